extension UICollectionViewCell {
  /// A cell of a class that is known only at run time, made by its own `init(frame:)`.
  static func make(_ cellClass: UICollectionViewCell.Type) -> UICollectionViewCell {
    cellClass.makeOfClass(.zero)
  }

  // Decision 128 says how this calls an initialiser that is not required.

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
