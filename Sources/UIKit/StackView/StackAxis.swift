/// The attributes along one direction of a stack.
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

  /// The other direction.
  var crossing: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }
}
