/// The table of frameworks and what they import of each other, for Package.swift and for the program.
struct FrameworkTable {
  /// The names of the modules, sorted, each with the frameworks that it imports.
  let modules: [(name: String, imports: [String])]

  /// The lines of the table in Package.swift.
  var manifestLines: String {
    let entries = modules.map { module in
      "\"\(module.name)\": [\(module.imports.map { "\"\($0)\"" }.joined(separator: ", "))],"
    }
    return Self.filled(entries, indent: "    ")
  }

  /// A Swift file with the names.
  var namesFile: String {
    """
    // Made by `make surface` from the folder Surface; don't edit.
    // swift-format-ignore-file

    extension StandInModules {
      /// Their names, as in Package.swift.
      static let names: Set<String> = [
    \(Self.filled(modules.map { "\"\($0.name)\"," }, indent: "    "))
      ]
    }

    """
  }

  /// As many words per line as fit into 120 columns.
  private static func filled(_ words: [String], indent: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, indent.count + line.count + 1 + word.count > 120 {
        lines.append(indent + line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    if !line.isEmpty { lines.append(indent + line) }
    return lines.joined(separator: "\n")
  }
}
