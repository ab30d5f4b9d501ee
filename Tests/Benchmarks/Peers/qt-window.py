"""The same ring and label in a Qt window: qt-window.py END WIDTH HEIGHT, END in seconds since 1970."""

import math
import sys
import time

from PyQt5.QtCore import QRectF, Qt, QTimer
from PyQt5.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen
from PyQt5.QtWidgets import QApplication, QWidget


class Countdown(QWidget):
    def __init__(self, end, width, height):
        super().__init__(None, Qt.FramelessWindowHint)
        self.end = end
        self.setAttribute(Qt.WA_OpaquePaintEvent)
        self.setGeometry(0, 0, width, height)
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.PreciseTimer)
        self.timer.timeout.connect(self.update)
        self.timer.start(16)

    def arc(self, painter, color, turns):
        height = self.height()
        radius = height * 0.35
        box = QRectF(self.width() / 2 - radius, height / 2 - radius, 2 * radius, 2 * radius)
        path = QPainterPath()
        path.arcMoveTo(box, 90)
        path.arcTo(box, 90, -360 * turns)
        pen = QPen(QBrush(QColor(color)), height * 0.08, Qt.SolidLine, Qt.FlatCap)
        painter.strokePath(path, pen)

    def paintEvent(self, _):
        left = max(0, self.end - time.time())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.Antialiasing)
        painter.fillRect(self.rect(), QColor("#0E1116"))
        self.arc(painter, "#232A33", 1)
        self.arc(painter, "#3DDC97", left / 600)
        seconds = math.ceil(left)
        font = QFont("sans-serif")
        font.setPixelSize(int(self.height() * 0.14))
        painter.setFont(font)
        painter.setPen(QColor("#F2F5F7"))
        painter.drawText(self.rect(), Qt.AlignCenter, f"{seconds // 60:02}:{seconds % 60:02}")
        painter.end()


application = QApplication(sys.argv[:1])
window = Countdown(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
window.show()
sys.exit(application.exec_())
