/// Shows a controller in a box with an arrow, beside the view that it belongs to; on phones as a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The directions of a popover's arrow.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up: the popover is below.
    public static let up = ArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down = ArrowDirection(rawValue: 2)
    /// The arrow points left.
    public static let left = ArrowDirection(rawValue: 4)
    /// The arrow points right.
    public static let right = ArrowDirection(rawValue: 8)
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The directions that are allowed.
  open var permittedArrowDirections = ArrowDirection.any
  /// The direction of the arrow: the first of up, down, left and right for which there is room.
  open var arrowDirection: ArrowDirection { placement.direction }
  /// The view that the popover belongs to.
  open var sourceView: UIView?
  /// The rectangle in ``sourceView`` that the popover belongs to; by default all of the view.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover belongs to. Inert: the popover stands at the upper edge.
  open var barButtonItem: UIBarButtonItem?
  /// Whether the popover may cover the rectangle that it belongs to.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched beside the popover. Inert: no touch leads to it.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// The least distances of the popover from the edges of the container, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Size of a popover without a preferred size, in points.
  private static let size = CGSize(width: 320, height: 480)
  /// Length of the arrow, in points.
  private static let arrow: CGFloat = 13

  /// The presentation as a sheet, which is used if there is no room for a popover.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  /// False: the presenter's view stays visible beside the popover.
  open override var shouldRemovePresentersView: Bool { false }

  /// The popover's frame beside the rectangle that it belongs to; on phones the frame of a sheet.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if isInBox { return placement.frame }
    adaptiveSheetPresentationController.containerView = containerView
    return adaptiveSheetPresentationController.frameOfPresentedViewInContainerView
  }

  /// Sets the background colour and the corner radius of the popover; on phones those of a sheet.
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
