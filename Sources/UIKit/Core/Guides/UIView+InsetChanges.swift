extension UIView {
  /// Calls the methods for changed safe areas and margins on the view, its controller and its subviews.
  ///
  /// Does nothing if no event since the last call could have changed them.
  ///
  /// Part of every layout pass: called when the view's frame is known, before its subviews are laid out.
  func announceInsetChangesIfNeeded() {
    if !surroundings.hasAnnouncedInsets { announceInsetChanges() }
  }

  private func announceInsetChanges() {
    let safeArea = safeAreaInsets
    let margins = layoutMargins
    let isNewSafeArea = safeArea != marginState.announcedSafeArea
    let areNewMargins = margins != marginState.announcedMargins
    // An override of `safeAreaInsets` may not look the safe area up. Then the flag stays false, because no later change
    // would reset it.
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
