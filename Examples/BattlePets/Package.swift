// swift-tools-version: 6.1

import PackageDescription

// The app's sources stand as they are in BattlePets/; project.yml lists the same files for Xcode.
let package = Package(
  name: "BattlePets",
  dependencies: [.package(name: "snug", path: "../..")],
  targets: [
    .executableTarget(
      name: "BattlePets",
      dependencies: [.product(name: "SnugHost", package: "snug")],
      path: "BattlePets",
      exclude: ["Assets.xcassets", "Base.lproj", "Info.plist"],
      // The plugin compiles rewritten copies of the other files.
      sources: ["Placeholder.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "snug")])
  ],
  swiftLanguageModes: [.v5]
)
