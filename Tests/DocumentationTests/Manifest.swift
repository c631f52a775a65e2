import Foundation
import TestSupport

/// What Package.swift says about targets and products.
struct Manifest {
  struct Target {
    var kind: String
    var name: String
    /// Modules of this package.
    var dependencies: [String]
  }

  var targets: [Target]
  var libraries: [String]

  init() throws {
    let text = try Project.text("Package.swift")
    libraries = text.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    targets = text.matches(of: /\.(target|executableTarget|systemLibrary)\(\s*name: "([\w-]+)"/).map { match in
      let declaration = Self.parenthesised(text[match.range.lowerBound...])
      let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      let modules = list.replacing(/\.product\([^)]*\)/, with: "")
      let dependencies = modules.matches(of: /"([\w-]+)"/).map { String($0.1) }
      return Target(kind: String(match.1), name: String(match.2), dependencies: dependencies)
    }
  }

  /// The text up to the parenthesis that closes the first opening one.
  private static func parenthesised(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
  }
}
