extension UIView {
  /// Whether the left and right layout margins are enlarged, so that the content is at most as wide as the readable
  /// width. Interface Builder calls this “Follow Readable Width”.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { marginState.followsReadableWidth }
    set { changeMargins { $0.followsReadableWidth = newValue } }
  }

  /// The safe-area insets and kind of margins of a view without a superview; ignored on other views. `nil`, the
  /// default, means no safe-area insets and margins of 8 points.
  public var hostEnvironment: UIHostEnvironment? {
    get { marginState.host }
    set {
      changeMargins { $0.host = newValue }
      for child in children { child.insetsDidChange() }
    }
  }

  /// The guide for `keyboardLayoutGuide`, created on first use.
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.systemGuides.keyboard as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    adoptSystemGuide(guide, .keyboard, "UIKeyboardLayoutGuide")
    layoutState.systemGuides.keyboard = guide
    return guide
  }

  /// Adds a layout guide to this view and removes it from the view that owned it.
  func adopt(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutState.guides.append(layoutGuide)
    layoutStructureDidChange()
  }

  /// Removes a layout guide from this view, and deactivates the constraints that refer to it.
  func release(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutState.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    removeConstraints(mentioning: layoutGuide)
    layoutState.guides.remove(at: index)
    layoutGuide.owner = nil
    layoutStructureDidChange()
  }

  func systemGuide(
    _ path: WritableKeyPath<ViewSystemGuides, UILayoutGuide?>, _ kind: UILayoutGuide.Kind, _ identifier: String
  ) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[keyPath: path] { return guide }
    let guide = UILayoutGuide()
    adoptSystemGuide(guide, kind, identifier)
    layoutState.systemGuides[keyPath: path] = guide
    return guide
  }

  func adoptSystemGuide(_ guide: UILayoutGuide, _ kind: UILayoutGuide.Kind, _ identifier: String) {
    guide.owner = self
    guide.kind = kind
    guide.identifier = identifier
  }

  func changeMargins(_ change: (inout ViewMarginState) -> Void) {
    change(&marginState)
    forgetSafeArea()
    engineForInside?.insetsMayHaveChanged()
    setNeedsLayout()
  }
}
