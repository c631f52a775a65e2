/// Finds the positions of start tags and their attributes in the text of an XML document.
///
/// It is used only for documents that ``ElementTreeParser`` has parsed, because the parser does not give positions of
/// attributes.
nonisolated struct MarkupScanner {
  /// A start tag of the document, with its name and attributes.
  struct Tag {
    var name: String
    var attributes: [Attribute] = []
    /// The position after the last attribute, where another attribute can be inserted after a space.
    var end: Int
    /// The range between the start tag and the end tag; `nil` if the element has no end tag.
    var content: Range<Int>?
    /// Whether the element contains other elements.
    var hasElements = false
    /// The range of the whole element, from the start tag to the end tag.
    var whole: Range<Int>
  }

  /// An attribute of a start tag. Positions are counted in units of ``MarkupText``.
  struct Attribute {
    var name: String
    /// The position at which the attribute's name begins.
    var start: Int
    /// The range of the attribute's value, without the quotes.
    var value: Range<Int>
  }

  private let units: [UInt16]
  private var position = 0
  private var open: [Int] = []
  private var tags: [Tag] = []

  private init(_ units: [UInt16]) { self.units = units }

  /// The start tags in document order; `nil` if the text does not look like XML.
  static func tags(of text: MarkupText) -> [Tag]? {
    var scanner = MarkupScanner(text.units)
    return scanner.scan() ? scanner.tags : nil
  }

  private mutating func scan() -> Bool {
    while let start = units[position...].firstIndex(of: Self.unit("<")) {
      position = start
      let isRead =
        skip("<!--", to: "-->") ?? skip("<![CDATA[", to: "]]>") ?? skip("<?", to: "?>") ?? (starts("<!") ? false : nil)
        ?? (starts("</") ? scanEndTag() : scanStartTag())
      guard isRead else { return false }
    }
    return open.isEmpty
  }

  /// Skips markup that begins with `start` and ends with `end`.
  ///
  /// - Returns: whether the end was found; `nil` if the text at the position does not begin with `start`.
  private mutating func skip(_ start: String, to end: String) -> Bool? {
    guard starts(start) else { return nil }
    position += start.utf16.count
    while position < units.count {
      if starts(end) {
        position += end.utf16.count
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func scanEndTag() -> Bool {
    guard let index = open.popLast(), let end = units[position...].firstIndex(of: Self.unit(">")) else { return false }
    tags[index].content = (tags[index].content?.lowerBound ?? position)..<position
    position = end + 1
    tags[index].whole = tags[index].whole.lowerBound..<position
    return true
  }

  private mutating func scanStartTag() -> Bool {
    let begin = position
    position += 1
    var tag = Tag(name: name(), end: position, whole: begin..<position)
    while position < units.count {
      skipSpace()
      if starts("/>") || starts(">") { return finish(&tag) }
      let start = position
      let name = name()
      skipSpace()
      guard !name.isEmpty, starts("=") else { return false }
      position += 1
      skipSpace()
      guard starts("\"") || starts("'"), position + 1 < units.count,
        let end = units[(position + 1)...].firstIndex(of: units[position])
      else { return false }
      tag.attributes.append(Attribute(name: name, start: start, value: position + 1..<end))
      position = end + 1
      tag.end = position
    }
    return false
  }

  /// Completes a start tag at its `>` or `/>`.
  private mutating func finish(_ tag: inout Tag) -> Bool {
    if let parent = open.last { tags[parent].hasElements = true }
    let isEmpty = starts("/>")
    position += isEmpty ? 2 : 1
    tag.whole = tag.whole.lowerBound..<position
    if !isEmpty {
      open.append(tags.count)
      tag.content = position..<position
    }
    tags.append(tag)
    return true
  }

  private mutating func skipSpace() {
    while position < units.count, [0x20, 0x09, 0x0A, 0x0D].contains(units[position]) { position += 1 }
  }

  /// Reads the name at the position. It ends before a markup character or a space.
  private mutating func name() -> String {
    let start = position
    while position < units.count, !Self.ends.contains(units[position]) { position += 1 }
    return String(decoding: units[start..<position], as: UTF16.self)
  }

  private func starts(_ text: String) -> Bool {
    units[position...].starts(with: text.utf16)
  }

  private static func unit(_ character: Unicode.Scalar) -> UInt16 { UInt16(truncatingIfNeeded: character.value) }
  private static let ends: Set<UInt16> = Set(" \t\n\r=/><\"'".utf16)
}
