import Foundation

/// Makes pages of HTML. Inert: there is no printer.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?
  /// Creates a formatter of HTML.
  @kept public init(markupText: String)
}

/// Makes pages. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// Room around the first page, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// Room around each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Creates a formatter.
  public override init()
}

/// How something is printed. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Hashable, Sendable {
    case general = 0
    case photo, grayscale, photoGrayscale
  }
  /// The orientation of the paper.
  public enum Orientation: Int, Hashable, Sendable {
    case portrait = 0
    case landscape
  }

  /// The name of the print job.
  open var jobName = ""
  /// What is printed.
  open var outputType = OutputType.general
  /// The orientation of the paper.
  open var orientation = Orientation.portrait

  /// Creates the settings of a print job; the dictionary is not read.
  @inert public init(dictionary: [AnyHashable: Any]?)
  /// The default settings of a print job.
  @answers(UIPrintInfo(dictionary: nil)) open class func printInfo() -> UIPrintInfo
}

/// Prints. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// What is called at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let sharedController = UIPrintInteractionController()
  /// The settings of the print job.
  open var printInfo: UIPrintInfo?
  /// What makes the pages.
  open var printFormatter: UIPrintFormatter?
  /// What is printed without a formatter: an image, data or a URL.
  open var printingItem: Any?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true

  /// The app's controller.
  @answers(sharedController) open class var shared: UIPrintInteractionController { get }
  /// Whether the device prints: no.
  @answers(false) open class var isPrintingAvailable: Bool { get }
  /// Whether a file can be printed: no.
  @answers(false) open class func canPrint(_ url: URL) -> Bool
  /// Whether data can be printed: no.
  @answers(false) open class func canPrint(_ data: Data) -> Bool
  /// Asks how to print. Inert: false; nobody is asked.
  @answers(false)
  @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
}

/// Makes pages of text. Inert: there is no printer.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// Creates a formatter of text.
  @kept public init(text: String)
}
