/// A pattern for the paths of files below a folder, such as `Views/**/*.swift`.
///
/// A path is matched component by component, without backtracking. A pattern that matches a folder also matches
/// everything below it.
struct GlobPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// `**`: zero or more folders.
    case folders
    case name(WildcardName)
  }

  /// The state of a match after some components of a path: the indices of the pattern's parts that may match next, in
  /// ascending order.
  typealias Positions = [Int]

  private let parts: [Part]

  /// The limits of a pattern: its length in bytes, its number of parts, and the number of patterns to which its braces
  /// expand.
  private static let most = (characters: 1024, parts: 64, alternatives: 32)

  private init(_ text: String) {
    var parts: [Part] = []
    for name in text.split(separator: "/") where name != "." {
      if name == "**" {
        if parts.last != .folders { parts.append(.folders) }
      } else {
        parts.append(.name(WildcardName(String(name))))
      }
    }
    self.parts = parts
  }

  /// Reads a pattern. The result has several patterns if the text has braces, as in `*.{png,jpg}`, and none if the text
  /// is empty or exceeds the limits.
  static func patterns(_ text: String) -> [GlobPattern] {
    guard text.utf8.count <= most.characters else { return [] }
    var done: [String] = []
    var pending = [text]
    while let next = pending.popLast() {
      guard done.count + pending.count < most.alternatives else { return [] }
      if let alternatives = alternatives(of: next) {
        pending += alternatives.reversed()
      } else {
        done.append(next)
      }
    }
    return done.map(GlobPattern.init).filter { !$0.parts.isEmpty && $0.parts.count <= most.parts }
  }

  /// The state before the first component of a path.
  var start: Positions { closed([0]) }

  /// The state after one more component of the path.
  func next(_ positions: Positions, _ name: String) -> Positions {
    var next: Positions = []
    for position in positions where position < parts.count {
      switch parts[position] {
      case .folders: next.append(position)
      case .name(let pattern): if pattern.matches(name) { next.append(position + 1) }
      }
    }
    return closed(next)
  }

  /// Whether the whole pattern matches the components so far.
  func isWhole(_ positions: Positions) -> Bool { positions.last == parts.count }

  /// Whether the pattern matches a path, or one of the folders that contain it. The path is relative to the pattern's
  /// folder.
  func matches(_ path: some StringProtocol) -> Bool {
    var positions = start
    for name in path.split(separator: "/") {
      positions = next(positions, String(name))
      if isWhole(positions) { return true }
    }
    return false
  }

  /// Splits the pattern into its leading components without wildcards, as a path, and the rest; the rest is `nil` if
  /// the pattern has no wildcards.
  var split: (path: String, rest: GlobPattern?) {
    var names: [String] = []
    for part in parts {
      guard case .name(let name) = part, let literal = name.literal else { break }
      names.append(literal)
    }
    let rest = Array(parts[names.count...])
    return (names.joined(separator: "/"), rest.isEmpty ? nil : GlobPattern(parts: rest))
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The positions together with those that can be reached without consuming another component.
  private func closed(_ positions: Positions) -> Positions {
    var all = Set(positions)
    for position in positions {
      var next = position
      while next < parts.count, parts[next] == .folders {
        next += 1
        all.insert(next)
      }
    }
    return all.sorted()
  }

  /// The texts that result from replacing the first pair of braces by each of its alternatives; `nil` if there is no
  /// closed pair.
  private static func alternatives(of text: String) -> [String]? {
    guard let open = text.firstIndex(of: "{") else { return nil }
    var depth = 0
    var start = text.index(after: open)
    var found: [Substring] = []
    var index = open
    while index < text.endIndex {
      switch text[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 {
          found.append(text[start..<index])
          let rest = text[text.index(after: index)...]
          return found.map { text[..<open] + $0 + rest }.map(String.init)
        }
      case "," where depth == 1:
        found.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}
