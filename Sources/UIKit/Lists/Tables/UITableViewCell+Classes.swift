extension UITableViewCell {
  /// A cell of a class that is known only at run time, made by its own `init(style:reuseIdentifier:)`.
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    cellClass.makeOfClass(.default, reuseIdentifier)
  }

  // Defines the symbol that `makeOfClass` calls. So an initialiser that is not `required` can be called on a class
  // that is known only at run time. Decision 128 explains how.

  @_silgen_name("snug_UITableViewCell_makeOfClass")
  convenience init(ofClass style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("snug_UITableViewCell_makeOfClass")
  private static func makeOfClass(_ style: CellStyle, _ reuseIdentifier: consuming String?) -> UITableViewCell
}

extension UITableViewCell: ReusableView {}
