import Foundation

/// Shows two or three controllers side by side in columns, or only one of them if the width is compact.
///
/// In a regular width, the display mode decides which columns are visible: by default the last one and the one before
/// it in landscape, and only the last one in portrait. In a compact width, one column is visible: the last one, unless
/// the delegate chooses another or there is a controller for the column `compact`.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(MenuController(), for: .primary)
/// split.setViewController(DetailController(), for: .secondary)
/// ```
///
/// The widths of the columns follow [Apple's
/// description](https://developer.apple.com/documentation/uikit/uisplitviewcontroller). Inert: gestures, and the button
/// that leads from the last column back to the first in a compact width.
open class UISplitViewController: UIViewController {
  /// A value for the properties that set widths of columns: the split view controller chooses the width.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are; `unspecified` for two columns with the API from before iOS 14.
  open private(set) var style: Style
  /// The object that chooses what is shown in a compact width.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Creates a split view controller with two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with two columns and the API from before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  private var contents: [Column: UIViewController] = [:]
  /// The child controllers that show the columns: the controllers that the app has set, or the navigation controllers
  /// in which they are wrapped.
  private var columns: [Column: UIViewController] = [:]

  /// The controllers of the columns, from the first column to the last. A controller that is wrapped in a navigation
  /// controller is represented by that navigation controller.
  open var viewControllers: [UIViewController] {
    get { Column.sideBySide.compactMap { columns[$0] } }
    set {
      let places: [Column] = newValue.count > 2 ? Column.sideBySide : [.primary, .secondary]
      for column in Column.sideBySide where !places.prefix(newValue.count).contains(column) { place(nil, in: column) }
      for (column, controller) in zip(places, newValue) {
        contents[column] = controller
        place(controller, in: column)
      }
    }
  }

  open func viewController(for column: Column) -> UIViewController? { contents[column] }

  /// Sets the controller of a column; `nil` empties the column. A controller that is not a navigation controller is
  /// wrapped in one, except in the column `compact`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    contents[column] = vc
    guard let vc, column != .compact, !(vc is UINavigationController) else { return place(vc, in: column) }
    place(vc.navigationController ?? UINavigationController(rootViewController: vc), in: column)
  }

  /// Gives a split view controller of a storyboard the style with two or three columns, and their controllers.
  ///
  /// - Parameter controllers: the controllers, from the first column to the last.
  package func setColumns(_ controllers: [UIViewController]) {
    style = controllers.count > 2 ? .tripleColumn : .doubleColumn
    let places: [Column] = style == .tripleColumn ? Column.sideBySide : [.primary, .secondary]
    for (column, controller) in zip(places, controllers) { setViewController(controller, for: column) }
  }

  /// Shows a column. In a regular width, the display mode changes so that the column is visible beside the last column.
  /// In a compact width, the column becomes the visible one.
  open func show(_ column: Column) {
    switch column {
    case .primary where style == .tripleColumn: preferredDisplayMode = .twoBesideSecondary
    case .primary, .supplementary: preferredDisplayMode = .oneBesideSecondary
    default: compactColumn = column
    }
    if isCollapsed { compactColumn = column }
    viewIfLoaded?.setNeedsLayout()
  }

  open func hide(_ column: Column) {
    guard column == .primary || column == .supplementary else { return }
    preferredDisplayMode = style == .tripleColumn && column == .primary ? .oneBesideSecondary : .secondaryOnly
  }

  /// Shows a controller in the last column. In a compact width, it is pushed onto the navigation stack of the visible
  /// column. The delegate can show it in another way.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed, let stack = collapsedController as? UINavigationController else {
      contents[.secondary] = vc
      return place(vc, in: .secondary)
    }
    let pushed = (vc as? UINavigationController)?.topViewController ?? vc
    stack.pushViewController(pushed, animated: true)
  }

  private func place(_ controller: UIViewController?, in column: Column) {
    if let old = columns[column], old !== controller {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller, controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: What is seen

  /// Which columns are visible in a regular width; `automatic` if the split view controller chooses.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether columns are beside the last column, over it, or displace it. Inert: the display mode decides.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows and hides the first column. Inert: the value is stored and has no effect.
  open var presentsWithGesture = true
  /// Whether a button hides all columns but the last one. Inert: the value is stored and has no effect.
  open var showsSecondaryOnlyButton = false
  /// When the button that changes the display mode is shown. Inert: the value is stored and has no effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// On which side the first column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The style of the background of the first column. Inert: the value is stored and has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Which columns are visible in a regular width; never `automatic`.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Whether only one column is visible, because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The button that shows and hides the first column. Here a tap on it does nothing. In a compact width its `isHidden`
  /// is true.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

  private var compactColumn: Column?

  /// The controller that is visible in a compact width; `nil` if all columns are empty.
  private var collapsedController: UIViewController? {
    if let compact = columns[.compact] { return compact }
    if let compactColumn, let chosen = columns[compactColumn] { return chosen }
    guard let secondary = columns[.secondary] else { return columns[.supplementary] ?? columns[.primary] }
    guard let primary = columns[.primary] else { return secondary }
    guard style == .unspecified else {
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      return columns[top ?? .secondary] ?? secondary
    }
    if let chosen = delegate?.primaryViewController(forCollapsing: self) { return chosen }
    let keepsPrimary = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return keepsPrimary ? primary : secondary
  }

  // MARK: Widths

  /// The preferred width of the first column as a fraction of the view's width, from 0 to 1. ``automaticDimension``
  /// stands for 0.4. It is used if ``preferredPrimaryColumnWidth`` is automatic.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the first column, in points. With ``automaticDimension``,
  /// ``preferredPrimaryColumnWidthFraction`` decides.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The smallest width of the first column, in points. ``automaticDimension`` stands for 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the first column, in points. ``automaticDimension`` stands for 320.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the middle column, in points. Inert: the middle column is as wide as the first.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The smallest width of the middle column, in points. Inert: the value is stored and has no effect.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the middle column, in points. Inert: the value is stored and has no effect.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The width that the first column has, in points.
  open var primaryColumnWidth: CGFloat {
    func value(_ width: CGFloat, else automatic: CGFloat) -> CGFloat {
      width == Self.automaticDimension ? automatic : width
    }
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let share = value(preferredPrimaryColumnWidthFraction, else: 0.4) * whole
    let wanted = value(preferredPrimaryColumnWidth, else: share)
    let most = value(maximumPrimaryColumnWidth, else: 320)
    return min(max(min(wanted, most), value(minimumPrimaryColumnWidth, else: 0)), whole)
  }

  // MARK: View

  /// Creates a view that lays out the columns.
  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.willLayoutSubviews = { [weak self] in self?.layOutColumns() }
    self.view = view
  }

  /// Before the appearance methods of this controller and its columns are called, adds the views of the visible
  /// columns.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      layOutColumns()
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    displayModeButtonItem.isHidden = isCollapsed
    let seen = isCollapsed ? collapsedFrames(in: view.bounds) : sideBySideFrames(in: view)
    for controller in columns.values where !seen.contains(where: { $0.controller === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for (controller, frame) in seen {
      let isNarrow = !isCollapsed && controller !== columns[.secondary]
      setOverrideTraitCollection(
        isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
      if controller.view.superview !== view { view.addSubview(controller.view) }
      if controller.view.frame != frame { controller.view.frame = frame }
    }
  }

  private func collapsedFrames(in bounds: CGRect) -> [(controller: UIViewController, frame: CGRect)] {
    collapsedController.map { [($0, bounds)] } ?? []
  }

  /// The controllers of the visible columns, with the frames of their views in the coordinates of `view`, from back to
  /// front.
  private func sideBySideFrames(in view: UIView) -> [(controller: UIViewController, frame: CGRect)] {
    guard let last = columns[.secondary] else { return collapsedFrames(in: view.bounds) }
    let mode = displayMode
    let first: [Column] =
      switch mode {
      case .secondaryOnly, .automatic: []
      case .oneBesideSecondary, .oneOverSecondary: [style == .tripleColumn ? .supplementary : .primary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
      }
    let beside = first.compactMap { columns[$0] }
    let pixel = 1 / max(view.traitCollection.displayScale, 1)
    var frames: [(controller: UIViewController, frame: CGRect)] = []
    var start: CGFloat = 0
    for controller in beside {
      frames.append((controller, CGRect(x: start, y: 0, width: primaryColumnWidth, height: view.bounds.height)))
      start += primaryColumnWidth + pixel
    }
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    if isOver { start = 0 }
    let width = mode == .twoDisplaceSecondary ? view.bounds.width : max(0, view.bounds.width - start)
    frames.insert((last, CGRect(x: start, y: 0, width: width, height: view.bounds.height)), at: 0)
    let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    guard isMirrored else { return frames }
    return frames.map { controller, frame in
      (controller, CGRect(x: view.bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height))
    }
  }
}
