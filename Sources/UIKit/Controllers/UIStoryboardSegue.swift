/// A way from one controller of a storyboard to another. Segues are not performed: only code makes one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name in the storyboard.
  public let identifier: String?
  /// Where the segue starts.
  open var source: UIViewController { start }
  /// Where the segue leads.
  open var destination: UIViewController { end }

  private let start: UIViewController
  private let end: UIViewController

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    start = source
    end = destination
  }

  /// Shows the destination. Nothing here does: subclasses show it themselves.
  open func perform() {}
}
