/// A string with attributes. Indices count UTF-16 units, as in `NSAttributedString`.
public struct AttributedText: Hashable, Sendable {
  /// A range of characters with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The range in UTF-16 units.
    public var range: Range<Int>
    /// The attributes of the range.
    public var attributes: TextAttributes

    /// Makes a run from a range of UTF-16 units and the attributes of the characters in it.
    public init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The characters of the text, without attributes.
  public let string: String
  /// The runs in ascending order. They cover the whole string without gaps or overlaps. An empty string has one empty
  /// run.
  public let runs: [Run]

  /// Makes a text in which all characters have the same attributes.
  public init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(range: 0..<string.utf16.count, attributes: attributes)]
  }

  /// Makes a text in one font, with default attributes.
  public init(_ string: String, font: Font) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  /// Makes a text with attributes by range.
  ///
  /// - Parameters:
  ///   - string: the characters.
  ///   - base: the attributes of characters that are in none of the ranges.
  ///   - overrides: ranges with their attributes. Ranges are clamped to the string. If ranges overlap, the later one in
  ///     the array wins.
  public init(_ string: String, base: TextAttributes, runs overrides: [Run]) {
    let count = string.utf16.count
    var covered: [Run] = []
    var borders: Set<Int> = [0, count]
    for run in overrides {
      borders.insert(min(max(run.range.lowerBound, 0), count))
      borders.insert(min(max(run.range.upperBound, 0), count))
    }
    let edges = borders.sorted()
    var owners = [TextAttributes?](repeating: nil, count: edges.count)
    for run in overrides {
      var index = edges.partitioningIndex { $0 >= run.range.lowerBound }
      while index < edges.count && edges[index] < run.range.upperBound {
        owners[index] = run.attributes
        index += 1
      }
    }
    for (index, next) in zip(edges.indices, edges.indices.dropFirst()) {
      let attributes = owners[index] ?? base
      if let last = covered.last, last.attributes == attributes {
        covered[covered.count - 1].range = last.range.lowerBound..<edges[next]
      } else {
        covered.append(Run(range: edges[index]..<edges[next], attributes: attributes))
      }
    }
    self.string = string
    self.runs = covered.isEmpty ? [Run(range: 0..<count, attributes: base)] : covered
  }

  /// Makes a text from UTF-16 units. Each lone surrogate is replaced by U+FFFD, so indices do not change.
  public init(utf16 units: some Collection<UInt16>, attributes: TextAttributes) {
    self.init(String(decoding: units, as: UTF16.self), attributes: attributes)
  }

  /// The length in UTF-16 units.
  public var length: Int { runs.last?.range.upperBound ?? 0 }

  /// The same text with other font sizes.
  ///
  /// - Parameter size: returns the new size of a font for its present size, in points.
  public func withFontSizes(_ size: (Double) -> Double) -> AttributedText {
    AttributedText(
      string: string,
      runs: runs.map { run in
        var attributes = run.attributes
        attributes.font = attributes.font.withSize(size(attributes.font.pointSize))
        return Run(range: run.range, attributes: attributes)
      })
  }

  private init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }
}
