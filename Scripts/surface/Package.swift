// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The folder with the toolchain's own swift-syntax, or nil if it has none, as in the package above.
let toolchainSyntax: String? = {
  let library = "pm/ManifestAPI/libPackageDescription.so"
  guard Context.environment["SNUG_SWIFT_SYNTAX"] != "package",
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first(where: { $0.hasSuffix(library) }),
    let start = line.firstIndex(of: "/")
  else { return nil }
  let folder = line[start...].dropLast(library.count) + "host"
  return FileManager.default.fileExists(atPath: "\(folder)/SwiftParser.swiftmodule") ? String(folder) : nil
}()

// A package of its own, so that nobody who builds Snug builds it.
let package = Package(
  name: "surface",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "SurfaceGeneration"),
    .executableTarget(name: "surface", dependencies: ["SurfaceGeneration"]),
    .testTarget(name: "SurfaceGenerationTests", dependencies: ["SurfaceGeneration"]),
  ],
  swiftLanguageModes: [.v6]
)

let syntaxModules = ["SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftParserDiagnostics"]
if let toolchainSyntax {
  for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["-I", toolchainSyntax])]
    target.linkerSettings =
      [.unsafeFlags(["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax])]
      + syntaxModules.map { .linkedLibrary($0) }
  }
} else {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"))
  for target in package.targets where target.name == "SurfaceGeneration" {
    target.dependencies += syntaxModules.map { .product(name: $0, package: "swift-syntax") }
  }
}
