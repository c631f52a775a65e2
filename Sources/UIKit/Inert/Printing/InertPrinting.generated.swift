// Made by `make surface` from Surface/UIKit/Inert/Printing.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Lays out HTML on printed pages. Inert: there is no printer.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?
  /// Creates a formatter of HTML.
  public init(markupText: String) { self.markupText = markupText }
}

/// Lays out content on printed pages. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// Margins around the whole content, in points: at the top of the first page, at the end of the last page and at the
  /// sides.
  open var contentInsets = UIEdgeInsets.zero
  /// Margins around the content of each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Creates a formatter.
  public override init() {}
}

/// The settings of a print job. Inert: there is no printer.
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
  public init(dictionary: [AnyHashable: Any]?) {}
  /// The default settings of a print job.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Shows the print options and prints. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Called after printing with the controller, whether the job was completed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let sharedController = UIPrintInteractionController()
  /// The settings of the print job.
  open var printInfo: UIPrintInfo?
  /// Lays out the printed pages.
  open var printFormatter: UIPrintFormatter?
  /// The image, data or URL that is printed if there is no formatter.
  open var printingItem: Any?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true

  /// The shared controller of the app.
  open class var shared: UIPrintInteractionController { sharedController }
  /// Whether the device can print: no.
  open class var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed: no.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether data can be printed: no.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Shows the print options; returns whether they are shown. Inert: always false.
  @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
}

/// Lays out plain text on printed pages. Inert: there is no printer.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// Creates a formatter of text.
  public init(text: String) { self.text = text }
}
