import UIKit

/// Reads `<stackView>`.
enum StackViewReader: ViewReader {
  nonisolated static let attributes = """
    alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIStackView { UIStackView() }

  static func configure(_ stack: UIStackView, with properties: Properties, in tree: ViewTreeReader) {
    stack.axis = properties["axis"] == "vertical" ? .vertical : .horizontal
    switch properties["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch properties["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    if properties["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else {
      stack.spacing = properties.finite("spacing") ?? 0
    }
    stack.isBaselineRelativeArrangement = properties.bool("baselineRelativeArrangement") ?? false
    // Interface Builder usually writes no attribute for this flag. It is set if the document has layout margins.
    stack.isLayoutMarginsRelativeArrangement =
      properties.bool("layoutMarginsRelativeArrangement") ?? false
      || properties.child(key: "layoutMargins") != nil || properties.child(key: "directionalLayoutMargins") != nil
    // If the document has no layout margins for a stack view, they are zero.
    if !stack.isLayoutMarginsRelativeArrangement { stack.layoutMargins = .zero }
  }
}
