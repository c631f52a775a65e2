import UIKit

/// Describes the reasons for a view's position or size along one axis: constraints, intrinsic sizes and others.
@preconcurrency @MainActor public struct ReasonWords {
  private let views: ViewWords
  private let axis: NSLayoutConstraint.Axis

  /// - Parameters:
  ///   - views: words for the views of a scene.
  ///   - axis: the axis that is explained.
  public init(views: ViewWords, axis: NSLayoutConstraint.Axis) {
    self.views = views
    self.axis = axis
  }

  /// The views and guides that the words for a reason name. For a constraint that a stack view made, that is only the
  /// stack view.
  static func items(of reason: LayoutReason) -> [AnyObject?] {
    if let stack = reason.arrangingView as? UIStackView { return [stack] }
    return switch reason {
    case .constraint(let constraint): [constraint.firstItem, constraint.secondItem]
    case .naturalSize(let size): [size.view]
    case .autoresizingMask(let view), .sizeOfRoot(let view): [view]
    case .sizeIsNotNegative(let item): [item]
    }
  }

  /// The words for a single reason.
  public func text(_ reason: LayoutReason) -> String {
    switch reason {
    case .constraint(let constraint):
      if let stack = reason.arrangingView as? UIStackView {
        return StackViewWords(stack, [reason], views: views, axis: axis).text
      }
      return ConstraintWords(views: views).equation(constraint)
    case .naturalSize(let size):
      let name = size.axis == .horizontal ? "width" : "height"
      return "\(views.words(for: size.view)).\(name) = \(Number.exact(CGFloat(size.length)))\(suffix(reason))"
    case .autoresizingMask(let view): return "the autoresizing mask of \(views.words(for: view))"
    case .sizeIsNotNegative(let item): return "the size of \(views.words(forItem: item)) is not negative"
    case .sizeOfRoot(let view):
      let (name, length) = axis == .horizontal ? ("width", view.bounds.width) : ("height", view.bounds.height)
      return "\(views.words(for: view)).\(name) = \(Number.exact(length))"
    }
  }

  /// The words for several reasons, one line each. The constraints that one stack view made are one line.
  public func lines(_ reasons: [LayoutReason]) -> [String] {
    var lines: [String] = []
    var stacks: Set<ObjectIdentifier> = []
    var known: Set<String> = []
    for reason in reasons {
      let line: String
      if let stack = reason.arrangingView as? UIStackView {
        guard stacks.insert(ObjectIdentifier(stack)).inserted else { continue }
        let inner = reasons.filter { $0.arrangingView === stack }
        line = StackViewWords(stack, inner, views: views, axis: axis).text
      } else {
        line = text(reason)
      }
      if known.insert(line).inserted { lines.append(line) }
    }
    return lines
  }

  /// The text that follows the equation of a reason: the priority and line of a constraint, or what kind of intrinsic
  /// size it is.
  func suffix(_ reason: LayoutReason) -> String {
    switch reason {
    case .constraint(let constraint):
      let priority =
        constraint.priority < .required ? ", priority \(Number.exact(CGFloat(constraint.priority.rawValue)))" : ""
      return priority + ConstraintWords(views: views).origin(of: constraint)
    case .naturalSize(let size): return ", its natural \(words(size))"
    case .autoresizingMask: return " (autoresizing mask)"
    case .sizeIsNotNegative: return " (sizes are not negative)"
    case .sizeOfRoot: return ""
    }
  }

  private func words(_ size: NaturalSize) -> String {
    let name = size.axis == .horizontal ? "width" : "height"
    let wrapped = size.wrappedToWidth.map { " of text wrapped to \(Number.exact(CGFloat($0)))" } ?? ""
    let priority = Number.exact(CGFloat(size.priority.rawValue))
    let pull =
      switch size.pull {
      case .hugging: "hugging \(priority)"
      case .compressionResistance: "compression resistance \(priority)"
      case .both: "hugging and compression resistance \(priority)"
      }
    return "\(name)\(wrapped) (\(pull))"
  }
}
