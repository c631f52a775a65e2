extension UIView {
  /// Creates a view of a class that is known only at run time, by that class's `init(frame:)`, with a frame of zero.
  static func make(_ viewClass: UIView.Type) -> UIView {
    viewClass.makeOfViewClass(.zero)
  }

  // Swift creates an object of a class that is known only at run time only by a `required` initialiser, and
  // `init(frame:)` is not required. The two members below therefore share one linker symbol, so that a call of the
  // static method runs the initialiser (decision 128).

  @_silgen_name("snug_UIView_makeOfViewClass")
  convenience init(ofViewClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("snug_UIView_makeOfViewClass")
  private static func makeOfViewClass(_ frame: CGRect) -> UIView
}
