extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across its axis, and in which direction the format reads.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges meet.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges meet.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges meet.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges meet.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges meet.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges meet.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Centres meet on a vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Centres meet on a horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines meet.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines meet.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Reads along the language's direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads from left to right in any language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from right to left in any language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The constraints of a visual format, such as `H:|-[find]-8-[field(>=20@750)]-|`.
  ///
  /// `metrics` names numbers, `views` names views and guides. A single `-` stands for 8 points between views and for
  /// the superview's margin at its edge. A format that cannot be read, or has an unknown name, stops the program with
  /// the text of UIKit's exception.
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

  /// Makes the constraints of a parsed format.
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

    /// The constraints for the gap between two elements, of which `nil` stands for the superview; `nil` if a number in
    /// the gap is unknown.
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
  /// A placeholder for the superview if the format does not mention the superview; otherwise `nil`.
  fileprivate var superviewIsUnused: AnyObject? {
    elements.allSatisfy { $0.name != nil } ? NSNull() : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin attribute at the same edge; `nil` for attributes that are not edges.
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
  /// The results for all elements; `nil` if one of the results is `nil`.
  fileprivate func mapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }
}
