import ConstraintSolver

/// Expresses attributes of views and guides, such as a trailing edge, as sums of the solver's variables.
///
/// ``ConstraintTranslator`` uses these sums to make equations of constraints. ``LayoutModel`` has the variables.
/// ``AttributeSpan`` is the extent of an item along an axis, and ``AttributeSum`` is one attribute. A baseline is a
/// fraction of the height plus a number of points, as the view's ``UIBaselinePosition`` says.
@MainActor struct AttributeExpressions {
  /// An attribute as a sum of variables, and whether the sum's constant depends on margins, safe areas or baselines of
  /// nested views, which can change with frames.
  typealias Value = (value: LinearExpression, followsFrames: Bool)

  /// Which part of a sum is added to another one.
  enum Part {
    case whole
    /// Only the constant, in points. It contains the margins and safe areas.
    case constant
  }

  private let model: LayoutModel

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// An attribute of a view or guide as a sum, in the coordinates of an item that contains it; `nil` if the model does
  /// not contain the view or guide.
  ///
  /// - Parameters:
  ///   - item: the view or layout guide.
  ///   - attribute: its attribute.
  ///   - ancestor: the number of the item whose coordinates are used.
  ///   - direction: the layout direction, which decides what leading and trailing mean.
  func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: Int,
    direction: UIUserInterfaceLayoutDirection
  ) -> Value? {
    var value = LinearExpression()
    guard let sum = sum(of: ItemHandle.of(item), attribute, in: ancestor, direction: direction),
      add(sum, in: ancestor, to: &value)
    else { return nil }
    return (value, sum.followsFrames)
  }

  /// Adds `factor × sum` to `value`, in the coordinates of the item with the number `ancestor`. Returns `false` if the
  /// sum's item is not inside that item.
  func add(
    _ sum: AttributeSum, _ part: Part = .whole, times factor: Double = 1, in ancestor: Int,
    to value: inout LinearExpression
  ) -> Bool {
    value.constant += factor * sum.constant
    if part == .constant { return true }
    if let item = sum.item {
      var current = item
      while current != ancestor {
        guard current != 0 else { return false }
        value.add(model.position(of: current, sum.axis), times: factor)
        current = model.items[current].parent
      }
    }
    if sum.lengthFactor != 0 { value.add(sum.length, times: factor * sum.lengthFactor) }
    return true
  }

  /// An attribute of a view or guide as a sum, relative to that view or guide; `nil` if the model does not contain it.
  func sum(
    of item: ItemHandle, _ attribute: NSLayoutConstraint.Attribute, in ancestor: Int,
    direction: UIUserInterfaceLayoutDirection
  ) -> AttributeSum? {
    guard let axis = attribute.axis else { return nil }
    if attribute.isBaseline, let view = item.view {
      return baseline(of: view, isFirst: attribute == .firstBaseline, in: ancestor)
    }
    guard let span = span(of: item, attribute: attribute, axis: axis, in: ancestor) else { return nil }
    return switch attribute.physical(in: direction) {
    case .left, .top, .firstBaseline: span.minimum
    case .right, .bottom, .lastBaseline: span.maximum
    case .centerX, .centerY: span.middle
    default: span.size
    }
  }

  private func span(
    of item: ItemHandle, attribute: NSLayoutConstraint.Attribute, axis: NSLayoutConstraint.Axis, in ancestor: Int
  ) -> AttributeSpan? {
    guard let index = model.index(of: item) else {
      guard let guide = item.guide else { return nil }
      return systemSpan(of: guide, axis: axis)
    }
    var span = frameSpan(index, axis: axis, ofContent: index == ancestor && attribute.meansContentOfAncestor)
    if attribute.isAtMargins {
      if let view = item.view { span.apply(view.layoutMargins) }
      span.followsFrames = true
    } else {
      span.apply(model.alignmentInsets(of: index))
    }
    return span
  }

  /// The extent of a system guide, such as the safe-area guide, along an axis. System guides have no variables, so it
  /// is computed from the owning view's.
  private func systemSpan(of guide: UILayoutGuide, axis: NSLayoutConstraint.Axis) -> AttributeSpan? {
    guard guide.kind != .own, let owner = guide.owner, let index = model.index(of: owner) else { return nil }
    var span = frameSpan(index, axis: axis, ofContent: guide.kind == .scrollContent)
    switch guide.kind {
    case .own, .scrollContent, .scrollFrame: return span
    case .safeArea: span.apply(owner.safeAreaInsets)
    case .margins: span.apply(owner.layoutMargins)
    case .readableContent: span.apply(owner.readableContentInsets)
    case .keyboard, .bottomLayoutGuide:
      if axis == .vertical {
        let inset = Double(owner.safeAreaInsets.bottom)
        span.takeEnd(guide.kind == .keyboard ? 0 : inset, before: inset)
      }
    case .topLayoutGuide:
      if axis == .vertical { span.takeStart(Double(owner.safeAreaInsets.top)) }
    }
    span.followsFrames = true
    return span
  }

  /// The extent of an item's frame along an axis, or that of a scroll view's content if `ofContent` is true.
  private func frameSpan(_ index: Int, axis: NSLayoutConstraint.Axis, ofContent: Bool) -> AttributeSpan {
    let length = ofContent ? model.contentLength(of: index, axis: axis) : model.length(of: index, axis)
    return AttributeSpan(item: index, length: length, axis: axis)
  }

  /// The position of the left or top edge of an item, in the coordinates of the item with the number `ancestor`; `nil`
  /// if it is not inside that item.
  func origin(of index: Int, axis: NSLayoutConstraint.Axis, in ancestor: Int) -> LinearExpression? {
    var origin = LinearExpression()
    let place = frameSpan(index, axis: axis, ofContent: false).minimum
    return add(place, in: ancestor, to: &origin) ? origin : nil
  }

  private func baseline(of view: UIView, isFirst: Bool, in ancestor: Int) -> AttributeSum? {
    guard let index = model.index(of: view),
      let span = span(of: view.handle, attribute: .top, axis: .vertical, in: ancestor)
    else { return nil }
    if let position = isFirst ? view.firstBaselinePosition : view.lastBaselinePosition {
      let (fraction, offset) = (Double(position.heightFraction), Double(position.offset))
      var sum = span.minimum
      sum.constant += fraction * span.size.constant
      sum.constant += offset
      sum.lengthFactor += fraction * span.size.lengthFactor
      sum.followsFrames = fraction == 0 && offset == 0
      return sum
    }
    let substitute = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if substitute !== view, substitute.isDescendant(of: view) {
      if model.index(of: substitute) != nil { return baseline(of: substitute, isFirst: isFirst, in: ancestor) }
      let y = Double(substitute.baselineFromFrames(isFirst: isFirst, in: view))
      return AttributeSum(
        item: index, axis: .vertical, lengthFactor: 0, length: model.variables.height(index), constant: y,
        followsFrames: true)
    }
    var sum = isFirst ? span.minimum : span.maximum
    sum.followsFrames = false
    return sum
  }
}

extension UIView {
  /// The y coordinate of the first or last baseline according to the current frames, in the coordinates of `ancestor`.
  func baselineFromFrames(isFirst: Bool, in ancestor: UIView) -> CGFloat {
    let rect = alignmentRect(forFrame: bounds)
    let position = isFirst ? firstBaselinePosition : lastBaselinePosition
    let y = position?.y(inHeight: rect.height) ?? (isFirst ? 0 : rect.height)
    return convert(CGPoint(x: 0, y: rect.minY + y), to: ancestor).y
  }

  /// The insets from the view's edges to its readable content guide, in points.
  var readableContentInsets: UIEdgeInsets {
    ReadableWidth.insets(around: layoutMargins, width: untransformedFrame.width, traits: traitCollection)
  }
}
