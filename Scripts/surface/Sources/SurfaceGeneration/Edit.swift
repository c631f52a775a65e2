import SwiftSyntax

/// A change of a text.
struct Edit {
  /// The bytes that are replaced.
  var range: Range<Int>
  var replacement: String

  /// Inserts a text before a byte.
  static func insertion(_ text: String, at position: AbsolutePosition) -> Edit {
    Edit(range: position.utf8Offset..<position.utf8Offset, replacement: text)
  }

  /// Replaces what is between two positions.
  static func replacement(
    from start: AbsolutePosition, to end: AbsolutePosition, by text: String = ""
  ) -> Edit {
    Edit(range: start.utf8Offset..<end.utf8Offset, replacement: text)
  }
}

extension String {
  /// The text with changes. Of two that overlap, the one that starts first counts.
  func applying(_ edits: [Edit]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
