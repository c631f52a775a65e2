extension UIView {
  /// Calls the view's and its controller's methods for changed safe areas and margins, here and in subviews, unless nothing
  /// has happened since the last call that could have changed them.
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
    // An override of `safeAreaInsets` may not have looked the safe area up: nothing would take this back.
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
