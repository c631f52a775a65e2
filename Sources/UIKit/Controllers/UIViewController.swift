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

  /// The other top-level objects of the storyboard scene or nib that contains the view. They are stored here so that
  /// they live as long as the controller, because nothing else may refer to them.
  package var topLevelObjects: [AnyObject] = []
  /// Name of the nib that contains the view; `nil` if the nib is found by the name of the class, or if there is none.
  open var nibName: String?
  /// A name by which UIKit finds the controller when it restores saved state. Inert: no state is saved.
  open var restorationIdentifier: String?
  /// The class that creates the controller when saved state is restored. Inert: no state is saved.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Writes the controller's state into an archive, so that it can be restored after the next launch. Inert: never
  /// called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the controller's state from an archive. Inert: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after the saved states of all controllers were restored. Inert: never called.
  open func applicationFinishedRestoringState() {}

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Restores a controller from an archive. Only the title is read; the view is loaded on first use.
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
  // The type is that of UIKit: code of apps uses the property without unwrapping it, and sets it to nil.
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

  /// Loads the view from the controller's storyboard or xib and sets it; `nil` if the controller does not come from one
  /// that contains its view.
  package final var loadsViewFromDocument: (@MainActor (UIViewController) -> Void)?

  /// Loads the view from the controller's storyboard or nib. If there is none, creates an empty view as large as the
  /// main screen. Overrides set `view` and do not call super.
  ///
  /// The nib is the one that ``UIViewController/nibName`` names. Without a name, it is a nib with the name of the
  /// class, or with that name without “Controller”
  /// ([nibName](https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname)).
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view from the controller's storyboard or nib. Returns whether there is one that contains the view.
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

  /// Called once after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears: by a window when it is shown, and by containers.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the view hierarchy and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared and was laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's constraints are updated. Overrides call super last.
  open func updateViewConstraints() {}
  /// Called when memory is low. Inert: memory is not watched.
  open func didReceiveMemoryWarning() {}
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the controller was loaded from a storyboard or xib and its outlets were set. Only controllers of the
  /// app's own classes get this call.
  open func awakeFromNib() {}

  // MARK: Containment

  /// The container controller of which this controller is a child; `nil` if there is none.
  open var parent: UIViewController? { parentController }
  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller. The caller has to add the child's view.
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

  /// Replaces the list of child controllers. Controllers that are not children yet are added.
  func reorderChildren(_ children: [UIViewController]) {
    for child in children where child.parentController !== self { addChild(child) }
    childControllers = children
  }

  /// Called before this controller is added to a parent, or removed from it (`nil`).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after this controller was added to a parent, or removed from it (`nil`).
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Appearance

  private var appearance: (isAppearing: Bool, animated: Bool)?

  /// Whether the appearance methods of children, such as `viewWillAppear(_:)`, are called when this controller appears
  /// or disappears. This concerns children whose views are inside this controller's view.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`. Container controllers call it for a child before they add
  /// or remove its view.
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

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began: calls `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`. Container controllers call it for a child after they added or removed its view.
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

  /// The children whose appearance methods are called together with those of this controller.
  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.lies(in: loadedView) ?? false }
  }

  // MARK: Status bar and orientation

  /// Whether the status bar's text is light or dark. Inert: the storyboard or xib of a screen decides what its status
  /// bar looks like.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Inert: the storyboard or xib of a screen decides what its status bar looks like.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation that shows or hides the status bar. Inert: nothing is animated.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child whose `preferredStatusBarStyle` is used; `nil` for the one of this controller. Inert:
  /// `preferredStatusBarStyle` has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child whose `prefersStatusBarHidden` is used; `nil` for the one of this controller. Inert:
  /// `prefersStatusBarHidden` has no effect.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks the system to read the controller's properties for the status bar again. Inert: these properties have no
  /// effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator may be hidden. Inert: it is drawn on all devices that have one.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child whose `prefersHomeIndicatorAutoHidden` is used. Inert: the home indicator is drawn on all devices that
  /// have one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Edges of the screen at which the controller's gestures take precedence over those of the system. Inert: there are
  /// no gestures of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child whose `preferredScreenEdgesDeferringSystemGestures` is used. Inert: there are no gestures of the system.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the interface rotates with the device. Inert: whoever lays out a screen chooses its orientation.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports. Inert: whoever lays out a screen chooses its orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The preferred orientation when the controller is presented. Inert: whoever lays out a screen chooses its
  /// orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Segues

  /// The storyboard from which the controller was loaded; `nil` if code created it.
  open package(set) var storyboard: UIStoryboard?
  /// The storyboard's segues that start at the controller or at its views. Segues are created from them when they are
  /// performed.
  package final var segueTemplates: [SegueTemplate] = []

  /// Whether a segue may be performed after a tap on a control or row. `performSegue(withIdentifier:sender:)` performs
  /// a segue without calling this method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed. The destination exists already, but its view is not loaded yet.
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

  /// Whether an unwind segue may end at this controller: by default true if the controller has the method `action`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// The context in which an app extension runs the controller; nil in apps. Inert: extensions are not run.
  open var extensionContext: NSExtensionContext? { nil }

  /// The coordinator of an animated push, pop, presentation or dismissal in which the controller or one of its ancestors
  /// takes part; `nil` if there is none now. Transitions take no time, so there is none any more when the method that
  /// starts one returns.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }.lazy.compactMap(\.transition).first
  }
  /// The animated change of what the controller shows, as a container or as a presenter; `nil` if it makes none now.
  final var transition: ImmediateTransition?

  /// Asks the system to read `prefersHomeIndicatorAutoHidden` again. Inert: the home indicator is drawn on all devices
  /// that have one.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks the system to read `preferredScreenEdgesDeferringSystemGestures` again. Inert: there are no gestures of the
  /// system.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks the system to read `supportedInterfaceOrientations` again. Inert: whoever lays out a screen chooses its
  /// orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Rotates the interface to the orientation of the device. Inert: whoever lays out a screen chooses its orientation.
  open class func attemptRotationToDeviceOrientation() {}
  /// Sets the scroll view whose scroll position decides how bars look. Inert: the scroll view is not stored.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// The scroll view whose scroll position decides how bars look. Inert: always `nil`.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  // MARK: Editing

  private var isBeingEdited = false

  /// Whether the content is in editing mode. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the content is in editing mode. Apart from that, this method only changes the title of
  /// `editButtonItem`. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    madeEditButton?.title = editTitle
    madeEditButton?.style = editing ? .done : .plain
  }

  /// A bar button item that turns the editing mode on and off. Its title is “Edit” or “Done”.
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

  /// Whether the view's layout margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.insetsDidChange() } }
  }

  /// The smallest layout margins of the view: zero at the top and bottom, and 16 or 20 points at the sides, by the
  /// width of the view. Zero before the view is loaded.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { loadedView?.systemMinimumMargins ?? .zero }

  /// The size in points that the view would like to have in a container or popover; zero if it has no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      if parentController == nil {
        presenting.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Called after `preferredContentSize` of a child changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// In UIKit, called after the size that constraints give a child changed. Inert: never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size in points that a child gets if this controller's view has the size `parentSize`; by default `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view gets a new size because the size of the window changes. Overrides call super, which calls
  /// the same method of all children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
  }

  /// Called before the controller gets new traits because the traits of the window change. Overrides call super, which
  /// calls the same method of all children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// A guide that covers the bars above the content. Storyboards from before iOS 11, which had no safe areas, use it.
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  /// A guide that covers the bars below the content. Storyboards from before iOS 11, which had no safe areas, use it.
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }

  /// Edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the content of a scroll view starts below the bars, if the scroll view is the controller's view or its
  /// first subview. Apps used this before iOS 11, which introduced safe areas.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the tab bar is hidden while this controller is on a navigation stack above its first controller.
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

  /// What the navigation bar shows while this controller is on top of a navigation stack.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")

  /// The items that the toolbar of the surrounding navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The tab of this controller in the tab bar of a tab bar controller.
  // The type is that of UIKit: code of apps uses the property without unwrapping it.
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
  /// The stored value of `tabBarItem`; `nil` before it was set or first read.
  var ownTabBarItem: UITabBarItem?

  /// Shows a controller in the way of the surrounding container: a navigation controller pushes it; otherwise it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parentController else { return present(vc, animated: true) }
    parentController.show(vc, sender: sender)
  }

  /// Shows a controller as the detail of the surrounding split view controller. If there is none, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  /// The nearest navigation controller that contains this controller; `nil` if there is none.
  open var navigationController: UINavigationController? {
    (parentController as? UINavigationController) ?? parentController?.navigationController
  }

  /// The nearest tab bar controller that contains this controller; `nil` if there is none.
  open var tabBarController: UITabBarController? {
    (parentController as? UITabBarController) ?? parentController?.tabBarController
  }

  /// The nearest split view controller that contains this controller; `nil` if there is none.
  open var splitViewController: UISplitViewController? {
    (parentController as? UISplitViewController) ?? parentController?.splitViewController
  }

  // MARK: Presentation

  var presenting = Presenting()

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the controller is presented. Inert: presentations are not animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether this controller presents controllers of the styles `currentContext` and `overCurrentContext` for itself
  /// and its children. Otherwise a container of this controller presents them.
  open var definesPresentationContext = false
  /// Whether the user is prevented from dismissing the controller by a swipe. Inert: only code dismisses controllers.
  open var isModalInPresentation = false
  /// Whether this controller decides the look of the status bar even if it does not cover the whole screen. Inert:
  /// controllers do not decide the look of the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// An object of the app that provides the transitions and the presentation of the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this controller, or else the nearest container that presents one, presents; `nil` if there is
  /// none.
  open var presentedViewController: UIViewController? {
    presenting.presented ?? parentController?.presentedViewController
  }

  /// The controller that presents this controller or a container of it; `nil` if neither is presented.
  open var presentingViewController: UIViewController? {
    presenting.presenter ?? parentController?.presentingViewController
  }

  /// The presentation controller that presents this controller, or that would present it. It is created when it is
  /// first read.
  open var presentationController: UIPresentationController? {
    parentController?.presentationController ?? makePresentationController(from: nil, source: nil)
  }

  /// The presentation controller, if `modalPresentationStyle` asks for a sheet; otherwise `nil`.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if `modalPresentationStyle` asks for a popover; otherwise `nil`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Creates the presentation controller for `modalPresentationStyle`. It is used unless the app supplies one of its
  /// own. Alerts override it.
  func systemPresentationController(from presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Whether a presentation of this controller has begun and not ended yet.
  open var isBeingPresented: Bool { presenting.isBeingPresented }
  /// Whether a dismissal of this controller has begun and not ended yet.
  open var isBeingDismissed: Bool { presenting.isBeingDismissed }

  /// Presents a controller over the outermost container of this controller.
  ///
  /// Presentations are not animated: the presented view is in its final place when the method returns. As in UIKit,
  /// nothing happens if the container is not in a window or already presents a controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    showPresented(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this controller presents, together with all controllers that are presented over it.
  /// If this controller presents none, it is dismissed itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.presenting.presenter ?? presentingViewController
    guard let presenter else {
      completion?()
      return
    }
    presenter.hidePresented(animated: flag, completion: completion)
  }

  // MARK: Traits

  /// Called after the traits of the controller changed, with the traits from before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark appearance for this controller, its views and its children, whatever appearance they would inherit;
  /// `unspecified` to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrideValues.userInterfaceStyle }
    set {
      traitOverrideValues.userInterfaceStyle = newValue
      loadedView?.inheritTraits()
    }
  }

  /// Traits that replace inherited ones for this controller, its views and its children. Traits that are unspecified
  /// here are inherited.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitOverrideValues) }
    set {
      traitOverrideValues = newValue.values
      loadedView?.inheritTraits()
    }
  }

  /// The traits of the view. Before the view is loaded, the traits of the parent controller, or else
  /// `UITraitCollection.current`, with this controller's overrides.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    let inherited = parent?.traitCollection ?? UITraitCollection.current
    guard !traitOverrideValues.specifiesNothing else { return inherited }
    return UITraitCollection(values: inherited.values.overridden(by: traitOverrideValues))
  }

  /// Sets the traits that replace inherited ones for a child; `nil` for none.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.traitOverrides = UITraitOverrides(values: collection?.values ?? .unspecified)
  }

  /// The next object of the responder chain: the superview of the controller's view, or else the parent controller.
  open override var next: UIResponder? { loadedView?.parent ?? parentController }
}
