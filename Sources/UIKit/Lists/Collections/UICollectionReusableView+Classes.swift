extension UICollectionReusableView {
  /// A view of a class that is known only at run time, made by its own `init(frame:)`.
  static func makeReusable(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    viewClass.makeReusableOfClass(.zero)
  }

  // Decision 128 says how this calls an initialiser that is not required.

  @_silgen_name("snug_UICollectionReusableView_makeOfClass")
  convenience init(reusableOfClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("snug_UICollectionReusableView_makeOfClass")
  private static func makeReusableOfClass(_ frame: CGRect) -> UICollectionReusableView
}
