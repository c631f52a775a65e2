// swift-tools-version: 6.2

import PackageDescription

// An audit with a rule of its own beside those of Snug: `swift run OwnRules Terms.xib`.
let package = Package(
  name: "OwnRules",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "snug", path: "../../..")],
  targets: [
    .executableTarget(
      name: "OwnRules",
      dependencies: ["Audit", "Environments", "InterfaceBuilder", "Reports", "UIKit"].map {
        .product(name: $0, package: "snug")
      },
      path: "OwnRules")
  ]
)
