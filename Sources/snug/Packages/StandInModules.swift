import Foundation
import InputFiles
import InterfaceBuilder

/// The modules with which Snug replaces Apple's frameworks, so that apps compile without them.
enum StandInModules {
  /// The product of the package Snug that contains all modules that replace Apple's frameworks.
  static let product = "AppleFrameworks"

  /// Apple's names of those modules whose replacement has another name.
  private static let otherNames: Set<String> = ["Network", "OSLog", "UniformTypeIdentifiers", "os"]

  /// The most source files that are searched for imports.
  private static let mostFiles = 5_000
  private static let largestMegabytes = 4

  /// The replaced frameworks that the Swift files below a folder import, sorted.
  static func imported(below folder: String) -> [String] {
    var found: Set<String> = []
    var waiting = [folder]
    var left = mostFiles
    while let next = waiting.popLast() {
      guard let listing = FolderListing(next) else { continue }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let path = listing.path(of: entry.name)
        if entry.isFolder {
          waiting.append(path)
        } else if entry.name.hasSuffix(".swift"), left > 0 {
          left -= 1
          guard let data = try? RegularFile.read(path, atMost: largestMegabytes) else { continue }
          found.formUnion(imports(in: String(decoding: data, as: UTF8.self)))
        }
      }
    }
    return found.sorted()
  }

  /// The replaced frameworks that a source text imports.
  static func imports(in source: String) -> Set<String> {
    let modules = source.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      guard line.contains("import") else { return nil }
      let words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
      guard words.first == "import" else { return nil }
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
      let name = words.dropFirst().drop { kinds.contains($0) }.first
      return name?.split { $0 == "." || $0 == ";" }.first.map(String.init)
    }
    return names.union(otherNames).intersection(modules)
  }
}
