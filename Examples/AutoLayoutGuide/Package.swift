// swift-tools-version: 6.1

import PackageDescription

// The app's sources stand as they are in AutoLayoutGuide/; project.yml lists the same files for Xcode.
let package = Package(
  name: "AutoLayoutGuide",
  dependencies: [.package(name: "snug", path: "../..")],
  targets: [
    .executableTarget(
      name: "AutoLayoutGuide",
      dependencies: [.product(name: "SnugHost", package: "snug")],
      path: "AutoLayoutGuide",
      exclude: [
        "Assets.xcassets", "Detail.xib", "DetailLevel99.xib", "Hello.xib", "Info.plist", "MenuCell.xib", "SignIn.xib",
      ],
      // The plugin compiles rewritten copies of the other files.
      sources: ["Placeholder.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "snug")])
  ],
  swiftLanguageModes: [.v5]
)
