/// Manages a view and its part of the interface.
///
/// Members that subclasses may override are declared in the body of the class, because Swift does not allow overrides
/// of members of extensions.
open class UIViewController: UIResponder, @preconcurrency NSCoding, ViewOwner, UIContentContainer, UITraitEnvironment {
  #if DEBUG
    nonisolated final let lifetime = Lifetime()
  #endif

  private var loadedView: UIView?
  private(set) weak var parentController: UIViewController?
  private var childControllers: [UIViewController] = []
  var traitOverrideValues = UITraitValues.unspecified
  var traitRegistrations: [TraitChangeRegistration] = []
  private lazy var topSupport = makeSupport(.topLayoutGuide, "UIViewControllerTopLayoutGuide")
  private lazy var bottomSupport = makeSupport(.bottomLayoutGuide, "UIViewControllerBottomLayoutGuide")

  /// The other objects of the scene or nib that the view comes from. They are kept here because nothing else may keep
  /// them alive.
  package var topLevelObjects: [AnyObject] = []
  /// Name of the document that the view comes from.
  open var nibName: String?
  /// Name of the controller's scene.
  open var restorationIdentifier: String?
  /// The class that makes the controller again. Inert: no state is saved.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Saves the controller's state. Inert: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the controller's state. Inert: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all states were restored. Inert: never called.
  open func applicationFinishedRestoringState() {}

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Restores a controller from an archive: its title; the view is loaded on first use.
  public required init?(coder: NSCoder) {
    super.init()
    guard !isMade(by: coder, as: UIViewController.self) else { return }
    title = coder.decodeObject(forKey: "UITitle") as? String
  }

  deinit {
    loadedView?.controller = nil
  }

  override func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    guard selector.name == "dismissViewControllerAnimated:completion:" else { return super.ownMethod(selector) }
    return { [unowned self] _ in dismiss(animated: true) }
  }

  /// Writes the title into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
  }

  // MARK: View

  /// The controller's view, loaded on first use.
  // UIKit's type; view code reads it as a plain view and sets it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      if newValue?.parent == nil { newValue?.inheritTraits() }
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view and sets it, if the controller comes from a document that contains its view.
  package final var loadsViewFromDocument: (@MainActor (UIViewController) -> Void)?

  /// Makes the view from the controller's document; without one, an empty view as large as the main screen. Overrides
  /// set `view` and don't call super.
  ///
  /// The document is the storyboard that the controller comes from, or the nib that ``UIViewController/nibName`` names.
  /// Without a name, it is a nib with the name of the class, or with that name without “Controller”
  /// ([nibName](https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname)).
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view from the controller's document; returns whether there is one with a view.
  func loadViewFromDocument() -> Bool {
    if let loadsViewFromDocument {
      loadsViewFromDocument(self)
      return true
    }
    guard let documents = DocumentLoader.current else { return false }
    return nibNames.contains { documents.objects(ofNib: $0, in: nil, owner: self) != nil && isViewLoaded }
  }

  /// The names of nibs that may contain the view, in the order in which they are tried.
  private var nibNames: [String] {
    if let nibName { return [nibName] }
    guard RuntimeTable.shared.isOwn(self) else { return [] }
    let name = "\(type(of: self))"
    return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
  }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called when the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears: by a window when it is shown, and by containers.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the tree and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared and was laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's constraints are updated. Overrides call super last.
  open func updateViewConstraints() {}
  /// Called when memory is low. Inert: memory is not watched.
  open func didReceiveMemoryWarning() {}
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called on controllers of an app's own classes after a document was read and their outlets were set.
  open func awakeFromNib() {}

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// The controllers contained in this one.
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller. The caller adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  open func removeFromParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// Replaces the child controllers, in the given order. New ones are added.
  func reorderChildren(_ children: [UIViewController]) {
    for child in children where child.parentController !== self { addChild(child) }
    childControllers = children
  }

  /// Called before the containing controller changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the containing controller changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Appearance

  private var appearance: (isAppearing: Bool, animated: Bool)?

  /// Whether children whose views lie in this controller's view appear and disappear with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Announces that the view appears or disappears; containers call it for their children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Calls `viewIsAppearing(_:)` of the controller and of the children in its view.
  package func announceIsAppearing(animated: Bool) {
    viewIsAppearing(animated)
    for child in childrenInView { child.announceIsAppearing(animated: animated) }
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began; containers call it for their children.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearance else { return }
    appearance = nil
    if isAppearing {
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
    for child in childrenInView { child.endAppearanceTransition() }
  }

  /// The children that appear and disappear with this controller.
  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.lies(in: loadedView) ?? false }
  }

  // MARK: Status bar and orientation

  /// The look of the status bar's text. Inert: the document of a screen states its status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Inert: the document of a screen states its status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation that shows or hides the status bar. Inert: the document of a screen states its status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the look of the status bar. Inert, like `preferredStatusBarStyle`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden. Inert, like `prefersStatusBarHidden`.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Announces that the properties of the status bar changed. Inert, like these properties.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator is hidden. Inert: the device decides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden. Inert: the device decides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Edges at which the controller's gestures take precedence over the system's. Inert: there are no gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about gestures at the edges. Inert: there are no gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the interface turns with the device. Inert: the environment decides.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports. Inert: the environment decides.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The preferred orientation when the controller is presented. Inert: the environment decides.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Segues

  /// The storyboard that the controller comes from.
  open package(set) var storyboard: UIStoryboard?
  /// The segues that start at the controller and at the views that it shows.
  package final var segueTemplates: [SegueTemplate] = []

  /// Whether a control or a row may perform a segue. `performSegue(withIdentifier:sender:)` does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, with the destination made and its view not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the storyboard. If the controller has no such segue, the program stops, as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.hasIdentifier(identifier) }) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver "
          + "(<\(type(of: self))>) has no segue with identifier '\(identifier)''")
    }
    template.perform(from: self, sender: sender)
  }

  /// Whether an unwind segue may end at this controller: by default, if it has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// The context in which an app extension runs the controller; nil in apps. Inert: extensions are not run.
  open var extensionContext: NSExtensionContext? { nil }

  /// The coordinator of the current transition. Inert: nil, since transitions are over at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Has the system ask again whether the home indicator is hidden. Inert: the device decides.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has the system ask again about gestures at the edges. Inert: there are no gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has the system ask again which orientations are supported. Inert: the environment decides.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the interface to the orientation of the device. Inert: the environment decides.
  open class func attemptRotationToDeviceOrientation() {}
  /// Sets the scroll view whose content decides how bars look. Inert: the scroll view is not stored.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// The scroll view whose content decides how bars look. Inert: always nil.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  // MARK: Editing

  private var isBeingEdited = false

  /// Whether the content is in editing mode. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the content is edited. Overrides call super; the controller itself shows no difference.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    madeEditButton?.title = editTitle
    madeEditButton?.style = editing ? .done : .plain
  }

  /// A button whose action begins and ends editing. Its title is Edit or Done.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
    button.title = editTitle
    button.style = isEditing ? .done : .plain
    madeEditButton = button
    return button
  }
  private var madeEditButton: UIBarButtonItem?
  private var editTitle: String { isEditing ? "Done" : "Edit" }

  // MARK: Layout

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.insetsDidChange() } }
  }

  /// Insets that the bars of a container add to the safe area of the view, in points.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { loadedView?.insetsDidChange() } }
  }

  /// Whether the view's margins are at least the system's 16 or 20 at the sides.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.insetsDidChange() } }
  }

  /// The least margins that the system gives the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { loadedView?.systemMinimumMargins ?? .zero }

  /// The preferred size of the controller's view; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called after the preferred size of a contained controller changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called after the fitting size of a contained controller changed. Inert: fitting sizes are not observed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a contained controller in a container of `parentSize`; by default the container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes, when the window's size changes. Overrides call super, which calls the
  /// method of the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
  }

  /// Called before the traits change, when the window's traits change. Overrides call super, which calls the method of
  /// the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The area of the bars above the content, for documents from before safe areas.
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  /// The area of the bars below the content, for documents from before safe areas.
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }

  /// Edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a scroll view that is the view, or its first subview, starts below the bars. Apps used this before safe
  /// areas.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the tab bar goes away when this controller is pushed.
  open var hidesBottomBarWhenPushed = false

  private func makeSupport(_ kind: UILayoutGuide.Kind, _ identifier: String) -> ControllerLayoutGuide {
    let guide = ControllerLayoutGuide()
    view.adoptSystemGuide(guide, kind, identifier)
    return guide
  }

  // MARK: Bars

  /// The controller's title, shown in bars.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  /// What the navigation bar shows for this controller.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The buttons of the toolbar of the navigation controller around this one.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The tab of this controller in a tab bar.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// The tab that was set, or made when it was first asked for.
  var ownTabBarItem: UITabBarItem?

  /// Shows a controller as the container around this one does: a navigation controller pushes it, others present it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parentController else { return present(vc, animated: true) }
    parentController.show(vc, sender: sender)
  }

  /// Shows a controller as a detail: in the split view controller around this one, otherwise by presenting it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? {
    (parentController as? UINavigationController) ?? parentController?.navigationController
  }

  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? {
    (parentController as? UITabBarController) ?? parentController?.tabBarController
  }

  /// The split view controller around this one.
  open var splitViewController: UISplitViewController? {
    (parentController as? UISplitViewController) ?? parentController?.splitViewController
  }

  // MARK: Presentation

  var presenting = Presenting()

  /// How the controller is shown over others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes into sight. Inert: presentations are not animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether controllers with a style of the current context are presented over this one instead of over the whole
  /// screen.
  open var definesPresentationContext = false
  /// Whether a person may not dismiss the controller. Inert: only code does.
  open var isModalInPresentation = false
  /// Whether a controller that does not cover the whole screen decides the status bar. Inert, like the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// An object of the app that provides the transitions and the presentation of the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that is shown over this one or over a controller around it.
  open var presentedViewController: UIViewController? {
    presenting.presented ?? parentController?.presentedViewController
  }

  /// The controller over which this one, or a controller around it, is shown.
  open var presentingViewController: UIViewController? {
    presenting.presenter ?? parentController?.presentingViewController
  }

  /// How the controller is, or would be, shown over others.
  open var presentationController: UIPresentationController? {
    parentController?.presentationController ?? makePresentationController(from: nil, source: nil)
  }

  /// How the controller is shown as a sheet; `nil` under other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// How the controller is shown as a popover; `nil` under other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// How the system shows the controller, by its style.
  func systemPresentationController(from presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Whether the controller is about to be presented.
  open var isBeingPresented: Bool { presenting.isBeingPresented }
  /// Whether the controller is about to be dismissed.
  open var isBeingDismissed: Bool { presenting.isBeingDismissed }

  /// Shows a controller over this one's outermost container.
  ///
  /// Nothing is animated: the controller is in its final place when the method returns. As in UIKit, nothing happens if
  /// the container is not in a window or already presents a controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    showPresented(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all controllers over it. If there is none, dismisses this
  /// controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.presenting.presenter ?? presentingViewController
    guard let presenter else {
      completion?()
      return
    }
    presenter.hidePresented(animated: flag, completion: completion)
  }

  // MARK: Traits

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance that is forced on this controller and its views and children.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrideValues.userInterfaceStyle }
    set {
      traitOverrideValues.userInterfaceStyle = newValue
      loadedView?.inheritTraits()
    }
  }

  /// Traits that override inherited ones for this controller and its views and children. Unspecified traits are
  /// inherited.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitOverrideValues) }
    set {
      traitOverrideValues = newValue.values
      loadedView?.inheritTraits()
    }
  }

  /// The effective traits: those of the view, or those of the surroundings before the view is loaded.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    let inherited = parent?.traitCollection ?? UITraitCollection.current
    guard !traitOverrideValues.specifiesNothing else { return inherited }
    return UITraitCollection(values: inherited.values.overridden(by: traitOverrideValues))
  }

  /// Forces traits on a contained controller.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.traitOverrides = UITraitOverrides(values: collection?.values ?? .unspecified)
  }

  /// The responder after the controller: the superview of its view.
  open override var next: UIResponder? { loadedView?.parent ?? parentController }
}
