@testable import SurfaceGeneration

/// Writes the module MapKit from a surface and code by hand.
func writing(_ surface: String, code: [String: String] = [:]) -> ModuleWriter {
  let folder = "Sources/FrameworkModules/MapKit"
  let files = code.sorted { $0.key < $1.key }.map { SwiftFile(path: "\(folder)/\($0.key)", text: $0.value) }
  return ModuleWriter(
    SwiftFile(path: "Surface/MapKit.swift", text: surface), code: HandWrittenCode(files), folder: folder)
}

/// The generated code without its first lines.
func code(_ surface: String, beside code: [String: String] = [:]) -> String {
  let writer = writing(surface, code: code)
  guard writer.problems.isEmpty else { return problems(surface, beside: code).joined(separator: "\n") }
  return writer.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
}

/// What is wrong.
func problems(_ surface: String, beside code: [String: String] = [:]) -> [String] {
  writing(surface, code: code).problems.map(\.description)
}
