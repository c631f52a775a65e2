extension UIView {
  /// Sets the initial size and hugging priorities of a control whose class has one fixed size, such as a switch or
  /// stepper. Its initialisers call this. The size is that of `sizeThatFits(_:)`.
  func startAtFixedSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    bounds.size = sizeThatFits(.zero)
  }
}
