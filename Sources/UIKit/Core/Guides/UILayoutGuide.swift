/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, nonisolated HasLifetime {
  #if DEBUG
    final let lifetime = Lifetime()
  #endif

  /// The view that the guide belongs to.
  var owner: UIView? {
    get { ownerHandle?.view }
    set { ownerHandle = newValue?.handle }
  }
  /// The view that the guide belongs to, not retained.
  var ownerReference: Unretained<UIView> { ownerHandle?.owningViewReference ?? Unretained() }
  private var ownerHandle: ItemHandle?
  /// Whether the engine's rows are up to date with the safe area and margins of the owning view.
  var hasRowsForInsets: Bool { ownerHandle?.hasRowsForInsets ?? true }
  // Not isolated: `deinit` empties it.
  nonisolated(unsafe) var ownHandle: ItemHandle?
  var kind = Kind.own
  /// The engine that places the guide. The engine's `deinit` clears it.
  var engineReference = Unretained<LayoutEngine>()

  /// What decides the rectangle.
  enum Kind: Hashable {
    /// Constraints only.
    case own
    /// The part of the owning view that nothing covers.
    case safeArea
    /// The part of the owning view inside its margins.
    case margins
    /// The part inside the margins, limited to the readable width.
    case readableContent
    /// The upper edge of the keyboard; there is none, so the bottom of the safe area.
    case keyboard
    /// The content of a scroll view, in content coordinates.
    case scrollContent
    /// The visible part of a scroll view.
    case scrollFrame
    /// The strip above the content of a controller's view.
    case topLayoutGuide
    /// The strip below the content of a controller's view.
    case bottomLayoutGuide
  }

  public override init() {
    super.init()
  }

  deinit {
    ownHandle?.empty()
  }

  /// A name for logs and reports.
  open var identifier = ""

  /// The view that the guide belongs to.
  open var owningView: UIView? { owner }

  /// The rectangle in the owning view's coordinates, as last laid out.
  open var layoutFrame: CGRect { owner?.layoutFrame(of: self) ?? .zero }

  /// Whether the constraints leave the guide's rectangle ambiguous.
  open var hasAmbiguousLayout: Bool {
    engineReference.object.map { $0.diagnosis.isAmbiguous($0.index(of: self)) } ?? false
  }

  /// The constraints that decide the guide's extent along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.engineForInside?.diagnosis.constraintsAffecting(self, axis: axis) ?? []
  }

  /// Anchor of the edge where lines start.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .leading) }
  /// Anchor of the edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .trailing) }
  /// Anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .left) }
  /// Anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .right) }
  /// Anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .top) }
  /// Anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(handle, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(handle, .height) }
  /// Anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .centerX) }
  /// Anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .centerY) }
}

/// The strip above or below the content of a controller's view, which documents used before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// Height of the strip in points.
  var length: CGFloat { get }
  /// Anchor of the strip's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Anchor of the strip's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Anchor of the strip's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `UIViewController.topLayoutGuide` and `bottomLayoutGuide`.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return kind == .topLayoutGuide ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}

/// The guide of the keyboard's upper edge. There is no keyboard here, so it lies at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area without a keyboard.
  open var usesBottomSafeArea = true
}
