// swift-tools-version: 6.3
import PackageDescription

/// The fuzzer, in a package of its own: flags that SwiftPM calls unsafe would keep others from depending on Galley. What is
/// fuzzed, the module `GalleyFuzzing`, is a part of Galley's package, whose own tests replay what was found.
///
/// `Scripts/fuzz` builds it with the address sanitizer and counters of edges in all modules, of this package and of Galley's;
/// only this program is linked with libFuzzer.
let package = Package(
  name: "galley-fuzz",
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    .executableTarget(
      name: "galley-fuzz",
      dependencies: [.product(name: "GalleyFuzzing", package: "Galley")],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
  ],
  swiftLanguageModes: [.v6]
)
