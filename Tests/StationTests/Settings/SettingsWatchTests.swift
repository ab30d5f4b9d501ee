import Foundation
import TestSupport
import Testing

@testable import Station

@Suite struct SettingsWatchTests {
  private func waits(_ watch: SettingsWatch) -> Bool {
    var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 200) > 0 && watch.drain()
  }

  @Test func savingRenamingOverAndRemovingAreNoticed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([1], to: "a.json5")
    let watch = SettingsWatch()
    watch.watch([file])
    #expect(!waits(watch))
    _ = try folder.write([2], to: "a.json5")
    #expect(waits(watch))
    let other = try folder.write([3], to: "a.json5~")
    #expect(!waits(watch), "another file is nobody's business")
    rename(other, file)
    #expect(waits(watch))
    unlink(file)
    #expect(waits(watch))
  }

  @Test func aFileBehindLinksIsWatchedWhereItLies() throws {
    let (own, other) = (try TemporaryFolder(), try TemporaryFolder())
    let target = try other.write([1], to: "target.json5")
    #expect(symlink(target, other.path("middle.json5")) == 0)
    #expect(symlink("\(other.root)/middle.json5", own.path("s.json5")) == 0)
    let watch = SettingsWatch()
    watch.watch([own.path("s.json5")])
    #expect(!waits(watch))
    _ = try other.write([2], to: "target.json5")
    #expect(waits(watch))
    let stranger = try other.write([2], to: "stranger.json5")
    #expect(!waits(watch))
    rename(stranger, target)
    #expect(waits(watch))
    unlink(other.path("middle.json5"))
    #expect(waits(watch))
  }

  @Test func aFileWhoseFoldersAppearLaterIsNoticed() throws {
    let folder = try TemporaryFolder()
    let inner = folder.path("one/two")
    let watch = SettingsWatch()
    watch.watch(["\(inner)/a.json5"])
    mkdir(folder.path("other"), 0o700)
    #expect(!waits(watch))
    mkdir(folder.path("one"), 0o700)
    #expect(waits(watch))
    watch.renew()
    mkdir(inner, 0o700)
    #expect(waits(watch))
    watch.renew()
    _ = try folder.write([1], to: "one/two/a.json5")
    #expect(waits(watch))
  }
}
