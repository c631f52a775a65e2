import UIKit

/// Describes what a stack view does with its arranged views, instead of listing the constraints that it made.
struct StackViewWords {
  private let stack: UIStackView
  private let views: ViewWords
  private let axis: NSLayoutConstraint.Axis
  /// The different spacings between neighbours, in points, that occur in the described constraints.
  private let spaces: Set<CGFloat>

  /// - Parameters:
  ///   - reasons: the constraints that the stack view made and that are to be described.
  ///   - axis: the axis that is explained.
  init(_ stack: UIStackView, _ reasons: [LayoutReason], views: ViewWords, axis: NSLayoutConstraint.Axis) {
    self.stack = stack
    self.views = views
    self.axis = axis
    spaces = Set(
      reasons.compactMap { reason in
        guard case .constraint(let constraint) = reason, constraint.identifier == "UISV-spacing" else { return nil }
        return constraint.constant
      })
  }

  /// The words for what the stack view does with one position or size of an arranged view or of itself, such as “stack
  /// view “Form” places it third, 10 apart”.
  func text(_ quantity: LayoutQuantity) -> String {
    let name = views.words(for: stack)
    guard let view = quantity.item as? UIView, view !== stack else { return text }
    if view.isHidden { return "\(name) gives hidden views no room" }
    if axis != stack.axis { return "\(name) \(alignment)" }
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let place = visible.firstIndex(where: { $0 === view }) else { return text }
    let isSize = quantity.attribute == .width || quantity.attribute == .height
    return isSize
      ? "\(name) \(distribution)\(spacing)" : "\(name) places it \(Self.ordinal(place, of: visible.count))\(spacing)"
  }

  /// The words for what the stack view does with its arranged views along the axis.
  var text: String {
    let name = views.words(for: stack)
    return axis == stack.axis ? "\(name) \(distribution)\(spacing)" : "\(name) \(alignment)"
  }

  private var alignment: String {
    let size = axis == .horizontal ? "width" : "height"
    return switch stack.alignment {
    case .fill: "gives its views its own \(size)"
    case .leading: "aligns its views at the \(axis == .horizontal ? "leading" : "top") edge"
    case .trailing: "aligns its views at the \(axis == .horizontal ? "trailing" : "bottom") edge"
    case .center: "centres its views"
    case .firstBaseline: "aligns its views at their first baselines"
    case .lastBaseline: "aligns its views at their last baselines"
    }
  }

  private var distribution: String {
    let isRow = axis == .horizontal
    return switch stack.distribution {
    case .fill: isRow ? "lays its views in a row" : "lays its views in a column"
    case .fillEqually: isRow ? "makes its views equally wide" : "makes its views equally high"
    case .fillProportionally: "shares its \(isRow ? "width" : "height") by natural sizes"
    case .equalSpacing: "spreads its views with equal spaces"
    case .equalCentering: "spreads its views with equal distances of centres"
    }
  }

  /// The words for the spacing, such as “, 10 apart”; empty if spacings differ, or if there are none.
  private var spacing: String {
    guard let space = spaces.first, spaces.count == 1, space != 0 else { return "" }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: return ", \(Number.exact(space)) apart"
    case .equalSpacing, .equalCentering: return ""
    }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  private static func ordinal(_ place: Int, of count: Int) -> String {
    if count > 1, place == count - 1 { return "last" }
    return place < ordinals.count ? ordinals[place] : "as number \(place + 1)"
  }
}
