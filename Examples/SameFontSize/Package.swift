// swift-tools-version: 6.1

import PackageDescription

// The app's sources stand as they are in SameFontSize/; project.yml lists the same files for Xcode.
let package = Package(
  name: "SameFontSize",
  dependencies: [.package(name: "snug", path: "../..")],
  targets: [
    .executableTarget(
      name: "SameFontSize",
      dependencies: [.product(name: "SnugHost", package: "snug")],
      path: "SameFontSize",
      exclude: ["Assets.xcassets", "Info.plist"],
      // The plugin compiles rewritten copies of the other files.
      sources: ["Placeholder.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "snug")])
  ],
  swiftLanguageModes: [.v5]
)
