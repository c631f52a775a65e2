/// Presents a controller in a popover: a box with an arrow, beside a view or a part of it. If the width or the height
/// is compact, as on phones, the controller is presented as a sheet instead, unless the delegate forbids it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The directions of a popover's arrow.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up, so the popover is below its source.
    public static let up = ArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down = ArrowDirection(rawValue: 2)
    /// The arrow points left.
    public static let left = ArrowDirection(rawValue: 4)
    /// The arrow points right.
    public static let right = ArrowDirection(rawValue: 8)
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The directions in which the arrow may point.
  open var permittedArrowDirections = ArrowDirection.any
  /// The direction of the arrow: the first permitted one of up, down, left and right in which the whole popover fits
  /// into the container. If it fits in none, the first permitted one.
  open var arrowDirection: ArrowDirection { placement.direction }
  /// The view at which the arrow points; `nil` if there is none.
  open var sourceView: UIView?
  /// The rectangle at which the arrow points, in the coordinates of ``sourceView``; `null` (the default) for all of the
  /// view.
  open var sourceRect = CGRect.null
  /// The bar button item at which the arrow points. Inert: without ``sourceView``, the popover is centred at the upper
  /// edge of the container.
  open var barButtonItem: UIBarButtonItem?
  /// Whether the popover may cover ``sourceRect``. Inert: the value is stored and has no effect.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched while the popover is shown. Inert: the value is stored and has no effect.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// The smallest allowed distances of the popover from the edges of the container, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Size of the popover in points, if the presented controller's `preferredContentSize` is zero.
  private static let size = CGSize(width: 320, height: 480)
  /// Length of the arrow in points, which is the distance between the popover and ``sourceRect``.
  private static let arrow: CGFloat = 13

  /// The presentation as a sheet, which is used instead of a popover if the width or the height is compact.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  /// False: the presenter's view stays visible beside the popover.
  open override var shouldRemovePresentersView: Bool { false }

  /// The popover's frame beside its source, in the coordinates of the container. If the controller is presented as a
  /// sheet, the frame of the sheet.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if isInBox { return placement.frame }
    adaptiveSheetPresentationController.containerView = containerView
    return adaptiveSheetPresentationController.frameOfPresentedViewInContainerView
  }

  /// Sets the background colour and the corner radius of the popover. If the controller is presented as a sheet,
  /// prepares the sheet.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard isInBox else {
      adaptiveSheetPresentationController.containerView = containerView
      return adaptiveSheetPresentationController.presentationTransitionWillBegin()
    }
    if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
    presentedView?.layer.cornerRadius = Self.cornerRadius
    presentedView?.clipsToBounds = true
  }

  /// The radius of a popover's corners, in points. An estimate.
  private static let cornerRadius: CGFloat = 13

  private var isInBox: Bool {
    guard let traits = containerView?.traitCollection else { return false }
    let style = (delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)) ?? presentationStyle
    return style == .none || traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  private var placement: (frame: CGRect, direction: ArrowDirection) {
    guard let container = containerView else { return (.zero, []) }
    let room = container.bounds.inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let wanted = preferred == .zero ? Self.size : preferred
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let source = sourceView.map { view in
      view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }
    guard let source else {
      return (CGRect(x: room.midX - size.width / 2, y: room.minY, width: size.width, height: size.height), .up)
    }
    let places: [(ArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + Self.arrow)),
      (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - Self.arrow - size.height)),
      (.left, CGPoint(x: source.maxX + Self.arrow, y: source.midY - size.height / 2)),
      (.right, CGPoint(x: source.minX - Self.arrow - size.width, y: source.midY - size.height / 2)),
    ]
    let allowed = places.filter { permittedArrowDirections.contains($0.0) }
    let fitting = allowed.first { direction, origin in
      let isVertical = direction == .up || direction == .down
      return isVertical
        ? origin.y >= room.minY && origin.y + size.height <= room.maxY
        : origin.x >= room.minX && origin.x + size.width <= room.maxX
    }
    let (direction, origin) = fitting ?? allowed.first ?? places[0]
    let x = min(max(origin.x, room.minX), room.maxX - size.width)
    let y = min(max(origin.y, room.minY), room.maxY - size.height)
    return (CGRect(origin: CGPoint(x: x, y: y), size: size), direction)
  }
}
