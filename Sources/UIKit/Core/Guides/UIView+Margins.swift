extension UIView {
  /// Distances between the edges and the content, in points; the safe area is included.
  ///
  /// Setting replaces the system's margins, without the safe area.
  public var layoutMargins: UIEdgeInsets {
    get { EffectiveMargins(of: self).insets }
    set { changeMargins { $0.custom = .physical(newValue) } }
  }

  /// `layoutMargins` by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.custom = .directional(newValue) } }
  }

  /// Whether margins are at least the part of the superview's margins that overlaps this view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperviewMargins }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether margins start at the safe area instead of the edges.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Whether margins grow until the content is no wider than the readable width: “Follow Readable Width” in Interface Builder.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { marginState.followsReadableWidth }
    set { changeMargins { $0.followsReadableWidth = newValue } }
  }

  /// Parts of the edges that bars, device corners and additional insets of controllers cover, in points.
  public var safeAreaInsets: UIEdgeInsets { EffectiveSafeArea(of: self).insets }

  /// The surroundings of a view without a superview; ignored on other views.
  public var hostEnvironment: UIHostEnvironment? {
    get { marginState.host }
    set { changeMargins { $0.host = newValue } }
  }

  /// The guide of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The guide of the part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide") }

  /// The guide of the part inside the margins, limited to the readable width.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(\.readableContent, .readableContent, "UIViewReadableContentGuide")
  }

  /// The guide of the keyboard's upper edge.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.systemGuides.keyboard as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    adoptSystemGuide(guide, .keyboard, "UIKeyboardLayoutGuide")
    layoutState.systemGuides.keyboard = guide
    return guide
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a guide, taking it from the view that owned it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutState.guides.append(layoutGuide)
    layoutStructureDidChange()
  }

  /// Removes a guide and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutState.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    removeConstraints(mentioning: layoutGuide)
    layoutState.guides.remove(at: index)
    layoutGuide.owner = nil
    layoutStructureDidChange()
  }

  private func systemGuide(
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

  private func changeMargins(_ change: (inout ViewMarginState) -> Void) {
    change(&marginState)
    engineForInside?.insetsMayHaveChanged()
    setNeedsLayout()
  }
}
