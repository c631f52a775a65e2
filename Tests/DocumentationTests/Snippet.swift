import Foundation
import TestSupport

/// A file of examples in `Snippets/`. Parts of it, its slices, are shown in the documentation.
struct Snippet {
  static let all = Project.files(below: "Snippets", extension: "swift").map { path in
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  var name: String
  var lines: [String]

  init(_ name: String) throws {
    self.name = name
    lines = try Project.text("Snippets/\(name).swift").components(separatedBy: "\n")
  }

  /// The lines that its comments `// Prints "…"` announce.
  var announcedOutput: [String] {
    lines.compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("// Prints \""), line.hasSuffix("\"") else { return nil }
      return String(line.dropFirst("// Prints \"".count).dropLast())
    }
  }

  /// The slices by name, moved to the left margin.
  var slices: [String: [String]] {
    var slices: [String: [String]] = [:]
    var current: (name: String, lines: [String])?
    for line in lines {
      let content = line.trimmingCharacters(in: .whitespaces)
      if content == "// snippet.end" {
        if let current { slices[current.name] = current.lines.movedToMargin }
        current = nil
      } else if content.hasPrefix("// snippet.") {
        current = (String(content.dropFirst("// snippet.".count)), [])
      } else {
        current?.lines.append(line)
      }
    }
    return slices
  }

  var imports: [String] { lines.filter { $0.hasPrefix("import ") } }
}

extension [String] {
  fileprivate var movedToMargin: [String] {
    let indents = filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return map { String($0.dropFirst(indents.min() ?? 0)) }
  }
}
