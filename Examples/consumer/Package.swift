// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "consumer",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "consumer", dependencies: [.product(name: "Galley", package: "Galley")]),
    .executableTarget(
      name: "swiftui-consumer", dependencies: [.product(name: "SwiftUI", package: "Galley")]),
    .target(name: "SnapshotTesting"),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        "SnapshotTesting", .product(name: "GalleySwiftTesting", package: "Galley"),
        .product(name: "GalleyXCTest", package: "Galley"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
