/// A pattern for the paths of files below a folder, such as `Views/**/*.swift`.
///
/// A path is followed from folder to folder, so that a pattern is never tried from its beginning again. What lies below
/// a folder that has the pattern has it, too.
struct GlobPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// `**`: any number of folders, or none.
    case folders
    case name(WildcardName)
  }

  /// How far a path has come: indices of parts, each once and in order.
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

  /// Where a path begins.
  var start: Positions { closed([0]) }

  /// How far a path has come with one more name.
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

  /// Whether a path that has come this far has the pattern.
  func isWhole(_ positions: Positions) -> Bool { positions.last == parts.count }

  /// Whether a path from the folder on has the pattern, or lies below a folder that has it.
  func matches(_ path: some StringProtocol) -> Bool {
    var positions = start
    for name in path.split(separator: "/") {
      positions = next(positions, String(name))
      if isWhole(positions) { return true }
    }
    return false
  }

  /// The folders and the file that the pattern begins with and that have no wildcards, and the rest.
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

  /// Positions with those that need no further name.
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
