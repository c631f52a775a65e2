/// Creates the constraints with which a stack view arranges its views.
///
/// ``StackArrangement`` uses a builder whenever the arrangement has changed, and installs the constraints.
/// ``StackAxis`` gives the attributes along and across the axis. Identifiers and priorities are taken from published
/// dumps and logs of UIStackView. Where frames stored by Interface Builder contradict the logs, the frames are followed
/// ([decision 124](../../../docs/decisions/124-stack-views-follow-stored-frames.md)).
@MainActor struct StackConstraintBuilder {
  let canvas: any ConstraintItem
  let stack: UIStackView
  let axis: StackAxis
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Whether the layout policy is that of a design tool, which gives sizes to empty or unknown views in stack views.
  private let hasDesignSizes: Bool

  init(canvas: any ConstraintItem, stack: UIStackView, axis: StackAxis) {
    self.canvas = canvas
    self.stack = stack
    self.axis = axis
    hasDesignSizes = stack.traitCollection.layoutPolicy.hasDesignSizes
  }

  // MARK: Hidden views

  /// Adds the constraints of hidden views. Along the axis they have size zero. Across the axis they are aligned like
  /// visible views, but do not enlarge the stack.
  ///
  /// - Parameters:
  ///   - views: all arranged views.
  ///   - visible: those of them that are not hidden.
  mutating func hide(_ views: [UIView], visible: [UIView]) {
    guard visible.count < views.count else { return }
    let cross = axis.crossing
    let hiding: Float = stack.traitCollection.layoutPolicy.hiddenArrangedViewsKeepRequiredSizes ? 999.5 : 1000
    let last = visible.last.flatMap { view in views.lastIndex { $0 === view } } ?? 0
    var previous: UIView?
    for (index, view) in views.enumerated() {
      guard stack.leavesOut(view) else {
        previous = view
        continue
      }
      fix("UISV-hiding", view, axis.size, to: 0, priority: hiding)
      placeHidden(view, after: visible.count > 1 ? previous : nil, isLast: index > last)
      guard let first = visible.first else {
        tie("UISV-alignment", view, cross.start, to: canvas, cross.start)
        fix("UISV-ambiguity-suppression", view, cross.size, to: 0, priority: 25)
        continue
      }
      alignHidden(view, with: first)
    }
  }

  /// Puts a hidden view in the middle of the gap between two visible ones, or at the end of the last visible one.
  ///
  /// A hidden view before the first visible one lies at the start of the stack, as do all hidden views if at most one
  /// view is visible.
  private mutating func placeHidden(_ view: UIView, after visible: UIView?, isLast: Bool) {
    guard let visible else {
      return tie("UISV-hiding", view, axis.start, to: stack, axis.start)
    }
    let gap = isLast ? 0 : stack.spacing(after: visible) / 2
    tie("UISV-hiding", view, axis.start, to: visible, axis.end, constant: gap)
  }

  private mutating func alignHidden(_ view: UIView, with first: UIView) {
    let cross = axis.crossing
    switch effectiveAlignment {
    case .fill:
      tie("UISV-alignment", first, cross.start, to: view, cross.start)
      tie("UISV-alignment", first, cross.end, to: view, cross.end)
      return
    case .leading: tie("UISV-alignment", first, cross.start, to: view, cross.start)
    case .trailing: tie("UISV-alignment", first, cross.end, to: view, cross.end)
    case .center: tie("UISV-alignment", first, cross.center, to: view, cross.center)
    case .firstBaseline: tie("UISV-alignment", first, .firstBaseline, to: view, .firstBaseline)
    case .lastBaseline: tie("UISV-alignment", first, .lastBaseline, to: view, .lastBaseline)
    }
    fix("UISV-ambiguity-suppression", view, cross.size, to: 0, priority: 25)
  }

  // MARK: Along the axis

  /// Adds the constraints of the visible views along the axis.
  mutating func distribute(_ views: [UIView], gaps: [UILayoutGuide]) {
    guard let first = views.first, let last = views.last else { return fitEmptyStack(axis.size) }
    for view in views { giveDesignSize(view, along: axis) }
    tie("UISV-canvas-connection", canvas, axis.start, to: first, axis.start)
    tie("UISV-canvas-connection", canvas, axis.end, to: last, axis.end)
    switch stack.distribution {
    case .fill:
      space(views, .equal)
      shareEqually(views)
      shareWidth(amongTextsOf: views)
    case .fillEqually:
      space(views, .equal)
      for view in views.dropFirst() { tie("UISV-fill-equally", view, axis.size, to: first, axis.size) }
    case .fillProportionally:
      space(views, .equal)
      shareProportionally(views)
    case .equalSpacing:
      space(views, .greaterThanOrEqual)
      separate(views, by: gaps, from: axis.end, to: axis.start)
      for gap in gaps.dropFirst() { tie("UISV-fill-equally", gap, axis.size, to: gaps[0], axis.size) }
      // If nothing else decides the stack's size along the axis, it is as small as views and spacing allow.
      fix("UISV-canvas-fit", stack, axis.size, to: 0, priority: 49)
    case .equalCentering:
      space(views, .greaterThanOrEqual)
      separate(views, by: gaps, from: axis.center, to: axis.center)
      for (index, gap) in gaps.enumerated().dropFirst() {
        tie("UISV-fill-equally", gap, axis.size, to: gaps[0], axis.size, priority: Float(max(100, 150 - index)))
      }
      fix("UISV-canvas-fit", stack, axis.size, to: 0, priority: 49)
    }
  }

  /// Gives the size zero to a stack whose views are all hidden. The size of a stack without arranged views stays
  /// ambiguous, as in Apple's UIKit.
  private mutating func fitEmptyStack(_ size: NSLayoutConstraint.Attribute) {
    if !stack.arrangedSubviews.isEmpty { fix("UISV-canvas-fit", stack, size, to: 0, priority: 49) }
  }

  private mutating func space(_ views: [UIView], _ relation: NSLayoutConstraint.Relation) {
    let byBaselines = stack.isBaselineRelativeArrangement && axis.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      tie(
        "UISV-spacing", next, byBaselines ? .firstBaseline : axis.start, relation,
        to: view, byBaselines ? .lastBaseline : axis.end, constant: stack.spacing(after: view))
    }
  }

  /// Makes the buttons of a horizontal stack equally wide if the layout policy's `configuredButtonsShareRows` is set.
  /// The priority is between those of content hugging and compression resistance.
  private mutating func shareEqually(_ views: [UIView]) {
    let isConcerned = stack.traitCollection.layoutPolicy.configuredButtonsShareRows && axis.axis == .horizontal
    guard isConcerned, views.allSatisfy(\.takesEqualShareOfRow) else { return }
    for view in views.dropFirst() { tie("equal share", view, axis.size, to: views[0], axis.size, priority: 300) }
  }

  /// Gives each text of several lines in a row an equal share of the row's width, since a text can take any width.
  ///
  /// The priority is 10 above that of the text's compression resistance. A text whose resistance is required gets no such
  /// constraint, as in a frame that Interface Builder stored (one document).
  /// Source: [rdar://41192642](https://openradar.appspot.com/41192642).
  private mutating func shareWidth(amongTextsOf views: [UIView]) {
    guard axis.axis == .horizontal, views.count > 1 else { return }
    let share = 1 / CGFloat(views.count)
    let spacings = views.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
    for view in views where view.showsTextOfSeveralLines {
      let priority = view.layoutState.compressionPriority[.horizontal].rawValue + 10
      guard priority < 1000 else { continue }
      tie(
        "UISV-text-width-disambiguation", view, .width, to: canvas, .width, multiplier: share,
        constant: -spacings * share, priority: priority)
    }
  }

  /// Makes the views' sizes along the axis proportional to their natural sizes.
  ///
  /// Each view gets a multiple of the stack's size: its natural size, divided by the sum of all natural sizes and
  /// spacings. Priorities fall from view to view, so that the last view absorbs the difference if the sizes cannot all
  /// hold.
  private mutating func shareProportionally(_ views: [UIView]) {
    let lengths = views.map { naturalLength(of: $0) }
    let spacings = views.dropLast().map { stack.writtenSpacing(after: $0) }
    let total = (lengths + spacings).reduce(0, +)
    guard lengths.contains(where: { $0 > 0 }), total > 0 else {
      for view in views.dropFirst() { tie("UISV-fill-equally", view, axis.size, to: views[0], axis.size) }
      return
    }
    for (index, view) in views.enumerated() where lengths[index] > 0 {
      tie(
        "UISV-fill-proportionally", view, axis.size, to: stack, axis.size, multiplier: lengths[index] / total,
        priority: Float(max(1, 999 - index)))
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let size = designSize(of: view)?.size ?? view.naturalSize
    let length = axis.axis == .horizontal ? size.width : size.height
    if length >= 0 || !(view is UIStackView) { return max(0, length) }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis.axis == .horizontal ? fitting.width : fitting.height
  }

  private mutating func separate(
    _ views: [UIView], by gaps: [UILayoutGuide], from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute
  ) {
    for (index, gap) in gaps.enumerated() {
      tie("UISV-distributing-edge", gap, axis.start, to: views[index], start)
      tie("UISV-distributing-edge", views[index + 1], end, to: gap, axis.end)
    }
  }

  // MARK: Across the axis

  /// Adds the constraints of the visible views across the axis.
  mutating func align(_ views: [UIView], spanner: UILayoutGuide?) {
    let cross = axis.crossing
    guard let first = views.first else { return fitEmptyStack(cross.size) }
    guard effectiveAlignment != .fill else {
      for view in views where designSize(of: view)?.isOfText == true { giveDesignSize(view, along: cross) }
      tie("UISV-canvas-connection", canvas, cross.start, to: first, cross.start)
      tie("UISV-canvas-connection", canvas, cross.end, to: first, cross.end)
      for view in views.dropFirst() {
        tie("UISV-alignment", first, cross.start, to: view, cross.start)
        tie("UISV-alignment", first, cross.end, to: view, cross.end)
      }
      return
    }
    for view in views {
      if spansByDesign(view) {
        tie("UISV-ambiguity-suppression", view, cross.size, to: canvas, cross.size, priority: 25)
      } else {
        fix("UISV-ambiguity-suppression", view, cross.size, to: 0, priority: 25)
      }
      giveDesignSize(view, along: cross)
    }
    if let spanner {
      alignAll(views, first: first, spanner: spanner)
    } else {
      alignOne(first)
    }
  }

  /// The stack's alignment, but `leading` for a vertical stack with a baseline alignment, since baseline alignments
  /// apply only to horizontal stacks.
  private var effectiveAlignment: UIStackView.Alignment {
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    return isBaseline && axis.axis == .vertical ? .leading : stack.alignment
  }

  private mutating func alignOne(_ view: UIView) {
    let cross = axis.crossing
    switch effectiveAlignment {
    case .leading, .firstBaseline:
      tie("UISV-canvas-connection", canvas, cross.start, to: view, cross.start)
      tie("UISV-canvas-connection", canvas, cross.end, .greaterThanOrEqual, to: view, cross.end)
    case .trailing, .lastBaseline:
      tie("UISV-canvas-connection", canvas, cross.start, .lessThanOrEqual, to: view, cross.start)
      tie("UISV-canvas-connection", canvas, cross.end, to: view, cross.end)
    case .center, .fill:
      tie("UISV-canvas-connection", canvas, cross.start, .lessThanOrEqual, to: view, cross.start)
      tie("UISV-canvas-connection", canvas, cross.end, .greaterThanOrEqual, to: view, cross.end)
      tie("UISV-canvas-connection", canvas, cross.center, to: view, cross.center)
    }
    fix("UISV-canvas-fit", stack, cross.size, to: 0, priority: 49)
  }

  private mutating func alignAll(_ views: [UIView], first: UIView, spanner: UILayoutGuide) {
    let cross = axis.crossing
    fix("UISV-spanning-fit", spanner, cross.size, to: 0, priority: 51)
    // The spanner spans the views across the axis. Along the axis it has size zero and lies at the start.
    tie("UISV-alignment-spanner", spanner, axis.start, to: canvas, axis.start)
    fix("UISV-alignment-spanner", spanner, axis.size, to: 0)
    let others = views.dropFirst()
    switch effectiveAlignment {
    case .leading:
      for view in others { tie("UISV-alignment", first, cross.start, to: view, cross.start) }
      for view in views {
        tie("UISV-spanning-boundary", spanner, cross.start, to: view, cross.start, priority: 999.5)
        tie("UISV-spanning-boundary", spanner, cross.end, .greaterThanOrEqual, to: view, cross.end)
      }
      tie("UISV-canvas-connection", canvas, cross.start, to: first, cross.start)
      tie("UISV-canvas-connection", spanner, cross.end, to: canvas, cross.end)
    case .trailing:
      for view in others { tie("UISV-alignment", first, cross.end, to: view, cross.end) }
      for view in views {
        tie("UISV-spanning-boundary", spanner, cross.end, to: view, cross.end, priority: 999.5)
        tie("UISV-spanning-boundary", spanner, cross.start, .lessThanOrEqual, to: view, cross.start)
      }
      tie("UISV-canvas-connection", canvas, cross.start, to: spanner, cross.start)
      tie("UISV-canvas-connection", canvas, cross.end, to: first, cross.end)
    case .center, .fill:
      for view in others { tie("UISV-alignment", first, cross.center, to: view, cross.center) }
      span(views, spanner)
      tie("UISV-canvas-connection", canvas, cross.start, to: spanner, cross.start)
      tie("UISV-canvas-connection", spanner, cross.end, to: canvas, cross.end)
      tie("UISV-canvas-connection", canvas, cross.center, to: first, cross.center)
    case .firstBaseline: alignFirstBaselines(views, first: first, spanner: spanner)
    case .lastBaseline: alignLastBaselines(views, first: first, spanner: spanner)
    }
  }

  private mutating func alignFirstBaselines(_ views: [UIView], first: UIView, spanner: UILayoutGuide) {
    let cross = axis.crossing
    for view in views.dropFirst() { tie("UISV-alignment", first, .firstBaseline, to: view, .firstBaseline) }
    for view in views { tie("UISV-spanning-boundary", spanner, cross.end, .greaterThanOrEqual, to: view, cross.end) }
    // The first view decides the top: in the frames that Interface Builder stores, taller neighbours extend above it.
    tie("UISV-spanning-boundary", spanner, cross.start, to: first, cross.start)
    tie("UISV-canvas-connection", canvas, cross.start, to: spanner, cross.start)
    tie("UISV-canvas-connection", spanner, cross.end, to: canvas, cross.end)
    fix("UISV-canvas-fit", stack, cross.size, to: 0, priority: 49)
  }

  private mutating func alignLastBaselines(_ views: [UIView], first: UIView, spanner: UILayoutGuide) {
    let cross = axis.crossing
    for view in views.dropFirst() { tie("UISV-alignment", first, .lastBaseline, to: view, .lastBaseline) }
    span(views, spanner)
    tie("UISV-canvas-connection", canvas, cross.start, to: spanner, cross.start)
    tie("UISV-canvas-connection", canvas, cross.end, .greaterThanOrEqual, to: spanner, cross.end)
    fix("UISV-canvas-fit", stack, cross.size, to: 0, priority: 49)
  }

  private mutating func span(_ views: [UIView], _ spanner: UILayoutGuide) {
    let cross = axis.crossing
    for view in views {
      tie("UISV-spanning-boundary", spanner, cross.start, .lessThanOrEqual, to: view, cross.start)
      tie("UISV-spanning-boundary", spanner, cross.end, .greaterThanOrEqual, to: view, cross.end)
    }
  }

  // MARK: Design sizes

  /// The natural size that a design tool gives an empty view; `nil` for other views, and in a running app.
  private func designSize(of view: UIView) -> DesignSize? {
    hasDesignSizes && view.recordedNaturalSize == nil ? view.designSize : nil
  }

  /// Adds constraints for the size that a design tool gives an empty view. Does nothing in a running app.
  ///
  /// An empty label keeps its own compression resistance, but gives way to required constraints (one document). Other
  /// empty views resist compression with a priority of 500, below that of texts (750) and above content hugging (250).
  private mutating func giveDesignSize(_ view: UIView, along axis: StackAxis) {
    guard hasDesignSizes else { return }
    let compression: Float = 500
    if let least = leastDesignHeight(of: view), axis.axis == .vertical {
      addDesign(view, .height, .greaterThanOrEqual, least, priority: compression)
    }
    guard let design = designSize(of: view) else { return }
    let length = axis.axis == .horizontal ? design.size.width : design.size.height
    let state = view.layoutState
    addDesign(view, axis.size, .lessThanOrEqual, length, priority: min(999, state.huggingPriority[axis.axis].rawValue))
    addDesign(
      view, axis.size, .greaterThanOrEqual, length,
      priority: design.isOfText ? min(999, state.compressionPriority[axis.axis].rawValue) : compression)
  }

  /// The least height that a design tool gives to plain views with subviews and to views of an unknown class; `nil` for
  /// none.
  private func leastDesignHeight(of view: UIView) -> CGFloat? {
    let isContainer = type(of: view) == UIView.self && !view.subviews.isEmpty && view.recordedNaturalSize == nil
    let isConcerned = isContainer || spansByDesign(view)
    return isConcerned ? stack.traitCollection.layoutPolicy.leastDesignHeightOfContainers : nil
  }

  /// Whether the view is of an unknown class, and the layout policy lets such views extend across a stack whose
  /// alignment does not stretch them.
  private func spansByDesign(_ view: UIView) -> Bool {
    hasDesignSizes && view is UIOpaqueView && view.recordedNaturalSize == nil
      && stack.traitCollection.layoutPolicy.unknownViewsSpanStacks
  }

  // MARK: Making constraints

  private mutating func tie(
    _ identifier: String, _ first: any ConstraintItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to second: any ConstraintItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      first.handle, firstAttribute, relation, second.handle, secondAttribute, multiplier: multiplier, constant: constant
    )
    append(constraint, identifier, priority)
  }

  private mutating func fix(
    _ identifier: String, _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, to constant: CGFloat,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item.handle, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: constant)
    append(constraint, identifier, priority)
  }

  private mutating func addDesign(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ length: CGFloat, priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      view.handle, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: length)
    constraint.isDesignSize = true
    append(constraint, "design size", priority)
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ identifier: String, _ priority: Float) {
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraint.isSystemMade = true
    constraints.append(constraint)
  }
}
