import Foundation
import TestSupport
import Testing

@Suite("Each part of the benchmarks prints one JSON object with every figure")
struct BenchmarkTests {
  /// Runs a part at a size at which its times mean nothing.
  private func figures(_ line: String) throws -> Figures {
    let words = line.split(separator: " ").map { String($0) }
    let finished = try Child.run(Built.path("Benchmarks"), words + ["--json"], within: 120)
    #expect(finished.ending == .left(code: 0), "\(finished.errors)")
    #expect(finished.lines.count == 1)
    let figures = Figures(try JSONSerialization.jsonObject(with: Data(finished.output)))
    #expect(figures["part"].text == words[0])
    #expect(figures["machine", "processor"].text?.isEmpty == false)
    #expect(figures["machine", "cores"].number ?? 0 >= 1)
    return figures
  }

  @Test("raster: limits, tminus and cairo have times and errors; what isn't installed is null")
  func raster() throws {
    let figures = try figures("raster --size 64x48 --rounds 1")
    let scene = figures["scenes"].list[0]
    #expect(scene["width"].number == 64 && scene["height"].number == 48)
    let contenders = scene["contenders"]
    for name in ["memset", "memcpy", "tminus kept", "tminus rebuilt", "cairo"] {
      #expect(contenders[name, "median_us"].number ?? 0 > 0, "\(name)")
    }
    for name in ["tminus kept", "tminus rebuilt"] {
      #expect(contenders[name, "worst_error"].number ?? 9 <= 1, "\(name)")
    }
    #expect(contenders["cairo", "worst_error"].number ?? 0 > 1)
    #expect(contenders["memset", "worst_error"].isNull)
    for name in ["skia", "blend2d", "qt"] { #expect(contenders[name].isNull, "\(name)") }
    for name in ["kept_to_memset", "cairo_to_kept", "cairo_to_rebuilt"] {
      #expect(scene["ratios", name].number ?? 0 > 0, "\(name)")
    }
    #expect(scene["ratios", "blend2d_to_kept"].isNull)
    let bar = try #require(figures["bars"].list.first)
    #expect(bar["bar"].text?.hasPrefix("Blend2D's time") == true && bar["wanted"].text == "≥ 1")
    #expect(bar["found"].isNull && bar["reached"].isNull)
  }

  @Test("incremental: times, and at least as many pixels evaluated as changed")
  func incremental() throws {
    let size = try figures("incremental --size 192x108 --rounds 1")["sizes"].list[0]
    #expect(size["tminus", "median_us"].number ?? 0 > 0)
    #expect(size["cairo", "median_us"].number ?? 0 > 0)
    let evaluated = try #require(size["tminus", "pixels_evaluated"].number)
    let changed = try #require(size["tminus", "pixels_changed"].number)
    #expect(changed > 0 && evaluated >= changed && evaluated < 192 * 108 / 10)
  }

  @Test("coverage: tminus is within 1/255 of the exact area, for each kind of shape")
  func coverage() throws {
    let figures = try figures("coverage --cases 3")
    #expect(figures["cases"].number == 20)
    let tminus = figures["contenders", "tminus"]
    #expect(tminus["worst_error"].number ?? 9 <= 1)
    for kind in ["rectangle", "line", "arc", "arc, caps within", "path", "polygon"] {
      #expect(tminus["kinds", kind, "edge_pixels"].number ?? 0 > 0, "\(kind)")
    }
    #expect(figures["contenders", "cairo", "kinds", "arc, caps within"].isNull)
    #expect(figures["contenders", "skia"].isNull)
    #expect(figures["bars"].list.map { $0["reached"].truth } == [true])
  }

  @Test("growth: timers, sizes and lengths each have times and pixels")
  func growth() throws {
    let figures = try figures("growth --cases 1 --seconds 0")
    for group in ["timers", "sizes", "lengths"] {
      let first = try #require(figures[group].list.first)
      #expect(first["frame_us"].number ?? 0 > 0)
      #expect(first["pixels"].number ?? 0 > 0 && first["pixels_of_screen"].number ?? 1 < 0.01)
      #expect(first["program"].isNull)
    }
  }

  @Test(
    "program: shares, memory, first frame, frames and lateness", .enabled(if: XServer.isAvailable))
  func program() throws {
    let figures = try figures("program --size 640x360 --seconds 1 --only tminus")
    let tminus = figures["programs", "tminus"]
    #expect(tminus["pss_mib"].number ?? 0 > 1 && tminus["processes"].number == 1)
    #expect(tminus["first_frame_ms"].number ?? 0 > 0)
    #expect(tminus["frames_per_second"].number ?? 0 > 1)
    for name in ["processor_percent", "x_percent", "total_percent"] {
      #expect(tminus[name].number ?? -1 >= 0, "\(name)")
    }
    for name in ["label_late_ms", "label_late_busy_ms"] {
      #expect(tminus[name, "changes"].number == 1)
      #expect(tminus[name, "median"].number != nil && tminus[name, "worst"].number != nil)
    }
    for name in ["chromium", "qt", "sdl-cairo", "pygame"] {
      #expect(figures["programs", name].isNull, "\(name)")
    }
    #expect(figures["ratios", "chromium_pss_to_tminus"].isNull)
  }

  @Test("What it does not know is refused in a sentence", arguments: ["rasters", "--fast"])
  func refusal(word: String) throws {
    let finished = try Child.run(Built.path("Benchmarks"), [word])
    #expect(finished.ending == .left(code: 1) && finished.output.isEmpty)
    #expect(finished.errors.hasPrefix("\(word) is "))
  }
}
