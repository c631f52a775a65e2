/// A view whose text a ``UIFontFittingGroup`` can show at another size than that of the view's own font.
@MainActor protocol FontFitted: UIView {
  /// Name of the group that the view belongs to within its tree; `nil` for none.
  var fontFittingGroup: String? { get }
  /// The group that decides `fittedPointSize`.
  var fittingGroup: UIFontFittingGroup? { get set }
  /// Size in points at which the group shows the text; `nil` for the font's own size.
  var fittedPointSize: CGFloat? { get set }
  /// Size in points of the view's own font.
  var ownPointSize: CGFloat { get }
  /// Whether there is text to fit.
  var hasText: Bool { get }
  /// Whether some of the text is not shown at the view's present size.
  var isTextTruncated: Bool { get }
  /// The view that is reported as the group's member: for a button's title label, the button.
  var fittingMember: UIView { get }
}

extension FontFitted {
  /// Joins the group that `fontFittingGroup` names, and registers that group with the tree.
  func joinFontFittingGroup() {
    if fittingGroup == nil, let name = fontFittingGroup, !name.isEmpty {
      topmostView.fontFittingGroup(named: name).add(self)
    }
    if let fittingGroup { topmostView.addLayoutFollower(fittingGroup) }
  }
}

extension UIView {
  /// The group with a name in the tree under this topmost view. It is created if there is none.
  fileprivate func fontFittingGroup(named name: String) -> UIFontFittingGroup {
    let groups = layoutState.followers.lazy.compactMap { $0 as? UIFontFittingGroup }
    if let group = groups.first(where: { $0.name == name }) { return group }
    let group = UIFontFittingGroup(name: name)
    addLayoutFollower(group)
    return group
  }
}
