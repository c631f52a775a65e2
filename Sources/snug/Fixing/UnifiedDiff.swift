import Foundation

/// The difference of two versions of a text file, as `git apply` and `patch` read it.
struct UnifiedDiff {
  /// The lines of context around a change.
  private static let context = 3

  /// A line of one or both versions.
  private struct Entry {
    /// A space for a line of both, `-` for one of the old, `+` for one of the new version.
    var mark: Character
    var line: Substring
    /// The numbers of lines before it in the old and in the new version.
    var places: (old: Int, new: Int)
  }

  private let entries: [Entry]
  private let path: String

  /// - Parameters:
  ///   - path: the file, as a path from the root of its repository.
  /// - Returns: `nil` if a version is not UTF-8.
  init?(from old: Data, to new: Data, path: String) {
    guard let old = String(validating: old, as: UTF8.self), let new = String(validating: new, as: UTF8.self) else {
      return nil
    }
    self.path = path
    entries = Self.entries(Self.lines(of: old), Self.lines(of: new))
  }

  /// The lines with their line ends. Only a line feed ends a line, so that a carriage return stays part of it.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 10) {
      lines.append(rest[..<rest.utf8.index(after: end)])
      rest = rest[rest.utf8.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func entries(_ old: [Substring], _ new: [Substring]) -> [Entry] {
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var entries: [Entry] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let places = (old: from, new: to)
      if removed.contains(from) {
        entries.append(Entry(mark: "-", line: old[from], places: places))
        from += 1
      } else if inserted.contains(to) {
        entries.append(Entry(mark: "+", line: new[to], places: places))
        to += 1
      } else {
        entries.append(Entry(mark: " ", line: old[from], places: places))
        (from, to) = (from + 1, to + 1)
      }
    }
    return entries
  }

  /// The patch; empty if the versions are equal.
  var text: String {
    let hunks = hunks
    if hunks.isEmpty { return "" }
    return "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n" + hunks.map(text).joined()
  }

  /// The changed lines alone, each with its mark and without the spaces around it.
  var changes: [String] {
    entries.filter { $0.mark != " " }.map { "\($0.mark) \($0.line.trimmingCharacters(in: .whitespacesAndNewlines))" }
  }

  /// The ranges of entries that are printed: changes with their context.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, entry) in entries.enumerated() where entry.mark != " " {
      let range = max(0, index - Self.context)..<min(entries.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(_ hunk: Range<Int>) -> String {
    let lines = entries[hunk]
    let old = lines.count { $0.mark != "+" }
    let new = lines.count { $0.mark != "-" }
    let start = entries[hunk.lowerBound].places
    // An empty range is counted from the line before it.
    let head = "@@ -\(old == 0 ? start.old : start.old + 1),\(old) +\(new == 0 ? start.new : start.new + 1),\(new) @@\n"
    return head
      + lines.map { "\($0.mark)\($0.line)" + ($0.line.utf8.last == 10 ? "" : "\n\\ No newline at end of file\n") }
      .joined()
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
