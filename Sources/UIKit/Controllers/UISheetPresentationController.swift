/// Presents a controller as a sheet. On phones in portrait and on tablets, a part of the content behind it stays
/// visible.
///
/// On phones in portrait, a large sheet begins at the lower edge of the status bar, or 10 points below it if the phone
/// has a home indicator. A medium sheet has half of the height of a large one. On phones in landscape, a sheet covers
/// the screen. On tablets, it is in the middle of the screen. The height of a medium sheet and the sizes on tablets are
/// estimates.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the greatest possible height.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The greatest possible height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let height: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    /// Half of the greatest possible height.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The greatest possible height.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// Creates a detent of the app's own. The closure gets the greatest possible height and returns the height of the
    /// detent, both in points; `nil` leaves the detent out. Without an identifier, the detent gets a random one.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { height in
        resolver(DetentRoom(maximumDetentValue: height))
      }
    }

    func resolved(in height: CGFloat) -> CGFloat? { self.height(height).map { min($0, height) } }
  }

  /// The heights at which the sheet may rest. It rests at the one that ``selectedDetentIdentifier`` names, or else at
  /// the lowest.
  open var detents: [Detent] = [.large()]
  /// The identifier of the detent at which the sheet rests; `nil` for the lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The identifier of a detent at which the content behind the sheet is not dimmed; `nil` if it is always dimmed. It
  /// is compared with ``selectedDetentIdentifier``, or without a selection with the first detent, when the presentation
  /// begins. Unlike in UIKit, the content is dimmed at lower detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a grabber at its upper edge, which shows that it can be dragged. Inert: the grabber is not
  /// drawn.
  open var prefersGrabberVisible = false
  /// Whether scrolling beyond the top of the content makes the sheet higher. Inert: sheets cannot be dragged.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the lower edge on phones in landscape. Inert: there it covers the screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether a sheet at the lower edge has the width of `preferredContentSize`. Inert: it has the width of the
  /// container.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the sheet's corners in points; `nil` for 10 points.
  open var preferredCornerRadius: CGFloat?

  /// Calls a closure that changes properties of the sheet, and then moves the sheet to its new frame. Nothing is
  /// animated.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// False: the presenter's view stays visible behind the sheet.
  open override var shouldRemovePresentersView: Bool { false }

  /// Distance in points between the upper edge of the safe area and a large sheet, on phones with a home indicator.
  private static let gap: CGFloat = 10
  /// Size of a form sheet on tablets, in points.
  private static let form = CGSize(width: 540, height: 620)
  /// Greatest width of a page sheet on tablets, in points.
  private static let pageWidth: CGFloat = 704

  /// The frame of the sheet in the coordinates of the container view: at the lower edge on phones in portrait, the
  /// whole container on phones in landscape, in the middle on tablets.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let traits = container.traitCollection
    if traits.verticalSizeClass == .compact { return bounds }
    guard traits.horizontalSizeClass == .compact else { return centred(in: bounds) }
    let bottom = container.safeAreaInsets.bottom
    let room = bounds.height - container.safeAreaInsets.top - (bottom > 0 ? Self.gap : 0)
    let heights = detents.compactMap { detent in detent.resolved(in: room - bottom).map { (detent.identifier, $0) } }
    let chosen = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    let height = chosen.map { $0.1 + bottom } ?? room
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func centred(in bounds: CGRect) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    var size = Self.form
    if presentationStyle != .formSheet {
      size = CGSize(width: min(Self.pageWidth, bounds.width - 44), height: bounds.height - 44)
    } else if preferred != .zero {
      size = preferred
    }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Dims what is behind the sheet, and rounds the sheet's corners. Does neither on phones in landscape, where the
  /// sheet covers the screen.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let presentedView else { return }
    if containerView.traitCollection.verticalSizeClass == .compact { return }
    let lowest = selectedDetentIdentifier ?? detents.first?.identifier
    if largestUndimmedDetentIdentifier == nil || largestUndimmedDetentIdentifier != lowest {
      dimBehind()
    }
    presentedView.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
    presentedView.clipsToBounds = true
    if containerView.traitCollection.horizontalSizeClass == .compact {
      presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
  }

  /// The radius of a sheet's corners, in points.
  private static let cornerRadius: CGFloat = 10
}

/// What the closure of a custom detent gets to compute the height of the detent.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest possible height of the sheet in points, measured from the lower edge of the safe area.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
  }
}
