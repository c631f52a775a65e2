// Made by `make surface` from Surface/PDFKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
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

/// Shows a document. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class PDFView: UIOpaqueView {
  /// The document.
  open var document: PDFDocument?
  /// Is told what the person taps. Inert.
  open weak var delegate: (any PDFViewDelegate)?
  /// How pages lie beside each other. Inert.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction in which pages follow each other. Inert.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Which part of pages is shown. Inert.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is space between pages. Inert.
  open var displaysPageBreaks = true
  /// The space around pages, in points. Inert.
  open var pageBreakMargins = UIEdgeInsets.zero
  /// Whether pages fill the width. Inert.
  open var autoScales = false
  /// How large pages are shown. Inert.
  open var scaleFactor: CGFloat = 1
  /// How small pages can be shown. Inert.
  open var minScaleFactor: CGFloat = 0.25
  /// How large pages can be shown. Inert.
  open var maxScaleFactor: CGFloat = 5
  /// The scale at which pages fill the width: 1.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is shown: the first.
  open var currentPage: PDFPage? { document?.page(at: 0) }
  /// The view around the pages: none.
  open var documentView: UIView? { nil }

  /// Creates a view.
  public init(frame: CGRect) { super.init(representing: "PDFView", frame: frame) }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns pages by swipes. Inert.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  /// Shows a page. Inert.
  open func go(to page: PDFPage) {}
  /// Shows the first page. Inert.
  open func goToFirstPage(_ sender: Any?) {}
  /// Shows the next page. Inert.
  open func goToNextPage(_ sender: Any?) {}
  /// Shows the page before. Inert.
  open func goToPreviousPage(_ sender: Any?) {}
  /// Whether there is a next page: no.
  open var canGoToNextPage: Bool { false }
  /// Whether there is a page before: no.
  open var canGoToPreviousPage: Bool { false }
  /// Places pages. Inert.
  open func layoutDocumentView() {}
}

/// Is told what the person taps. Inert: it is never called.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link was tapped.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

@_spi(Generated) extension PDFDocument: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PDFDocument() }
}

@_spi(Generated) extension PDFPage: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PDFPage() }
}

@_spi(Generated) extension PDFView: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PDFView() }
}
