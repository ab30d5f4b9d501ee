// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// libm, which `squareRoot()` of debug builds needs where Glibc is not imported.
let math: [LinkerSetting] = [.linkedLibrary("m")]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: math)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "tminus",
  products: [
    .library(name: "TimerCore", targets: ["TimerCore"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Views", targets: ["Views"]),
    .executable(name: "tminus", targets: ["tminus"]),
  ],
  targets: [
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CSDL2TTF"),
    .systemLibrary(name: "CSDL2Image"),
    .systemLibrary(name: "CFontconfig"),
    .systemLibrary(name: "CSndfile"),
    library("TimerCore"),
    library("Raster"),
    library("Views", ["TimerCore", "Raster"]),
    library("Demo", ["TimerCore", "Raster", "Views"]),
    library("SDL", ["CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "Raster"]),
    library("Settings", ["TimerCore", "Raster", "Views", "Demo"]),
    library("Sound", ["CLinux", "CSDL2", "CSndfile"]),
    library(
      "Station", ["CLinux", "TimerCore", "Raster", "Views", "Demo", "SDL", "Settings", "Sound"]),
    .executableTarget(
      name: "tminus", dependencies: ["Settings", "Station"], swiftSettings: strict),
    // What only the benchmarks compare with.
    .systemLibrary(name: "CCairo", path: "Tests/CCairo"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CCairo", "Raster", "TestSupport", "TimerCore", "Views"],
      path: "Tests/Benchmarks", exclude: ["Peers", "counts.json"], swiftSettings: strict),
    // SDL runs in processes of its own while it is tested.
    .executableTarget(
      name: "sdlprobe", dependencies: ["SDL", "CSDL2", "Raster"], path: "Tests/Probes/sdlprobe",
      swiftSettings: strict),
    .executableTarget(
      name: "embeddedring", dependencies: ["CSDL2", "Raster", "TimerCore", "Views"],
      path: "Tests/Probes/embeddedring", swiftSettings: strict),
    .executableTarget(
      name: "stationprobe", dependencies: ["CSDL2", "Raster", "SDL", "Settings", "Station"],
      path: "Tests/Probes/stationprobe", swiftSettings: strict),
    .executableTarget(
      name: "startprobe", dependencies: ["Raster", "TestSupport"], path: "Tests/Probes/startprobe",
      swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Tests/Probes/allocprobe/Counter"),
    .executableTarget(
      name: "allocprobe", dependencies: ["AllocationCounter", "Raster", "Views"],
      path: "Tests/Probes/allocprobe/Program", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Raster"], path: "Tests/Support", swiftSettings: strict),
    tests("TimerCoreTests", ["TimerCore"]),
    tests("RasterTests", ["Raster"]),
    tests("ViewsTests", ["Views", "TimerCore", "Raster"]),
    tests(
      "DemoTests", ["Demo", "Views", "TimerCore", "Raster", "TestSupport", "stationprobe"],
      exclude: ["Pictures"]),
    tests("BenchmarkTests", ["Benchmarks", "TestSupport"]),
    tests("SDLTests", ["SDL", "Raster", "TestSupport"]),
    tests("SoundTests", ["CSndfile", "Sound", "TestSupport"]),
    tests(
      "SettingsTests", ["Settings", "Demo", "TimerCore", "Raster", "Views", "TestSupport"],
      exclude: ["Themes/Pictures"]),
    tests(
      "StationTests", ["CLinux", "SDL", "Settings", "Station", "TestSupport", "TimerCore", "Views"]),
    tests(
      "ProgramTests",
      [
        "TestSupport", "Raster", "Settings", "TimerCore", "tminus", "stationprobe", "embeddedring",
        "allocprobe",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
