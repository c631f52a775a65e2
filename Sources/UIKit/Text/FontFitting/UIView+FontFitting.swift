extension UIView {
  /// The view at the top of the tree.
  var topmostView: UIView {
    var view = self
    while let up = view.superview { view = up }
    return view
  }

  /// Fits the groups whose members lie in this tree; called on the topmost view after a layout.
  func fitFontGroups() {
    for group in layoutState.fontFittingGroups { group.fitIfNeeded(in: self) }
  }

  /// The group of a name in this tree, made if there is none.
  func fontFittingGroup(named name: String) -> UIFontFittingGroup {
    let top = topmostView
    if let group = top.layoutState.fontFittingGroups.first(where: { $0.name == name }) { return group }
    let group = UIFontFittingGroup(name: name)
    top.layoutState.fontFittingGroups.append(group)
    return group
  }
}

extension UILabel {
  /// The button whose title the label is, else the label.
  var fittingMemberView: UIView { (superview as? UIButton) ?? self }

  /// Whether there is anything to fit.
  var hasText: Bool { !setting.isEmpty }

  /// Joins the group of the label's name, and has the tree know of the label's group.
  func joinFontFittingGroup() {
    if fittingGroup == nil, let name = fontFittingGroup, !name.isEmpty {
      topmostView.fontFittingGroup(named: name).add(self)
    }
    guard let fittingGroup else { return }
    let top = topmostView
    if !top.layoutState.fontFittingGroups.contains(where: { $0 === fittingGroup }) {
      top.layoutState.fontFittingGroups.append(fittingGroup)
    }
  }
}

extension UIButton {
  /// Name of the group within the screen that keeps its members' texts at one size; nil for none.
  public var fontFittingGroup: String? {
    get { titleLabel?.fontFittingGroup }
    set { titleLabel?.fontFittingGroup = newValue }
  }
}
