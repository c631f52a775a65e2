import SwiftSyntax

/// A change of a source text.
struct Edit: Codable, Hashable, Sendable {
  /// The range of bytes that is replaced.
  var range: Range<Int>
  var replacement: String
}

extension Edit {
  /// Makes an edit that replaces a syntax node, without the spaces and comments around it.
  init(replacing node: some SyntaxProtocol, by replacement: String) {
    self.init(range: node.trimmedBytes, replacement: replacement)
  }

  /// Makes an edit that inserts a text before a byte.
  init(inserting text: String, at position: Int) {
    self.init(range: position..<position, replacement: text)
  }

  /// The same edit with its range counted from a byte of the text, for the part of the text that starts there.
  func inText(from start: Int) -> Edit {
    Edit(range: range.lowerBound - start..<range.upperBound - start, replacement: replacement)
  }
}

extension SyntaxProtocol {
  /// The range of bytes of the node in its file, without the spaces and comments around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension String {
  /// The text with some edits applied. Edits must not overlap. Line breaks that an edit would remove are kept, so that
  /// lines keep their numbers.
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
      // Adds the line breaks that the edit would remove.
      let kept = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
      let lost = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
      result += [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, lost - kept))
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
