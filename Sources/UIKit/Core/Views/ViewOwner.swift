/// The controller of a view, as far as layout and traits of the view depend on it.
@MainActor protocol ViewOwner: UIResponder {
  #if DEBUG
    /// Shows whether the controller was deallocated, for ``ViewOwnerReference``.
    nonisolated var lifetime: Lifetime { get }
  #endif

  /// Insets added to the safe area of the view, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// Insets that the bars of a container add to the safe area of the view, in points.
  var containerInsets: UIEdgeInsets { get }
  /// Whether the view's margins are at least the system's for root views.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// Traits that the controller sets for its view and its inside.
  var traitOverrideValues: UITraitValues { get }
  /// Handlers of trait changes.
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
  /// Announces that the view appears or disappears.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  /// Announces that the view is in the tree and has its traits, before it is laid out.
  func announceIsAppearing(animated: Bool)
  /// Announces that the view has appeared or disappeared.
  func endAppearanceTransition()
  /// Called before the size of the view changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
