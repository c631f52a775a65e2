// swift-tools-version: 6.1

import PackageDescription

// The app's sources stand as they are in StackHeights/; project.yml lists the same files for Xcode.
let package = Package(
  name: "StackHeights",
  dependencies: [.package(name: "snug", path: "../..")],
  targets: [
    .executableTarget(
      name: "StackHeights",
      dependencies: [.product(name: "SnugHost", package: "snug")],
      path: "StackHeights",
      exclude: ["Info.plist", "ProportionalHeightsViewController.xib", "TiedHeightsViewController.xib"],
      // The plugin compiles rewritten copies of the other files.
      sources: ["Placeholder.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "snug")])
  ],
  swiftLanguageModes: [.v5]
)
