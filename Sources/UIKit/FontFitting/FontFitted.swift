/// A view whose text a group can set at another size than its own font's.
@MainActor protocol FontFitted: UIView {
  /// Name of the group that the view belongs to within its tree; `nil` for none.
  var fontFittingGroup: String? { get }
  /// The group that decides `fittedPointSize`.
  var fittingGroup: UIFontFittingGroup? { get set }
  /// Size in points at which the group has the text set; `nil` for the font's own.
  var fittedPointSize: CGFloat? { get set }
  /// Size in points of the view's own font.
  var ownPointSize: CGFloat { get }
  /// Whether there is anything to fit.
  var hasText: Bool { get }
  /// Whether some of the text is not shown at the view's present size.
  var isTextTruncated: Bool { get }
  /// The view that shows the text: for a button's title, the button.
  var fittingMember: UIView { get }
}

extension FontFitted {
  /// Joins the group of the view's name, and registers that group with the tree.
  func joinFontFittingGroup() {
    if fittingGroup == nil, let name = fontFittingGroup, !name.isEmpty {
      topmostView.fontFittingGroup(named: name).add(self)
    }
    if let fittingGroup { topmostView.addLayoutFollower(fittingGroup) }
  }
}

extension UIView {
  /// The group of a name in the tree under this topmost view, made if there is none.
  fileprivate func fontFittingGroup(named name: String) -> UIFontFittingGroup {
    let groups = layoutState.followers.lazy.compactMap { $0 as? UIFontFittingGroup }
    if let group = groups.first(where: { $0.name == name }) { return group }
    let group = UIFontFittingGroup(name: name)
    addLayoutFollower(group)
    return group
  }
}
