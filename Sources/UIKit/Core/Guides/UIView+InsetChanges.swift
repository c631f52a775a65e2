extension UIView {
  /// Calls `safeAreaInsetsDidChange()`, `layoutMarginsDidChange()` and the controller's methods for such changes, on
  /// this view and its subviews, if the safe area or the margins have changed since the last call.
  ///
  /// Returns quickly if nothing has happened since the last call that can change them.
  ///
  /// Every layout pass calls this after it has set the view's frame and before it lays out the subviews.
  func announceInsetChangesIfNeeded() {
    if !surroundings.hasAnnouncedInsets { announceInsetChanges() }
  }

  private func announceInsetChanges() {
    let safeArea = safeAreaInsets
    let margins = layoutMargins
    let isNewSafeArea = safeArea != marginState.announcedSafeArea
    let areNewMargins = margins != marginState.announcedMargins
    // If an app overrides `safeAreaInsets` without calling super, the view has not stored its safe area. The flag then
    // stays false, because later changes only reset the flags of views that have stored their safe area.
    surroundings.hasAnnouncedInsets = surroundings.knowsSafeArea
    guard isNewSafeArea || areNewMargins else { return }
    marginState.announcedSafeArea = safeArea
    marginState.announcedMargins = margins
    if isNewSafeArea {
      safeAreaDidChange()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    if areNewMargins {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    for child in children { child.announceInsetChanges() }
  }
}
