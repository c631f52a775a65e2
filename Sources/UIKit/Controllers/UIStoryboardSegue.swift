/// A transition from one controller of a storyboard to another.
///
/// `performSegue(withIdentifier:sender:)`, controls and rows make the segues that a storyboard describes. Code can make
/// one, too.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// How a segue shows its destination.
  package enum Kind: Sendable {
    /// As the container around the source shows controllers: a navigation controller pushes.
    case show
    /// As the detail of a split view.
    case showDetail
    /// Over the source.
    case present
    /// As the segue's class does it.
    case custom
  }

  /// The segue's name in the storyboard.
  public let identifier: String?
  /// The controller that the segue leaves.
  open var source: UIViewController { start }
  open var destination: UIViewController { end }

  package final var kind = Kind.custom
  private let start: UIViewController
  private let end: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue.
  ///
  /// Unlike in UIKit, the initialiser is required, because storyboards make segues of an app's class. A subclass that
  /// overrides it writes `required`.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    start = source
    end = destination
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination. Overrides of a custom segue show it themselves.
  open func perform() {
    if let handler { return handler() }
    switch kind {
    case .show: source.show(destination, sender: nil)
    case .showDetail: source.showDetailViewController(destination, sender: nil)
    case .present: source.present(destination, animated: true)
    case .custom: break
    }
  }
}
