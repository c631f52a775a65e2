import Foundation
@_exported import UIKit

/// A part of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
}

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0, horizontal
}

/// How pages lie beside each other.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous
}

/// A document. The pages of files are not read: it has those that code adds.
@byHand open class PDFDocument: NSObject, @unchecked Sendable {
  /// Its file.
  open private(set) var documentURL: URL?
  /// Its attributes.
  open var documentAttributes: [AnyHashable: Any]?

  /// Creates a document without pages.
  public override init()
  /// The document of a file; `nil` where there is none.
  public convenience init?(url: URL)
  /// The document of bytes; `nil` for bytes that do not begin as such files do.
  public init?(data: Data)

  /// How many pages are known.
  open var pageCount: Int { get }
  /// A page; `nil` where it is not known.
  open func page(at index: Int) -> PDFPage?
  /// The index of a page.
  open func index(for page: PDFPage) -> Int
  /// Adds a page. Places beyond the end are the end.
  open func insert(_ page: PDFPage, at index: Int)
  /// Removes a page.
  open func removePage(at index: Int)
  /// The bytes of which the document was made; `nil` for others, since none are written.
  open func dataRepresentation() -> Data?
  /// Writes the bytes of which the document was made. Returns whether there are any.
  @discardableResult open func write(to url: URL) -> Bool
  /// Its text: it is not read.
  open var string: String? { get }
  /// Whether a password is needed: that is not read.
  open var isLocked: Bool { get }
  /// Whether it is encrypted: that is not read.
  open var isEncrypted: Bool { get }
  /// Gives the password. Returns whether it is right.
  open func unlock(withPassword password: String) -> Bool
  /// Whether it may be printed.
  open var allowsPrinting: Bool { get }
  /// Whether it may be copied.
  open var allowsCopying: Bool { get }
}

/// A page: empty, or a picture.
@byHand open class PDFPage: NSObject, @unchecked Sendable {
  /// The document to which it belongs. Inert.
  open private(set) weak var document: PDFDocument?
  /// The rotation, in degrees.
  open var rotation = 0

  /// Creates an empty page.
  public override init()
  /// Creates a page with a picture.
  public init?(image: UIImage)
  /// The size of a part, in points: that of the picture, or of a letter.
  open func bounds(for box: PDFDisplayBox) -> CGRect
  /// A small picture that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage
  /// Its text: none.
  open var string: String? { get }
}

/// Shows a document. Inert: it is a box with its class's name.
@inDocuments @preconcurrency @MainActor open class PDFView: UIOpaqueView {
  /// The document.
  open var document: PDFDocument?
  /// Is told what the person taps.
  @inert open weak var delegate: (any PDFViewDelegate)?
  /// How pages lie beside each other.
  @inert open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction in which pages follow each other.
  @inert open var displayDirection = PDFDisplayDirection.vertical
  /// Which part of pages is shown.
  @inert open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is space between pages.
  @inert open var displaysPageBreaks = true
  /// The space around pages, in points.
  @inert open var pageBreakMargins = UIEdgeInsets.zero
  /// Whether pages fill the width.
  @inert open var autoScales = false
  /// How large pages are shown.
  @inert open var scaleFactor: CGFloat = 1
  /// How small pages can be shown.
  @inert open var minScaleFactor: CGFloat = 0.25
  /// How large pages can be shown.
  @inert open var maxScaleFactor: CGFloat = 5
  /// The scale at which pages fill the width: 1.
  @answers(1) open var scaleFactorForSizeToFit: CGFloat { get }
  /// The page that is shown: the first.
  @answers(document?.page(at: 0)) open var currentPage: PDFPage? { get }
  /// The view around the pages: none.
  @answers(nil) open var documentView: UIView? { get }

  /// Creates a view.
  @kept(super.init(representing: "PDFView", frame: frame)) public init(frame: CGRect)
  /// Creates a view without a size.
  @kept(self.init(frame: .zero)) public convenience init()
  /// Restores a view.
  @kept(super.init(coder: coder)) public required init?(coder: NSCoder)

  /// Turns pages by swipes.
  @inert open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil)
  /// Shows a page.
  @inert open func go(to page: PDFPage)
  /// Shows the first page.
  @inert open func goToFirstPage(_ sender: Any?)
  /// Shows the next page.
  @inert open func goToNextPage(_ sender: Any?)
  /// Shows the page before.
  @inert open func goToPreviousPage(_ sender: Any?)
  /// Whether there is a next page: no.
  @answers(false) open var canGoToNextPage: Bool { get }
  /// Whether there is a page before: no.
  @answers(false) open var canGoToPreviousPage: Bool { get }
  /// Places pages.
  @inert open func layoutDocumentView()
}

/// Is told what the person taps. Inert: it is never called.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link was tapped.
  @neverCalled optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}
