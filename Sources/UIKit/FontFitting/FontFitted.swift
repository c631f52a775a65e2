/// A view whose text a ``UIFontFittingGroup`` can show at a size other than that of the view's own font.
@preconcurrency @MainActor protocol FontFitted: UIView {
  /// The name of the group that the view joins, shared with other views of its view tree; `nil` for no named group.
  var fontFittingGroup: String? { get }
  /// The group that decides `fittedPointSize`.
  var fittingGroup: UIFontFittingGroup? { get set }
  /// Size in points at which the group shows the text; `nil` for the font's own size.
  var fittedPointSize: CGFloat? { get set }
  /// Size in points of the font that was set on the view, before its text is shrunk. The group never shows it larger.
  var ownPointSize: CGFloat { get }
  /// Whether the view has text. Views without text are left out of a fitting.
  var hasText: Bool { get }
  /// Whether some of the text is not shown at the view's present size.
  var isTextTruncated: Bool { get }
  /// The view that is reported as the group's member: for a button's title label, the button.
  var fittingMember: UIView { get }
}

extension FontFitted {
  /// Joins the group that `fontFittingGroup` names, and registers the group with the topmost view, which then calls the
  /// group after every layout.
  func joinFontFittingGroup() {
    if fittingGroup == nil, let name = fontFittingGroup, !name.isEmpty {
      topmostView.fontFittingGroup(named: name).add(self)
    }
    if let fittingGroup { topmostView.addLayoutFollower(fittingGroup) }
  }
}

extension UIView {
  /// The font fitting group with this name in the tree under the receiver, a topmost view. The group is created if it
  /// does not exist.
  fileprivate func fontFittingGroup(named name: String) -> UIFontFittingGroup {
    let groups = layoutState.followers.lazy.compactMap { $0 as? UIFontFittingGroup }
    if let group = groups.first(where: { $0.name == name }) { return group }
    let group = UIFontFittingGroup(name: name)
    addLayoutFollower(group)
    return group
  }
}
