extension UIView {
  /// Calls the view's and its controller's methods for changed safe areas and margins, here and in subviews.
  ///
  /// Part of every layout pass: called when the view's frame is known, before its subviews are laid out.
  func announceInsetChanges() {
    let safeArea = safeAreaInsets
    let margins = layoutMargins
    let isNewSafeArea = safeArea != marginState.announcedSafeArea
    let areNewMargins = margins != marginState.announcedMargins
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
