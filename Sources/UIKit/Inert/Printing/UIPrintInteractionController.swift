import Foundation

/// Prints. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// What is called at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let sharedController = UIPrintInteractionController()
  /// What is printed.
  open var printInfo: UIPrintInfo?
  /// What makes the pages.
  open var printFormatter: UIPrintFormatter?
  /// What is printed as it is: an image, data or an address.
  open var printingItem: Any?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true

  /// The app's controller.
  open class var shared: UIPrintInteractionController { sharedController }
  /// Whether the device prints: no.
  open class var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed: no.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether data can be printed: no.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Asks how to print. Inert: false; nobody is asked.
  @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    false
  }
}
