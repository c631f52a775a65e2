/// Computes the traits of views: those of the superview, changed by the trait overrides of the view's controller and of
/// the view.
///
/// `ViewTraitState` stores a view's overrides and its resolved ``UITraitCollection``. `ViewOwner` has the overrides of
/// the controller. A view without a superview starts from the traits that `setRootTraits(_:)` has set, or from
/// ``UITraitCollection/current``.
extension UIView: UITraitEnvironment {
  /// The value of `traitCollection`. It is computed on first use and stored until the traits change.
  var resolvedTraits: UITraitCollection {
    if let resolved = traitState.resolved { return resolved }
    let resolved = localTraits(over: inheritedTraits)
    traitState.resolved = resolved
    return resolved
  }

  func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != traitState.semanticContent else { return }
    traitState.semanticContent = attribute
    layoutDirectionDidChange()
  }

  static func layoutDirection(
    for attribute: UISemanticContentAttribute, in traits: @autoclosure () -> UITraitCollection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traits().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Sets the traits that this view and its subviews inherit if it has no superview. Has no effect while it has a
  /// superview.
  public func setRootTraits(_ traits: UITraitCollection) {
    changeTraits { $0.rootTraits = traits }
  }

  /// Computes the traits of this view and its subviews again, and notifies every view whose traits changed.
  ///
  /// Views are notified only after all of them have their new traits, because a notified view may measure its subviews.
  func inheritTraits() {
    var changed: [(view: UIView, previous: UITraitCollection)] = []
    adoptTraits(changed: &changed)
    for change in changed { change.view.announceTraits(insteadOf: change.previous) }
  }

  private var inheritedTraits: UITraitCollection {
    if let inherited = parentReference.read({ $0.traitCollection }) { return inherited }
    return traitState.rootTraits ?? UITraitCollection.current
  }

  private func localTraits(over inherited: UITraitCollection) -> UITraitCollection {
    if traitState.changesNothing, controller == nil { return inherited }
    var overrides = traitState.overrides
    if let controller { overrides = controller.traitOverrideValues.overridden(by: overrides) }
    let limited = traitState.minimumCategory != nil || traitState.maximumCategory != nil
    guard limited || !overrides.specifiesNothing else { return inherited }
    var values = inherited.values.overridden(by: overrides)
    if let minimum = traitState.minimumCategory {
      values.preferredContentSizeCategory = max(values.preferredContentSizeCategory, minimum)
    }
    if let maximum = traitState.maximumCategory {
      values.preferredContentSizeCategory = min(values.preferredContentSizeCategory, maximum)
    }
    return UITraitCollection(values: values)
  }

  func changeTraits(_ change: (inout ViewTraitState) -> Void) {
    let before = traitCollection
    traitState.resolved = before
    change(&traitState)
    inheritTraits()
  }

  private func adoptTraits(changed: inout [(view: UIView, previous: UITraitCollection)]) {
    let known = traitState.resolved
    let old = known ?? UITraitCollection.current
    let new = localTraits(over: inheritedTraits)
    traitState.resolved = new
    if old !== new, old != new {
      surroundings.insetsMayHaveChanged()
      traitsDidChange(from: old)
      changed.append((self, old))
    } else if known != nil {
      // This view's traits are unchanged, so its subviews already have the traits that follow from them.
      return
    }
    for child in children { child.adoptTraits(changed: &changed) }
  }

  private func announceTraits(insteadOf old: UITraitCollection) {
    let new = traitCollection
    controller?.traitCollectionDidChange(old)
    controller?.traitRegistrations.forEach { $0.notify(from: old, to: new) }
    traitCollectionDidChange(old)
    for registration in traitState.registrations { registration.notify(from: old, to: new) }
    guard parent == nil, old.preferredContentSizeCategory != new.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory])
  }
}
