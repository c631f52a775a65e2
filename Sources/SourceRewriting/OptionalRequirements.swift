import SwiftParser
import SwiftSyntax

/// The optional methods of the protocols of UIKit and other frameworks, as the folder Surface declares them.
struct OptionalRequirements {
  static let all = OptionalRequirements(methods: StandIns.optionalMethods, inheritance: StandIns.inheritance)

  /// The methods with their default implementations, by the names of the protocols and by their full names.
  private var methods: [String: [String: String]] = [:]
  /// The protocols from which protocols inherit.
  private var inherited: [String: [String]] = [:]

  /// - Parameters:
  ///   - methods: a line per method: the protocol, a colon, and the method with its default implementation.
  ///   - inheritance: a line per protocol: its name, a colon, and the protocols from which it inherits.
  init(methods: String, inheritance: String) {
    for (protocolName, declaration) in Self.lines(of: methods) {
      let tree = Parser.parse(source: declaration)
      guard let method = tree.statements.first?.item.as(FunctionDeclSyntax.self) else { continue }
      self.methods[protocolName, default: [:]][method.fullName] = declaration
    }
    for (protocolName, names) in Self.lines(of: inheritance) {
      inherited[protocolName] = names.split(separator: ",").map(\.withoutSpaces)
    }
  }

  /// The optional methods of some protocols and of those from which they inherit, by their full names.
  func methods(ofProtocols names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var (next, seen) = (names, Set<String>())
    while let name = next.popLast() {
      guard seen.insert(name).inserted else { continue }
      found.merge(methods[name] ?? [:]) { first, _ in first }
      next += inherited[name] ?? []
    }
    return found
  }

  private static func lines(of text: String) -> [(String, String)] {
    text.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].withoutSpaces, line[colon...].dropFirst().withoutSpaces)
    }
  }
}

extension Substring {
  /// The text without the spaces at its beginning.
  fileprivate var withoutSpaces: String { String(drop { $0 == " " }) }
}
