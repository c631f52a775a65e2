/// A transition from one controller of a storyboard to another.
///
/// `performSegue(withIdentifier:sender:)`, controls and rows make the segues that a storyboard describes. Code can make
/// one, too.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// How a segue shows its destination.
  package enum Kind: Sendable {
    /// By `show(_:sender:)` of the source: in a navigation controller the destination is pushed, otherwise it is
    /// presented.
    case show
    /// By `showDetailViewController(_:sender:)` of the source: in a split view controller the destination becomes the
    /// last column, otherwise it is presented.
    case showDetail
    /// The source presents the destination.
    case present
    /// As the `perform()` of an app's segue class does it.
    case custom
  }

  /// The segue's identifier in the storyboard; `nil` if it has none.
  public let identifier: String?
  /// The controller at which the segue starts.
  open var source: UIViewController { start }
  open var destination: UIViewController { end }

  package final var kind = Kind.custom
  private let start: UIViewController
  private let end: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue.
  ///
  /// Unlike in UIKit, the initialiser is required, because storyboards create segues of app classes that are known only
  /// at run time. A subclass that overrides it has to mark it `required`.
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

  /// Shows the destination. A custom segue class overrides this method and shows the destination itself.
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
