extension UIView {
  /// Gives a view that has only one size that size, and has it resist growing: switches, steppers, wheels.
  func startAtFixedSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    bounds.size = sizeThatFits(.zero)
  }
}
