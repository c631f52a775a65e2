extension UITableViewHeaderFooterView {
  /// A view of a class that is known only at run time, made by its own `init(reuseIdentifier:)`.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    viewClass.makeOfClass(reuseIdentifier)
  }

  // Defines the symbol that `makeOfClass` calls. So an initialiser that is not `required` can be called on a class
  // that is known only at run time. Decision 128 explains how.

  @_silgen_name("snug_UITableViewHeaderFooterView_makeOfClass")
  convenience init(ofClass reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("snug_UITableViewHeaderFooterView_makeOfClass")
  private static func makeOfClass(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UITableViewHeaderFooterView: ReusableView {}
