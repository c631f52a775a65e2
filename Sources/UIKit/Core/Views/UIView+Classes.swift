extension UIView {
  /// A view of a class that is known only at run time, made by its own `init(frame:)`.
  static func make(_ viewClass: UIView.Type) -> UIView {
    viewClass.makeOfViewClass(.zero)
  }

  // Decision 128 says how this calls an initialiser that is not required.

  @_silgen_name("snug_UIView_makeOfViewClass")
  convenience init(ofViewClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("snug_UIView_makeOfViewClass")
  private static func makeOfViewClass(_ frame: CGRect) -> UIView
}
