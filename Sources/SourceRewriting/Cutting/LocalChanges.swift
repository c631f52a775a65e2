import SwiftParser
import SwiftSyntax

/// The changes between two texts of a file, if they can fix no error in the rest of the file.
///
/// These are changes in bodies, in comments and spaces, and of functions and properties whose names the rest of the file does
/// not use: an error in the rest of the file is about other names. Changes of types, initializers, subscripts, cases,
/// protocols and imports may fix errors in code that does not name them.
struct LocalChanges {
  /// A place of the file that has changed.
  struct Change {
    /// The bytes before and after the change.
    let old: Range<Int>
    let new: Range<Int>
    /// The names of the declarations that are added, removed or changed; empty if none are.
    var names: [String] = []
  }

  private let changes: [Change]
  private let before: [UInt8]
  private let after: [UInt8]

  /// Finds the changes between two texts; `nil` if they may have fixed an error anywhere in the file.
  ///
  /// - Complexity: linear in the length of the texts, which are parsed, times the number of changes.
  init?(from old: String, to new: String) {
    let (oldTree, newTree) = (Parser.parse(source: old), Parser.parse(source: new))
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    guard let found = DeclarationList(oldTree).changes(to: DeclarationList(newTree)) else { return nil }
    changes = found.filter { before[$0.old] != after[$0.new] }
    (self.before, self.after) = (before, after)
    let names = Set(changes.flatMap(\.names))
    guard hasAllChanges, !Self.uses(names, in: oldTree, outside: changes.map(\.old)),
      !Self.uses(names, in: newTree, outside: changes.map(\.new))
    else { return nil }
  }

  /// Whether declarations change, and not only bodies, comments and spaces.
  var changesDeclarations: Bool { changes.contains { !$0.names.isEmpty } }

  /// Whether the texts are the same outside of the changes.
  private var hasAllChanges: Bool {
    var (start, newStart) = (0, 0)
    for change in changes {
      guard before[start..<change.old.lowerBound] == after[newStart..<change.new.lowerBound] else { return false }
      (start, newStart) = (change.old.upperBound, change.new.upperBound)
    }
    return before[start...] == after[newStart...]
  }

  /// Whether the code of a tree outside of some ranges has one of the names.
  private static func uses(_ names: Set<String>, in tree: SourceFileSyntax, outside ranges: [Range<Int>]) -> Bool {
    !names.isEmpty
      && tree.tokens(viewMode: .sourceAccurate).contains { token in
        let position = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return names.contains(token.nameOrText) && !ranges.contains { $0.contains(position) }
      }
  }

  // MARK: What stands elsewhere

  /// A cut after the changes; `nil` if it is not outside of them.
  func moved(_ cut: Cut) -> Cut? {
    guard let range = moved(cut.range) else { return nil }
    var cut = cut
    let lines = shift(of: cut.range).lines
    (cut.line, cut.lastLine) = (cut.line + lines, cut.lastLine + lines)
    cut.range = range
    return cut
  }

  /// An adaptation after the changes; `nil` if it is not outside of them.
  func moved(_ adaptation: Adaptation) -> Adaptation? {
    let edits = adaptation.edits.compactMap { edit in
      moved(edit.range).map { Edit(range: $0, replacement: edit.replacement) }
    }
    guard edits.count == adaptation.edits.count, let range = moved(adaptation.range) else { return nil }
    var adaptation = adaptation
    (adaptation.range, adaptation.edits) = (range, edits)
    return adaptation
  }

  private func moved(_ range: Range<Int>) -> Range<Int>? {
    let isOutside = changes.allSatisfy {
      range.upperBound <= $0.old.lowerBound || range.lowerBound >= $0.old.upperBound
    }
    let bytes = shift(of: range).bytes
    return isOutside ? range.lowerBound + bytes..<range.upperBound + bytes : nil
  }

  /// The number of bytes and lines by which a range outside of the changes moves.
  private func shift(of range: Range<Int>) -> (bytes: Int, lines: Int) {
    changes.filter { $0.old.upperBound <= range.lowerBound }.reduce(into: (0, 0)) { sum, change in
      sum.0 += change.new.count - change.old.count
      sum.1 += Self.lines(in: after[change.new]) - Self.lines(in: before[change.old])
    }
  }

  private static func lines(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
