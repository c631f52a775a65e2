/// The allowed ranges of numeric attributes, by kind of quantity.
///
/// A number outside of its range is ignored, and the document gets a note. With numbers in these ranges, no sum,
/// product or count overflows during layout. Numbers of constraints have their own ranges in
/// ``ConstraintSpecification``.
nonisolated enum NumberRange {
  /// Lengths in points. The longest lengths of real documents are about 10,000.
  static let length = -1e6...1e6
  /// Font sizes in points.
  private static let fontSize = 0...1e4
  /// Factors by which line heights and font sizes are multiplied.
  private static let factor = 0...1e3
  /// Colour components. In extended colour spaces they can be below 0 or above 1.
  private static let color = -1e3...1e3
  private static let priority = 0...1e3
  /// Values of sliders and other controls, and of user-defined runtime attributes.
  private static let value = -1e12...1e12
  /// Dates in seconds since 2001. The range is some thousand years.
  private static let seconds = -1e11...1e11
  /// Numbers of lines of a text or of pages of a page control.
  private static let count = 0...1e4
  /// Indentation levels of table cells. Negative levels are allowed because documents have them.
  private static let indentation = -1e4...1e4

  /// The allowed range of a numeric attribute. Attributes that are not listed have the range of lengths.
  static func of(_ attribute: String) -> ClosedRange<Double> { ranges[attribute] ?? length }

  /// The message of a note about an attribute whose number is out of range; `nil` if the number is in its range, or if
  /// the attribute is not numeric.
  static func complaint(about attribute: String, of element: Element) -> String? {
    let isPart = geometryParts.contains(attribute) && geometry.contains(element.name)
    guard let range = isPart ? length : ranges[attribute], let text = element[attribute] else { return nil }
    guard let number = Double(text) else {
      return isPart ? "the \(attribute) “\(text)” of <\(element.name)> is not a number; it counts as 0" : nil
    }
    guard !range.contains(number) else { return nil }
    // in range: ends of ranges are constants
    let ends = [range.lowerBound, range.upperBound].map { "\(Int($0))" }.joined(separator: " to ")
    return "the \(attribute) “\(text)” of <\(element.name)> is not in the range \(ends); it was left out"
  }

  /// Elements that describe geometry. Those of their attributes that `geometryParts` lists are lengths.
  private static let geometry: Set<String> = [
    "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "frame",
  ]
  private static let geometryParts: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right", "leading",
    "trailing",
  ]

  private static let ranges: [String: ClosedRange<Double>] = {
    var ranges: [String: ClosedRange<Double>] = [:]
    func add(_ names: String, _ range: ClosedRange<Double>) {
      for name in names.split(separator: " ") { ranges[String(name)] = range }
    }
    add(
      """
      estimatedRowHeight firstLineHeadIndent headIndent imagePadding indentationWidth lineSpacing maximumLineHeight \
      minimumInteritemSpacing minimumLineHeight minimumLineSpacing paragraphSpacing paragraphSpacingBefore \
      placeholderIntrinsicHeight placeholderIntrinsicWidth preferredMaxLayoutWidth rowHeight sectionFooterHeight \
      sectionHeaderHeight spacing tailIndent titlePadding
      """, length)
    add("minimumFontSize pointSize size", fontSize)
    add("lineHeightMultiple minimumScaleFactor", factor)
    add("alpha blue green red white", color)
    add(
      """
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
      verticalCompressionResistancePriority
      """, priority)
    add("maxValue maximumValue minValue minimumValue progress value", value)
    add("timeIntervalSinceReferenceDate", seconds)
    add("currentPage numberOfLines numberOfPages", count)
    add("indentationLevel", indentation)
    return ranges
  }()
}
