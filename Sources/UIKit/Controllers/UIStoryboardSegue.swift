/// A transition from one controller of a storyboard to another. Segues are not performed: only code makes one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name in the storyboard.
  public let identifier: String?
  /// The controller that the segue leaves.
  open var source: UIViewController { start }
  /// The controller that the segue shows.
  open var destination: UIViewController { end }

  private let start: UIViewController
  private let end: UIViewController

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    start = source
    end = destination
  }

  /// Shows the destination. Inert: segues are not performed; an override shows the destination itself.
  open func perform() {}
}
