extension NSLayoutConstraint {
  /// Options of a visual format string: which attribute of its views is aligned, and whether a horizontal format runs
  /// along the reading direction, from left to right, or from right to left.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges of all views in the format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views in the format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views in the format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views in the format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views in the format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views in the format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Puts the centres of all views in the format at one x coordinate.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Puts the centres of all views in the format at one y coordinate.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views in the format.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views in the format.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A horizontal format runs from leading to trailing edge. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format runs from left to right in all languages.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs from right to left in all languages.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Creates inactive constraints from a visual format string, such as `H:|-[find]-8-[field(>=20@750)]-|`.
  ///
  /// A `-` without a number stands for 8 points between two views, and for the superview's layout margin next to `|`.
  /// If the format isn't valid, or has a name that isn't in `metrics` or `views`, the program stops with the text of
  /// UIKit's exception.
  ///
  /// - Parameters:
  ///   - format: the visual format string.
  ///   - opts: the alignment and direction of the views.
  ///   - metrics: the numbers that the format refers to by name.
  ///   - views: the views and layout guides that the format refers to by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    guard let layout = VisualFormatParser.parse(format),
      let constraints = VisualFormatBuilder(options: opts, metrics: metrics ?? [:], views: views).constraints(layout)
    else {
      UIKitException(name: .invalidArgument, reason: "Unable to parse constraint format: \(format)", views: []).raise()
    }
    return constraints
  }

  /// Creates the constraints of a parsed visual format string.
  @MainActor private struct VisualFormatBuilder {
    let options: FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints(_ layout: VisualFormatParser.Layout) -> [NSLayoutConstraint]? {
      var result: [NSLayoutConstraint] = []
      let items = layout.elements.map { element in element.name.flatMap { views[$0] as AnyObject? } }
      let named = items.compactMap(\.self)
      guard named.count == layout.elements.filter({ $0.name != nil }).count,
        let superview = NSLayoutConstraint.view(of: named.first)?.superview ?? layout.superviewIsUnused
      else { return nil }
      for (index, gap) in layout.gaps.enumerated() {
        guard let made = between(items[index], items[index + 1], gap, layout.axis, superview) else { return nil }
        result += made
      }
      for (element, item) in zip(layout.elements, items) {
        for predicate in element.size {
          guard let item, let constraint = size(item, predicate, layout.axis) else { return nil }
          result.append(constraint)
        }
      }
      for (option, attribute) in FormatOptions.alignments where options.contains(option) {
        for (first, second) in zip(named, named.dropFirst()) {
          result.append(make(first, attribute, .equal, second, attribute, 0))
        }
      }
      return result
    }

    /// The constraints for the gap between two elements of the format. An element that is `nil` stands for the
    /// superview. The result is `nil` if the gap refers to a number that isn't in `metrics`.
    private func between(
      _ first: AnyObject?, _ second: AnyObject?, _ gap: VisualFormatParser.Gap, _ axis: Axis, _ superview: AnyObject
    ) -> [NSLayoutConstraint]? {
      let ends = attributes(axis)
      let near = second == nil ? ends.end : ends.start
      let far = first == nil ? ends.start : ends.end
      let runsBackwards = axis == .horizontal && options.contains(.directionRightToLeft)
      func related(_ relation: Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        runsBackwards
          ? make(first ?? superview, far, relation, second ?? superview, near, constant)
          : make(second ?? superview, near, relation, first ?? superview, far, constant)
      }
      switch gap {
      case .none: return [related(.equal, 0)]
      case .standard:
        if first != nil, second != nil { return [related(.equal, SystemSpacing.betweenViews)] }
        let inner = first == nil ? (second, near) : (first, far)
        guard let item = inner.0, let margin = inner.1.margin else { return nil }
        return [make(item, inner.1, .equal, superview, margin, 0)]
      case .bounds(let predicates):
        return predicates.mapAll { predicate in
          guard let constant = number(predicate.object) else { return nil }
          return prioritized(related(predicate.relation, constant), predicate)
        }
      }
    }

    private func size(_ item: AnyObject, _ predicate: VisualFormatParser.Predicate, _ axis: Axis)
      -> NSLayoutConstraint?
    {
      let attribute: Attribute = axis == .horizontal ? .width : .height
      if let other = views[predicate.object] {
        return prioritized(make(item, attribute, predicate.relation, other as AnyObject, attribute, 0), predicate)
      }
      guard let constant = number(predicate.object) else { return nil }
      return prioritized(make(item, attribute, predicate.relation, nil, .notAnAttribute, constant), predicate)
    }

    private func attributes(_ axis: Axis) -> (start: Attribute, end: Attribute) {
      if axis == .vertical { return (.top, .bottom) }
      if options.contains(.directionLeftToRight) { return (.left, .right) }
      return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
    }

    private func prioritized(_ constraint: NSLayoutConstraint, _ predicate: VisualFormatParser.Predicate)
      -> NSLayoutConstraint?
    {
      guard let priority = predicate.priority else { return constraint }
      guard let value = number(priority) else { return nil }
      constraint.priority = UILayoutPriority(Float(value))
      return constraint
    }

    private func number(_ text: String) -> CGFloat? {
      if let number = Double(text) { return CGFloat(number) }
      switch metrics[text] {
      case let value as CGFloat: return value
      case let value as Int: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: return nil
      }
    }

    private func make(
      _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
      _ secondAttribute: Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
        multiplier: 1, constant: constant)
    }
  }
}

extension VisualFormatParser.Layout {
  /// A placeholder for the superview that is never read, if the format does not contain `|`; otherwise `nil`.
  fileprivate var superviewIsUnused: AnyObject? {
    elements.allSatisfy { $0.name != nil } ? NSNull() : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the layout margin at this edge, such as `leftMargin` for `left`; `nil` if the attribute isn't an
  /// edge.
  fileprivate var margin: Self? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }
}

extension Array {
  /// Returns the results of `transform` for all elements, or `nil` if one of the results is `nil`.
  fileprivate func mapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }
}
