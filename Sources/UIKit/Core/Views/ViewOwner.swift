/// The members of a view controller that its view needs for layout, traits and appearance. `UIViewController` conforms
/// to it.
@preconcurrency @MainActor protocol ViewOwner: UIResponder {
  #if DEBUG
    /// Deallocated together with the controller. ``ViewOwnerReference`` uses it to detect references to deallocated
    /// controllers.
    nonisolated var lifetime: Lifetime { get }
  #endif

  /// The insets that the app adds to the safe area of the controller's view, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The insets that the bars of a container, such as a navigation controller, add to the safe area of the controller's
  /// view, in points.
  var containerInsets: UIEdgeInsets { get }
  /// Whether the layout margins of the controller's view are at least the system's minimum margins for root views.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The trait overrides of the controller, which apply to its view and all subviews of that.
  var traitOverrideValues: UITraitValues { get }
  /// The handlers that are called when the traits of the controller change.
  var traitRegistrations: [TraitChangeRegistration] { get }

  /// Called when the view's constraints are updated.
  func updateViewConstraints()
  /// Called before the view lays its subviews out.
  func viewWillLayoutSubviews()
  /// Called after the view laid its subviews out.
  func viewDidLayoutSubviews()
  /// Called after the safe area of the view changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the margins of the view changed.
  func viewLayoutMarginsDidChange()
  /// Calls the controller's `viewWillAppear` or `viewWillDisappear`.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  /// Calls the controller's `viewIsAppearing`: its view is in the window and has its traits, but is not laid out yet.
  func announceIsAppearing(animated: Bool)
  /// Calls the controller's `viewDidAppear` or `viewDidDisappear`, depending on the last `beginAppearanceTransition`.
  func endAppearanceTransition()
  /// Called before the size of the view changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
