/// A pattern for the paths of files below a folder, such as `Views/**/*.swift`.
///
/// A path is matched name by name, so that the pattern is never tried again from its beginning. A pattern that matches
/// a folder also matches everything below it.
struct GlobPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// `**`: any number of folders, or none.
    case folders
    case name(WildcardName)
  }

  /// The state of a match after some names of a path: the indices of the parts that may match next, ascending.
  typealias Positions = [Int]

  private let parts: [Part]

  /// The limits of a pattern: characters, parts, and patterns that its braces stand for.
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

  /// The patterns that a text stands for: one, or several if it has braces, as in `*.{png,jpg}`. There are none if the
  /// text is empty or beyond the limits.
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

  /// The state before the first name of a path.
  var start: Positions { closed([0]) }

  /// The state after one more name of the path.
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

  /// Whether the pattern matches the names so far.
  func isWhole(_ positions: Positions) -> Bool { positions.last == parts.count }

  /// Whether the pattern matches a path, from the folder on, or a folder above it.
  func matches(_ path: some StringProtocol) -> Bool {
    var positions = start
    for name in path.split(separator: "/") {
      positions = next(positions, String(name))
      if isWhole(positions) { return true }
    }
    return false
  }

  /// The leading names of the pattern that have no wildcards, as a path, and the rest; `nil` if there is no rest.
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

  /// The positions together with those that can be reached without another name.
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

  /// The texts that the first braces stand for; `nil` if there are none that are closed.
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
