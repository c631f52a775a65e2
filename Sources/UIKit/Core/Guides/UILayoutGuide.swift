/// A rectangle in a view to which constraints can refer, although it is not a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, nonisolated HasLifetime {
  #if DEBUG
    final let lifetime = Lifetime()
  #endif

  /// The view that the guide belongs to.
  var owner: UIView? {
    get { ownerHandle?.view }
    set { ownerHandle = newValue?.handle }
  }
  /// `owner` as a reference that does not retain the view.
  var ownerReference: Unretained<UIView> { ownerHandle?.owningViewReference ?? Unretained() }
  private var ownerHandle: ItemHandle?
  /// Whether the solver's equations use the current safe area and margins of the owning view.
  var hasRowsForInsets: Bool { ownerHandle?.hasRowsForInsets ?? true }
  // Not isolated to the main actor, because `deinit` empties it and may run on any thread.
  nonisolated(unsafe) var ownHandle: ItemHandle?
  var kind = Kind.own
  /// The layout engine that computes the guide's frame, not retained. The engine's `deinit` clears the reference.
  var engineReference = Unretained<LayoutEngine>()

  /// What decides the guide's rectangle.
  enum Kind: Hashable {
    /// Constraints only, as for guides that an app creates.
    case own
    /// The safe area of the owning view.
    case safeArea
    /// The area inside the layout margins of the owning view.
    case margins
    /// The area inside the layout margins of the owning view, limited to the readable width.
    case readableContent
    /// The keyboard. There is none here, so this is a line at the bottom of the owning view's safe area.
    case keyboard
    /// The content of the owning scroll view.
    case scrollContent
    /// The frame of the owning scroll view, and so the visible part of its content.
    case scrollFrame
    /// The strip at the top of a controller's view that bars cover, for `topLayoutGuide`.
    case topLayoutGuide
    /// The strip at the bottom of a controller's view that bars cover, for `bottomLayoutGuide`.
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

  /// The guide's rectangle in the owning view's coordinates, as of the last layout. Zero without an owning view.
  open var layoutFrame: CGRect { owner?.layoutFrame(of: self) ?? .zero }

  /// Whether several rectangles of the guide satisfy the constraints equally well.
  open var hasAmbiguousLayout: Bool {
    engineReference.object.map { $0.diagnosis.isAmbiguous($0.index(of: self)) } ?? false
  }

  /// The constraints that affect the guide's position and size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.engineForInside?.diagnosis.constraintsAffecting(self, axis: axis) ?? []
  }

  /// The anchor of the leading edge, at which lines of text start.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .leading) }
  /// The anchor of the trailing edge, at which lines of text end.
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

/// The type of a controller's `topLayoutGuide` and `bottomLayoutGuide`: the strip at the top or bottom of its view that
/// bars cover. The safe area has replaced it since iOS 11.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// Anchor of the strip's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Anchor of the strip's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Anchor of the strip's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide that `UIViewController.topLayoutGuide` or `bottomLayoutGuide` returns.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return kind == .topLayoutGuide ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}

/// The layout guide that follows the keyboard. There is no keyboard here, so the guide is a line at the bottom of the
/// safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  /// UIKit's choice whether the guide is at the bottom of the safe area while no keyboard is shown. It has no effect
  /// here: the guide is always there.
  open var usesBottomSafeArea = true
}
