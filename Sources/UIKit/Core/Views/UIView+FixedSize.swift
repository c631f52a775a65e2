extension UIView {
  /// Gives a view whose class has one fixed size (switch, stepper, wheel) that size, and makes it resist growing.
  func startAtFixedSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    bounds.size = sizeThatFits(.zero)
  }
}
