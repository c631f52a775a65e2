extension UIColor {
  /// Makes this the colour of fillings and lines in the present context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fillings in the present context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines in the present context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
