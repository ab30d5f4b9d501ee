"""Draws what it is told with one library, and takes the processor time around each drawing.

raster.py skia|blend2d|qt reads lines:
  size W H                                     begins a picture
  rectangle R G B X Y WIDTH HEIGHT RADIUS      adds a shape
  polygon R G B X Y ...
  path R G B WIDTH CAP X Y ...                 a stroke with round joins
  arc R G B WIDTH CAP X Y RADIUS START SWEEP   in turns clockwise from 12 o'clock
  scene                                        draws it all; answers "done"
  draw N                                       draws it N times; answers with the microseconds of each
  coverage FILE                                writes each pixel's blue; answers "done"
Shapes are built once; what is timed is their drawing.
"""

import sys
import time


class Skia:
    def __init__(self):
        import skia

        self.skia = skia
        self.version = skia.__version__
        self.caps = {
            "butt": skia.Paint.kButt_Cap,
            "round": skia.Paint.kRound_Cap,
            "square": skia.Paint.kSquare_Cap,
        }

    def size(self, width, height):
        self.surface = self.skia.Surface.MakeRaster(self.skia.ImageInfo.MakeN32Premul(width, height))
        self.canvas = self.surface.getCanvas()

    def paint(self, color, width=None, cap=None):
        paint = self.skia.Paint(AntiAlias=True, Color=self.skia.Color(*color))
        if width is not None:
            paint.setStyle(self.skia.Paint.kStroke_Style)
            paint.setStrokeWidth(width)
            paint.setStrokeCap(self.caps[cap])
            paint.setStrokeJoin(self.skia.Paint.kRound_Join)
        return paint

    def rectangle(self, color, x, y, width, height, radius):
        paint, rect = self.paint(color), self.skia.Rect.MakeXYWH(x, y, width, height)
        if radius == 0:
            return lambda: self.canvas.drawRect(rect, paint)
        return lambda: self.canvas.drawRoundRect(rect, radius, radius, paint)

    def lines(self, points, closed):
        path = self.skia.Path()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        if closed:
            path.close()
        return path

    def polygon(self, color, points):
        paint, path = self.paint(color), self.lines(points, True)
        return lambda: self.canvas.drawPath(path, paint)

    def path(self, color, width, cap, points):
        paint, path = self.paint(color, width, cap), self.lines(points, False)
        return lambda: self.canvas.drawPath(path, paint)

    def arc(self, color, width, cap, x, y, radius, start, sweep):
        paint = self.paint(color, width, cap)
        if abs(sweep) >= 1:
            return lambda: self.canvas.drawCircle(x, y, radius, paint)
        path = self.skia.Path()
        box = self.skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius)
        path.addArc(box, start * 360 - 90, sweep * 360)
        return lambda: self.canvas.drawPath(path, paint)

    def draw(self, steps):
        for step in steps:
            step()

    def blue(self):
        image = self.surface.makeImageSnapshot()
        return image.tobytes()[0::4]


class Blend2D:
    def __init__(self):
        import blend2d

        self.blend2d = blend2d
        self.version = str(blend2d.BL_VERSION)
        caps = blend2d.BLStrokeCap
        self.caps = {"butt": caps.CAP_BUTT, "round": caps.CAP_ROUND, "square": caps.CAP_SQUARE}

    @staticmethod
    def style(color):
        return tuple(part / 255 for part in color) + (1.0,)

    def size(self, width, height):
        self.image = self.blend2d.BLImage(width, height, self.blend2d.BLFormat.PRGB32)
        self.context = self.blend2d.BLContext(self.image)

    def fill(self, color, path):
        style = self.style(color)

        def step():
            self.context.set_fill_style(style)
            self.context.fill_path(path)

        return step

    def stroke(self, color, width, cap, path):
        style, cap = self.style(color), self.caps[cap]

        def step():
            self.context.set_stroke_style(style)
            self.context.stroke_width = width
            self.context.set_stroke_caps(cap)
            self.context.stroke_join = self.blend2d.BLStrokeJoin.JOIN_ROUND
            self.context.stroke_path(path)

        return step

    def rectangle(self, color, x, y, width, height, radius):
        rect = self.blend2d.BLRect(x, y, width, height)
        if radius == 0:
            style = self.style(color)

            def step():
                self.context.set_fill_style(style)
                self.context.fill_rect(rect)

            return step
        path = self.blend2d.BLPath()
        path.add_round_rect(rect, radius)
        return self.fill(color, path)

    def lines(self, points, closed):
        path = self.blend2d.BLPath()
        path.move_to(*points[0])
        for point in points[1:]:
            path.line_to(*point)
        if closed:
            path.close()
        return path

    def polygon(self, color, points):
        return self.fill(color, self.lines(points, True))

    def path(self, color, width, cap, points):
        return self.stroke(color, width, cap, self.lines(points, False))

    def arc(self, color, width, cap, x, y, radius, start, sweep):
        import math

        path = self.blend2d.BLPath()
        if abs(sweep) >= 1:
            path.add_circle(x, y, radius)
        else:
            turn = 2 * math.pi
            path.arc_to(x, y, radius, radius, (start - 0.25) * turn, sweep * turn, True)
        return self.stroke(color, width, cap, path)

    def draw(self, steps):
        for step in steps:
            step()
        self.context.flush()

    def blue(self):
        return bytes(self.image.getDataAsNumPy()[:, :, 0].tobytes())


class Qt:
    def __init__(self):
        from PyQt5 import QtCore, QtGui

        self.gui, self.core = QtGui, QtCore
        self.version = QtCore.QT_VERSION_STR
        kinds = QtCore.Qt
        self.caps = {"butt": kinds.FlatCap, "round": kinds.RoundCap, "square": kinds.SquareCap}

    def size(self, width, height):
        self.image = self.gui.QImage(width, height, self.gui.QImage.Format_ARGB32_Premultiplied)

    def fill(self, color, path):
        brush = self.gui.QBrush(self.gui.QColor(*color))
        return lambda: self.painter.fillPath(path, brush)

    def stroke(self, color, width, cap, path):
        brush = self.gui.QBrush(self.gui.QColor(*color))
        pen = self.gui.QPen(brush, width, self.core.Qt.SolidLine, self.caps[cap], self.core.Qt.RoundJoin)
        return lambda: self.painter.strokePath(path, pen)

    def rectangle(self, color, x, y, width, height, radius):
        rect, fill = self.core.QRectF(x, y, width, height), self.gui.QColor(*color)
        if radius == 0:
            return lambda: self.painter.fillRect(rect, fill)
        path = self.gui.QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        return self.fill(color, path)

    def lines(self, points, closed):
        path = self.gui.QPainterPath()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        if closed:
            path.closeSubpath()
        return path

    def polygon(self, color, points):
        path = self.lines(points, True)
        path.setFillRule(self.core.Qt.WindingFill)
        return self.fill(color, path)

    def path(self, color, width, cap, points):
        return self.stroke(color, width, cap, self.lines(points, False))

    def arc(self, color, width, cap, x, y, radius, start, sweep):
        path = self.gui.QPainterPath()
        box = self.core.QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        if abs(sweep) >= 1:
            path.addEllipse(box)
        else:
            begin = 90 - start * 360
            path.arcMoveTo(box, begin)
            path.arcTo(box, begin, -sweep * 360)
        return self.stroke(color, width, cap, path)

    def draw(self, steps):
        self.painter = self.gui.QPainter(self.image)
        self.painter.setRenderHint(self.gui.QPainter.Antialiasing)
        for step in steps:
            step()
        self.painter.end()

    def blue(self):
        bits = self.image.constBits()
        bits.setsize(self.image.sizeInBytes())
        return bytes(bits)[0::4]


def shape(library, words):
    kind, color = words[0], tuple(int(word) for word in words[1:4])
    if kind in ("path", "arc"):
        width, cap, rest = float(words[4]), words[5], words[6:]
    else:
        rest = words[4:]
    numbers = [float(word) for word in rest]
    points = list(zip(numbers[0::2], numbers[1::2]))
    if kind == "rectangle":
        return library.rectangle(color, *numbers)
    if kind == "polygon":
        return library.polygon(color, points)
    if kind == "path":
        return library.path(color, width, cap, points)
    return library.arc(color, width, cap, *numbers)


def answer(text):
    print(text, flush=True)


def main():
    library = {"skia": Skia, "blend2d": Blend2D, "qt": Qt}[sys.argv[1]]()
    answer(f"ready {library.version}")
    steps = []
    for line in sys.stdin:
        words = line.split()
        if words[0] == "size":
            library.size(int(words[1]), int(words[2]))
            steps = []
        elif words[0] == "scene":
            library.draw(steps)
            answer("done")
        elif words[0] == "draw":
            times = []
            for _ in range(int(words[1])):
                start = time.thread_time_ns()
                library.draw(steps)
                times.append((time.thread_time_ns() - start) / 1000)
            answer(" ".join(map(str, times)))
        elif words[0] == "coverage":
            library.draw(steps)
            with open(words[1], "wb") as file:
                file.write(library.blue())
            answer("done")
        else:
            steps.append(shape(library, words))


main()
