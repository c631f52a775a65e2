import UIKit

/// Shows a view of SwiftUI in an app of UIKit. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// What it would show.
  public var rootView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a view; `nil`, as no document has such a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// No document has such a controller.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "UIHostingController", frame: UIScreen.main.bounds)
  }

  /// The size that the view wants: none is known.
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}
