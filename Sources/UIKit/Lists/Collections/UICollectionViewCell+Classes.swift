extension UICollectionViewCell {
  /// A cell of a class that is known only at run time, made by its own `init(frame:)`.
  static func make(_ cellClass: UICollectionViewCell.Type) -> UICollectionViewCell {
    cellClass.makeOfClass(.zero)
  }

  // Defines the symbol that `makeOfClass` calls. So an initialiser that is not `required` can be called on a class
  // that is known only at run time. Decision 128 explains how.

  @_silgen_name("snug_UICollectionViewCell_makeOfClass")
  convenience init(ofClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("snug_UICollectionViewCell_makeOfClass")
  private static func makeOfClass(_ frame: CGRect) -> UICollectionViewCell
}

extension UICollectionReusableView: ReusableView {
  var poolKey: String? { reuseKey ?? reuseIdentifier }
}
