import Foundation

/// Shows two or three controllers side by side if there is room, otherwise one.
///
/// There is room in a regular width. There, the display mode decides which columns are visible: by default all of them
/// in landscape, and only the last one in portrait. In a compact width, one column is visible: the last one, unless the
/// delegate chooses another.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(MenuController(), for: .primary)
/// split.setViewController(DetailController(), for: .secondary)
/// ```
///
/// The widths of the columns follow
/// [Apple's description](https://developer.apple.com/documentation/uikit/uisplitviewcontroller). Inert: gestures, and
/// the button that leads from the last column back to the first in a compact width.
open class UISplitViewController: UIViewController {
  /// The value for a width that the controller chooses itself.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Which columns there are; `unspecified` for the interface before iOS 14.
  open private(set) var style: Style
  /// Chooses what is shown in a compact width.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Creates a controller of two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the interface before iOS 14.
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
  /// The controllers shown in the columns: the controllers that were set, or navigation controllers around them.
  private var columns: [Column: UIViewController] = [:]

  /// The controllers of the columns, the first one first.
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

  /// Sets the controller of a column. A controller that is not a navigation controller is wrapped in one, except in
  /// `compact`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    contents[column] = vc
    guard let vc, column != .compact, !(vc is UINavigationController) else { return place(vc, in: column) }
    place(vc.navigationController ?? UINavigationController(rootViewController: vc), in: column)
  }

  /// Shows a column: in addition to the last column if the display mode hides it.
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

  /// Shows a controller in the last column. In a compact width, pushes it onto the stack of the first column.
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

  /// Which columns the app wants to show.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// How columns share the room. Inert: the display mode decides.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows and hides the first column. Inert: the value is stored and has no effect.
  open var presentsWithGesture = true
  /// Whether a button hides all columns but the last one. Inert: the value is stored and has no effect.
  open var showsSecondaryOnlyButton = false
  /// When the button of the display mode is shown. Inert: the value is stored and has no effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// On which side the first column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// What is behind the first column. Inert: the value is stored and has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Which columns are visible in a regular width.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Whether only one column is visible, as in a compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The button that shows and hides the first column. It is hidden in a compact width.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

  private var compactColumn: Column?

  /// The controller that is visible in a compact width.
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

  /// The share of the width that the first column wants, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the first column wants, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the first column, in points; 0 if the controller chooses.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the first column, in points; 320 if the controller chooses.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the middle column wants, in points. Inert: it is as wide as the first.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the middle column, in points. Inert: the value is stored and has no effect.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the middle column, in points. Inert: the value is stored and has no effect.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The width of the first column, in points.
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

  /// Makes a view with the columns.
  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.willLayoutSubviews = { [weak self] in self?.layOutColumns() }
    self.view = view
  }

  /// Adds the views of the columns, before their appearance methods are called.
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

  /// The visible columns with their frames, from back to front.
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
