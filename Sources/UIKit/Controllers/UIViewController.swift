/// Manages a view and its part of the interface.
open class UIViewController: UIResponder, @preconcurrency NSCoding, ViewOwner {
  private var loadedView: UIView?
  private(set) weak var parentController: UIViewController?
  private var childControllers: [UIViewController] = []
  var traitOverrideValues = UITraitValues.unspecified
  var traitRegistrations: [TraitChangeRegistration] = []
  private lazy var topSupport = makeSupport(.topLayoutGuide, "UIViewControllerTopLayoutGuide")
  private lazy var bottomSupport = makeSupport(.bottomLayoutGuide, "UIViewControllerBottomLayoutGuide")

  /// Name of the document that the view comes from.
  open var nibName: String?
  /// Name of the controller's scene.
  open var restorationIdentifier: String?

  /// Creates a controller whose view is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Creates a controller whose view is made in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Restores a controller from an archive: its title; the view loads when it is asked for.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
  }

  deinit {
    loadedView?.controller = nil
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

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; by default an empty one as large as the main screen. Overrides set `view` and don't call super.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view unless that was done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called when the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view appeared.
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
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the controller came out of an Interface Builder document.
  open func awakeFromNib() {}

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// The controllers contained in this one.
  open var children: [UIViewController] { childControllers }

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Leaves the containing controller.
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// Called before the containing controller changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the containing controller changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Layout

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.insetsDidChange() } }
  }

  /// Whether the view's margins are at least the system's 16 or 20 at the sides.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.insetsDidChange() } }
  }

  /// The least margins that the system gives the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { loadedView?.systemMinimumMargins ?? .zero }

  /// The size that the controller would like its view to have; zero says nothing.
  open var preferredContentSize = CGSize.zero

  /// The strip above the content, as documents before safe areas use it.
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  /// The strip below the content, as documents before safe areas use it.
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }

  /// Edges at which the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view also reaches under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a list that is the view, or its first subview, starts below the bars; apps did so before safe areas.
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
    didSet { navigationItem.title = title }
  }

  /// What the navigation bar shows for this controller.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")

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

  /// How the controller is shown over others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  // MARK: Traits

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance forced on this controller and its inside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrideValues.userInterfaceStyle }
    set {
      traitOverrideValues.userInterfaceStyle = newValue
      loadedView?.inheritTraits()
    }
  }

  /// Traits set here for this controller and its inside; unspecified ones are taken from above.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitOverrideValues) }
    set {
      traitOverrideValues = newValue.values
      loadedView?.inheritTraits()
    }
  }

  /// Forces traits on a contained controller.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.traitOverrides = UITraitOverrides(values: collection?.values ?? .unspecified)
  }

  /// The responder after the controller: the superview of its view.
  open override var next: UIResponder? { loadedView?.parent ?? parentController }
}

extension UIViewController: UITraitEnvironment {
  /// The traits in force: those of the view, or of the surroundings before it is loaded.
  public var traitCollection: UITraitCollection {
    if let loadedView = viewIfLoaded { return loadedView.traitCollection }
    let inherited = parent?.traitCollection ?? UITraitCollection.current
    return UITraitCollection(values: inherited.values.overridden(by: traitOverrideValues))
  }
}
