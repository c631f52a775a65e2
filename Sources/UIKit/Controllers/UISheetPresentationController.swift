/// Shows a controller as a sheet. A strip of the content behind it stays visible.
///
/// On phones in portrait a large sheet begins below the status bar, 10 points lower on a phone with a home indicator. A
/// medium one takes half of that height. The height of a medium sheet and the sizes on tablets are estimates. In
/// landscape a sheet covers the screen. On tablets it is a page in the middle.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the height.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let height: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    /// Half of the height.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The whole height.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// A detent of the app. The closure returns the height in points for the greatest possible height; `nil` leaves the
    /// detent out.
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

  /// The heights at which the sheet may rest. It begins at the lowest.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The highest detent at which the content behind is not dimmed; `nil` always dims it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a bar shows that the sheet can be dragged. Inert: it is not drawn.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the top makes the sheet larger. Inert: there are no drags.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the lower edge in landscape. Inert: it covers the screen there.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as the controller prefers where it is at the lower edge. Inert.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the sheet's corners; `nil` for the system's 10 points.
  open var preferredCornerRadius: CGFloat?

  /// Makes several changes. They are not animated.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// False: the presenter's view stays visible behind the sheet.
  open override var shouldRemovePresentersView: Bool { false }

  /// Distance of a large sheet from the safe area in points, on phones with a home indicator.
  private static let gap: CGFloat = 10
  /// Size of a form sheet on tablets, in points.
  private static let form = CGSize(width: 540, height: 620)
  /// Greatest width of a page sheet on tablets, in points.
  private static let pageWidth: CGFloat = 704

  /// The frame of the sheet: at the lower edge on phones, in the middle on tablets.
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

  /// Dims what lies behind and rounds the sheet's corners.
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

/// The values from which the height of a detent is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height of the sheet above the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
  }
}
