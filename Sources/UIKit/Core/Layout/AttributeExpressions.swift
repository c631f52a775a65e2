import ConstraintSolver

/// Attributes of views and guides as linear expressions of a model's variables.
@MainActor struct AttributeExpressions {
  /// An attribute as a sum, and whether the sum depends on margins, safe areas or nested baselines.
  typealias Value = (value: LinearExpression, followsFrames: Bool)

  private let model: LayoutModel

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// An attribute in the coordinates of `ancestor`; `nil` if the item isn't one of the model's.
  func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: Int,
    direction: UIUserInterfaceLayoutDirection
  ) -> Value? {
    guard let axis = attribute.axis else { return nil }
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
      return baseline(of: view, isFirst: attribute == .firstBaseline, in: ancestor)
    }
    guard let span = span(of: item, attribute: attribute, axis: axis, in: ancestor) else { return nil }
    let value =
      switch attribute.physical(in: direction) {
      case .left, .top, .firstBaseline: span.minimum
      case .right, .bottom, .lastBaseline: span.maximum
      case .centerX, .centerY: span.middle
      default: span.size
      }
    return (value, span.followsFrames)
  }

  private func span(
    of item: AnyObject, attribute: NSLayoutConstraint.Attribute, axis: NSLayoutConstraint.Axis, in ancestor: Int
  ) -> AttributeSpan? {
    if let guide = item as? UILayoutGuide { return span(of: guide, axis: axis, in: ancestor) }
    guard let view = item as? UIView, let index = model.index(of: view) else { return nil }
    let physical = attribute.physical(in: .leftToRight)
    let meansContent = index == ancestor && !physical.isSize && physical != .centerX && physical != .centerY
    guard var span = frameSpan(index, axis: axis, in: ancestor, ofContent: meansContent) else { return nil }
    if attribute.isAtMargins {
      span.apply(view.layoutMargins, axis)
      span.followsFrames = true
    } else {
      span.apply(view.alignmentRectInsets, axis)
    }
    return span
  }

  private func span(of guide: UILayoutGuide, axis: NSLayoutConstraint.Axis, in ancestor: Int) -> AttributeSpan? {
    if guide.kind == .own {
      guard let index = model.index(of: guide) else { return nil }
      return frameSpan(index, axis: axis, in: ancestor, ofContent: false)
    }
    guard let owner = guide.owner, let index = model.index(of: owner),
      var span = frameSpan(index, axis: axis, in: ancestor, ofContent: guide.kind == .scrollContent)
    else { return nil }
    switch guide.kind {
    case .own, .scrollContent, .scrollFrame: return span
    case .safeArea: span.apply(owner.safeAreaInsets, axis)
    case .margins: span.apply(owner.layoutMargins, axis)
    case .readableContent: span.apply(owner.readableContentInsets, axis)
    case .keyboard, .bottomLayoutGuide:
      if axis == .vertical {
        let inset = owner.safeAreaInsets.bottom
        span.start = span.start.adding(span.length).adding(constant: -inset)
        span.length = LinearExpression(constant: guide.kind == .keyboard ? 0 : inset)
      }
    case .topLayoutGuide:
      if axis == .vertical { span.length = LinearExpression(constant: owner.safeAreaInsets.top) }
    }
    span.followsFrames = true
    return span
  }

  /// The frame of an item, or the content of a scroll view, in the coordinates of `ancestor`.
  private func frameSpan(
    _ index: Int, axis: NSLayoutConstraint.Axis, in ancestor: Int, ofContent: Bool
  ) -> AttributeSpan? {
    guard let start = origin(of: index, axis: axis, in: ancestor) else { return nil }
    let length = ofContent ? model.contentLength(of: index, axis: axis) : model.items[index].length(axis)
    return AttributeSpan(start: start, length: LinearExpression(length))
  }

  /// The place of an item's coordinate origin in the coordinates of `ancestor`.
  func origin(of index: Int, axis: NSLayoutConstraint.Axis, in ancestor: Int) -> LinearExpression? {
    var sum = LinearExpression()
    var current = index
    while current != ancestor {
      guard current != 0 else { return nil }
      sum.add(model.items[current].position(axis))
      current = model.items[current].parent
    }
    return sum
  }

  private func baseline(of view: UIView, isFirst: Bool, in ancestor: Int) -> Value? {
    guard let index = model.index(of: view), let span = span(of: view, attribute: .top, axis: .vertical, in: ancestor)
    else { return nil }
    if let position = isFirst ? view.firstBaselinePosition : view.lastBaselinePosition {
      let value = span.minimum.adding(span.size, times: Double(position.heightFraction))
        .adding(constant: Double(position.offset))
      return (value, position.heightFraction == 0 && position.offset == 0)
    }
    let substitute = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if substitute !== view, substitute.isDescendant(of: view) {
      if model.index(of: substitute) != nil { return baseline(of: substitute, isFirst: isFirst, in: ancestor) }
      guard let start = origin(of: index, axis: .vertical, in: ancestor) else { return nil }
      let y = substitute.baselineFromFrames(isFirst: isFirst, in: view)
      return (start.adding(constant: Double(y)), true)
    }
    return (isFirst ? span.minimum : span.maximum, false)
  }
}

extension AttributeSpan {
  mutating func apply(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    insetBefore = Double(axis == .horizontal ? insets.left : insets.top)
    insetAfter = Double(axis == .horizontal ? insets.right : insets.bottom)
  }
}

extension UIView {
  /// The baseline according to the present frames, in the coordinates of `ancestor`.
  func baselineFromFrames(isFirst: Bool, in ancestor: UIView) -> CGFloat {
    let rect = alignmentRect(forFrame: bounds)
    let position = isFirst ? firstBaselinePosition : lastBaselinePosition
    let y = position?.y(inHeight: rect.height) ?? (isFirst ? 0 : rect.height)
    return convert(CGPoint(x: 0, y: rect.minY + y), to: ancestor).y
  }

  /// Distances from the edges to the readable content guide.
  var readableContentInsets: UIEdgeInsets {
    ReadableWidth.insets(around: layoutMargins, width: untransformedFrame.width, traits: traitCollection)
  }
}
