extension UICollectionReusableView {
  /// A view of a class that is known only at run time, made by its own `init(frame:)`.
  static func makeReusable(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    viewClass.makeReusableOfClass(.zero)
  }

  // Defines the symbol that `makeReusableOfClass` calls. So an initialiser that is not `required` can be called on a
  // class that is known only at run time. Decision 128 explains how.

  @_silgen_name("snug_UICollectionReusableView_makeOfClass")
  convenience init(reusableOfClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("snug_UICollectionReusableView_makeOfClass")
  private static func makeReusableOfClass(_ frame: CGRect) -> UICollectionReusableView
}
