import UIKit

/// Reads `<label>`.
enum LabelReader: ViewReader {
  nonisolated static let attributes = """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth attributedText \
    autoshrinkMode baselineAdjustment enabled lineBreakMode minimumFontSize minimumScaleFactor numberOfLines \
    preferredMaxLayoutWidth showsExpansionTextWhenTruncated text textAlignment usesAttributedText
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UILabel { UILabel() }

  /// Configures a label from its element. ``TableViewCellReader`` calls this, too, for the labels that cells with a
  /// built-in style make themselves.
  static func configure(_ label: UILabel, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    label.numberOfLines = properties.int("numberOfLines") ?? 1
    if let mode = TextValues.lineBreakMode(properties["lineBreakMode"]) { label.lineBreakMode = mode }
    label.textAlignment = TextValues.alignment(properties["textAlignment"]) ?? .left
    if let adjustment = TextValues.baselineAdjustment(properties["baselineAdjustment"]) {
      label.baselineAdjustment = adjustment
    }
    // The default is YES if the label has a minimum size or scale: Interface Builder then writes only NO. (Of the
    // labels with a minimum in public documents, 721 lack the attribute and one has YES.) Without a minimum, the
    // default is assumed to be NO.
    let hasLeastSize = properties["minimumScaleFactor"] != nil || properties["minimumFontSize"] != nil
    label.adjustsFontSizeToFitWidth = properties.bool("adjustsFontSizeToFit") ?? hasLeastSize
    if let factor = properties.finite("minimumScaleFactor") { label.minimumScaleFactor = factor }
    label.allowsDefaultTighteningForTruncation = properties.bool("adjustsLetterSpacingToFitWidth") ?? false
    label.preferredMaxLayoutWidth = properties.finite("preferredMaxLayoutWidth") ?? 0
    label.isEnabled = properties.bool("enabled") ?? true
    label.isHighlighted = properties.bool("highlighted") ?? false
    if let color = context.colors.color(properties.child(key: "textColor")) { label.textColor = color }
    label.highlightedTextColor = context.colors.color(properties.child(key: "highlightedColor"))
    label.shadowColor = context.colors.color(properties.child(key: "shadowColor"))
    if let offset = properties.element.size("shadowOffset") { label.shadowOffset = offset }
    label.adjustsFontForContentSizeCategory = properties.bool("adjustsFontForContentSizeCategory") ?? false
    if let font = context.font(properties) { label.font = font }
    if properties.bool("usesAttributedText") == true {
      label.attributedText = context.attributedText(properties, key: "attributedText")
    } else {
      label.text = context.text(properties, key: "text")
    }
    // Old documents state a minimum font size instead of a scale factor.
    if properties["minimumScaleFactor"] == nil, let least = properties.finite("minimumFontSize"), least > 0 {
      label.minimumScaleFactor = min(least / label.font.pointSize, 1)
    }
  }
}
