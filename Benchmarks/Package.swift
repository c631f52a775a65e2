// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses the libraries builds or downloads anything for it.
let package = Package(
  name: "snug-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "snug", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [.product(name: "ConstraintSolver", package: "snug")]),

    // Text, against Pango.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(name: "CPangoDriver", dependencies: ["CPango"]),
    .executableTarget(
      name: "TextBenchmarks",
      dependencies: [.product(name: "Typesetting", package: "snug"), "CPangoDriver"]),
    // Measures texts in bulk, for Scripts/count-label-widths.py.
    .executableTarget(name: "TextMeasure", dependencies: [.product(name: "Typesetting", package: "snug")]),
    // Draws docs/gallery/text.
    .executableTarget(
      name: "TextGallery",
      dependencies: [.product(name: "Typesetting", package: "snug"), .product(name: "Drawing", package: "snug")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Screens that stand: live text sizes, long tables.
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [.product(name: "UIKit", package: "snug"), .product(name: "InterfaceBuilder", package: "snug")]),
    // Making views, laying them out and changing them, against Yoga.
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "ViewBenchmarks", dependencies: [.product(name: "UIKit", package: "snug"), "CMalloc"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
