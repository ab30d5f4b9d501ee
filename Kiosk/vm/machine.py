"""A virtual kiosk: QEMU without acceleration, looked at and typed on as a person would.

The screen, the keys and the power go by QEMU's own protocol (QMP); commands go to a shell on the second serial port.
"""

import json
import os
import re
import select
import shutil
import socket
import subprocess
import tempfile
import time

from PIL import Image, ImageChops

FOLDER = os.environ.get("TMINUS_VM", "/var/tmp/tminus-vm")
SIZE = (640, 360)
SCREEN = f"virtio-gpu-pci,xres={SIZE[0]},yres={SIZE[1]}"


class Machine:
    """A machine that is switched on as long as this value lives."""

    def __init__(self, disk=None, screen=SCREEN, quick=False, devices=(), clock="utc", command_line=""):
        self.folder = tempfile.mkdtemp(prefix="tminus-vm-")
        drive = f"file={disk or FOLDER + '/disk.img'},format=raw,if=none,id=disk,cache=unsafe"
        if disk is None:
            drive += ",snapshot=on"
        start = "tminus.quick " if quick else ""
        extra = [word for device in devices for word in ("-device", device)]
        self.switched_on = time.monotonic()
        self.process = subprocess.Popen(
            ["qemu-system-x86_64", "-M", "pc", "-accel", "tcg,thread=multi,tb-size=512", "-cpu", "max", "-m", "768",
             "-nodefaults", "-display", "none", "-vga", "none", "-no-reboot", "-rtc", f"base={clock}",
             "-device", screen, *extra, "-kernel", f"{FOLDER}/kernel", "-initrd", f"{FOLDER}/initrd",
             "-append", "console=ttyS0 quiet panic=-1 mitigations=off nokaslr systemd.show_status=no "
                        f"vt.global_cursor_default=0 consoleblank=0 {start}{command_line}",
             "-drive", drive, "-device", "virtio-blk-pci,drive=disk",
             "-serial", f"file:{self.folder}/console", "-serial", f"unix:{self.folder}/shell,server=on,wait=off",
             "-qmp", f"unix:{self.folder}/qmp,server=on,wait=off"],
            stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.monitor, self.answers = self._connect("qmp"), b""
        self._answer()
        self.ask("qmp_capabilities")
        self.shell, self.said = self._connect("shell"), b""

    def _connect(self, name):
        for _ in range(400):
            try:
                made = socket.socket(socket.AF_UNIX)
                made.connect(f"{self.folder}/{name}")
                return made
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"QEMU offers no {name}")

    # The monitor

    def _answer(self):
        while b"\n" not in self.answers:
            part = self.monitor.recv(65536)
            if not part:
                raise RuntimeError("QEMU has ended")
            self.answers += part
        line, self.answers = self.answers.split(b"\n", 1)
        return json.loads(line)

    def ask(self, command, **arguments):
        self.monitor.sendall(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while True:
            answer = self._answer()
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise RuntimeError(answer["error"])

    def press(self, *keys, seconds=0.08):
        """Presses keys of the machine's keyboard together."""
        codes = [{"type": "qcode", "data": key} for key in keys]
        self.ask("send-key", **{"keys": codes, "hold-time": int(seconds * 1000)})

    def cut_power(self):
        """Ends it as a plug that is pulled does."""
        self.process.kill()
        self.process.wait()

    # The shell

    def run(self, line, within=60):
        """Runs a line in the machine and returns its exit code and what it said."""
        self.shell.sendall(line.encode() + b"\n")
        code, text = self._end(within)
        if code == b"ready":
            code, text = self._end(within)
        return int(code), text

    def tell(self, line, within=60):
        """Runs a line and returns what it said."""
        return self.run(line, within)[1].strip()

    def _end(self, within):
        until = time.monotonic() + within
        while True:
            end = re.search(rb"\x01(ready|\d+)\x01\r?\n", self.said)
            if end:
                text, self.said = self.said[:end.start()], self.said[end.end():]
                return end.group(1), text.decode(errors="replace").replace("\r\n", "\n")
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.shell], [], [], left)[0]:
                raise TimeoutError(f"the machine's shell said nothing more; at last {self.said[-200:]!r}")
            self.said += self.shell.recv(65536)

    def await_shell(self, within=120):
        """Waits for the shell and returns the seconds since the machine was switched on."""
        while self._end(within)[0] != b"ready":
            pass
        return time.monotonic() - self.switched_on

    def await_text(self, line, pattern, within=30):
        """Waits until what a line says matches, and returns that."""
        return self.wait(lambda: (lambda text: re.search(pattern, text) and text)(self.tell(line)), within,
                         f"{line!r} to say {pattern!r}")

    def wait(self, holds, within=30, what="it"):
        """Waits until something holds and returns it."""
        until = time.monotonic() + within
        while True:
            seen = holds()
            if seen:
                return seen
            if time.monotonic() > until:
                raise TimeoutError(f"waited {within} s for {what}")
            time.sleep(0.1)

    # The screen

    def screen(self, head=None):
        """Returns the picture on the screen, black while there is none; of more outputs that of one by its number.

        The card has to have the name "card" then.
        """
        path = f"{self.folder}/screen.ppm"
        try:
            choice = {} if head is None else {"device": "card", "head": head}
            self.ask("screendump", filename=path, **choice)
            with Image.open(path) as picture:
                return picture.convert("RGB")
        except (RuntimeError, OSError):
            return Image.new("RGB", SIZE)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.monitor.close()
        self.shell.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Program:
    """The program of the package on this machine, which says what a screen has to show."""

    def __init__(self, path):
        self.path = path
        self.pictures = {}

    def picture(self, line, size=SIZE):
        """Returns what a command line shows, as a snapshot."""
        key = (line, size)
        if key not in self.pictures:
            with tempfile.NamedTemporaryFile(suffix=".png") as file:
                subprocess.run([self.path, *line.split(), "--size", f"{size[0]}x{size[1]}", "--snapshot", file.name],
                               check=True)
                with Image.open(file.name) as picture:
                    self.pictures[key] = picture.convert("RGB")
        return self.pictures[key]

    def seconds_left(self, shown, total, around, reach=4):
        """Returns the seconds that a screen shows by its digits, nearest to a guess; None where it shows none.

        Only what lies within the ring is compared, where the digits stand; pop-ups lie below it.
        """
        width, height = shown.size
        box = (width * 36 // 100, height * 29 // 100, width * 65 // 100, height * 53 // 100)
        part = shown.crop(box)
        for distance in range(reach + 1):
            for seconds in {around - distance, around + distance}:
                if not 0 < seconds <= total:
                    continue
                picture = self.picture(f"{total}s --elapsed {total - seconds}s", shown.size).crop(box)
                if differing(part, picture) == 0:
                    return seconds
        return None


def differing(one, other):
    """Returns how many pixels of two pictures differ."""
    if one.size != other.size:
        return one.size[0] * one.size[1]
    difference = ImageChops.difference(one, other).convert("L")
    return one.size[0] * one.size[1] - difference.histogram()[0]
