/// A kind of change that an app's code can make to an object of a document, such as setting another text. It lists the
/// members whose use in source text makes the change, and those whose use does not.
nonisolated struct CodeChange {
  /// The kinds of changes for which more than the uses of an outlet is examined: for texts also the project's
  /// translations, for VoiceOver also uses of the property's name in other classes.
  enum Kind {
    /// Another text is shown.
    case text
    /// The text that VoiceOver reads for the object changes.
    case voiceOver
    case other
  }

  /// Members whose use makes the change, as in `label.text = …`.
  var makers: Set<String>
  /// Members whose use does not make the change. Members in neither list may make the change.
  var harmless: Set<String>
  var kind = Kind.other

  /// Code shows another text.
  static let text = CodeChange(
    makers: [
      "text", "attributedText", "setText", "setAttributedText", "setTitle", "setAttributedTitle", "title",
      "configuration",
      "attributedPlaceholder", "placeholder", "rx", "setImage",
    ],
    harmless: layoutMembers.union(look).union(hiding), kind: .text)
  /// Code hides the view, shows it, or removes it from its superview.
  static let visibility = CodeChange(
    makers: ["isHidden", "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview", "rx"],
    harmless: layoutMembers.union(look).union([
      "text", "attributedText", "setText", "setTitle", "title", "image", "setImage", "delegate", "dataSource",
      "setDelegate", "setDataSource",
    ]))
  static let color = CodeChange(
    makers: [
      "textColor", "setTextColor", "tintColor", "setTintColor", "setTitleColor", "backgroundColor",
      "setBackgroundColor",
      "attributedText", "setAttributedText", "setAttributedTitle", "configuration", "style", "theme",
      "attributedPlaceholder", "setAttributedPlaceholder", "setTitleTextAttributes", "selectedSegmentTintColor",
    ],
    harmless: layoutMembers.union(hiding).union([
      "text", "setText", "setTitle", "title", "font", "setFont", "image", "setImage", "delegate", "isEnabled",
    ]))
  /// Code sets another font.
  static let font = CodeChange(
    makers: [
      "font", "setFont", "attributedText", "setAttributedText", "setAttributedTitle", "titleLabel", "configuration",
      "style", "theme", "adjustsFontForContentSizeCategory",
    ],
    harmless: layoutMembers.union(look.subtracting(["font", "setFont", "adjustsFontForContentSizeCategory"])).union(
      hiding
    )
    .union([
      "text", "setText", "setTitle", "title", "image", "setImage", "delegate", "isEnabled", "placeholder",
      "setPlaceholder", "dataSource",
    ]))
  /// Code changes what a screen reader says.
  static let accessibility = CodeChange(
    makers: [
      "accessibilityLabel", "setAccessibilityLabel", "isAccessibilityElement", "setIsAccessibilityElement", "setTitle",
      "setAttributedTitle", "accessibilityAttributedLabel", "configuration", "accessibilityElementsHidden",
    ],
    harmless: layoutMembers.union(look).union(hiding).union(["image", "setImage", "setBackgroundImage", "imageView"]),
    kind: .voiceOver)
  /// Code gives a button an image.
  static let image = CodeChange(makers: ["setImage", "setBackgroundImage"], harmless: [])
  /// Code adds views or constraints.
  static let layout = CodeChange(
    makers: anchors.union([
      "addSubview", "addArrangedSubview", "insertSubview", "addConstraint", "addConstraints", "snp",
    ]),
    harmless: other.union(look).union(hiding).union(["text", "setText", "title", "image", "setImage", "delegate"]))
  /// Code makes a button larger or smaller.
  static let size = CodeChange(
    makers: anchors.union([
      "frame", "bounds", "setFrame", "setBounds", "contentEdgeInsets", "setContentEdgeInsets", "imageEdgeInsets",
      "configuration", "setImage", "setBackgroundImage", "setTitle", "setAttributedTitle", "addConstraint",
      "addConstraints", "snp",
    ]),
    harmless: look.union(hiding).union([
      "isUserInteractionEnabled", "tag", "addTarget", "action", "target", "superview", "layoutIfNeeded",
    ]))
  /// Code changes the alignment of a text.
  static let alignment = CodeChange(
    makers: ["textAlignment", "setTextAlignment"],
    harmless: layoutMembers.union(look).union(hiding).union(["text", "setText", "attributedText"]))
  /// Code changes or deactivates a constraint.
  static let constraint = CodeChange(
    makers: ["constant", "setConstant", "isActive", "active", "setActive", "priority", "setPriority", "identifier"],
    harmless: [])

  private static let layoutMembers = anchors.union(other)
  private static let anchors: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor",
    "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
  ]
  private static let other: Set<String> = [
    "frame", "bounds", "translatesAutoresizingMaskIntoConstraints", "setContentHuggingPriority",
    "setContentCompressionResistancePriority",
    "superview", "layoutIfNeeded", "setNeedsLayout", "center", "isUserInteractionEnabled", "tag", "addTarget",
    "action", "target", "addGestureRecognizer", "semanticContentAttribute", "becomeFirstResponder",
    "resignFirstResponder",
  ]
  private static let look: Set<String> = [
    "font", "setFont", "textColor", "setTextColor", "tintColor", "setTintColor", "setTitleColor", "backgroundColor",
    "setBackgroundColor", "layer", "textAlignment", "setTextAlignment", "accessibilityIdentifier", "accessibilityHint",
    "accessibilityTraits", "accessibilityLabel", "setAccessibilityLabel", "isEnabled", "enabled", "setEnabled",
    "isSelected", "clipsToBounds", "contentMode", "adjustsFontForContentSizeCategory", "isAccessibilityElement",
  ]
  private static let hiding: Set<String> = ["isHidden", "hidden", "setHidden", "alpha", "setAlpha"]
}
