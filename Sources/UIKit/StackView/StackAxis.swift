/// The attributes along the axis of a stack view, or across it.
@MainActor struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
  let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    start = axis == .horizontal ? .leading : .top
    end = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }

  /// The attributes across the axis.
  var crossing: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }
}
