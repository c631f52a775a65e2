/// The numbers that attributes may hold, by what they measure.
///
/// A number outside of its range is ignored, and the document gets a note. Within the ranges, no sum, product or count
/// of layout overflows. Numbers of constraints have their own ranges in ``ConstraintSpecification``.
nonisolated enum NumberRange {
  /// Points. The longest lengths of real documents are about 10,000.
  static let length = -1e6...1e6
  /// Points of a font.
  private static let fontSize = 0...1e4
  /// Multiples of a size.
  private static let factor = 0...1e3
  /// Colour components. Those from 0 to 1 can be shown.
  private static let color = -1e3...1e3
  private static let priority = 0...1e3
  /// Values of controls, and attributes of the app's own classes.
  private static let value = -1e12...1e12
  /// Seconds from 2001: some thousand years.
  private static let seconds = -1e11...1e11
  /// Lines of a text, pages of a page control.
  private static let count = 0...1e4
  /// Steps by which cells are indented; public documents have -1.
  private static let indentation = -1e4...1e4

  /// The range of an attribute that is read as a number; the range of lengths for attributes that are not listed.
  static func of(_ attribute: String) -> ClosedRange<Double> { ranges[attribute] ?? length }

  /// What is wrong with a number of an element; `nil` if it is in its range, or if the attribute is not a number.
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

  /// Elements that consist of lengths, and their attributes.
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
