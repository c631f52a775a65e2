import Foundation
import UIKit

/// A PDF document. Pages in files are not read, so a document has only the pages that code inserts.
open class PDFDocument: NSObject, @unchecked Sendable {
  private var data: Data?
  private var pages: [PDFPage] = []
  /// The file from which the document was created; `nil` if it was not created from a file.
  open private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?

  public override init() {}
  /// Creates a document from a file; `nil` if the file cannot be read or is not a PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  /// Creates a document from the bytes of a PDF file; `nil` if they do not begin like a PDF.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    self.data = data
  }

  /// The number of pages that code has inserted.
  open var pageCount: Int { pages.count }
  /// The page at an index; `nil` if the index is out of range.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Inserts a page at an index. An index beyond the end counts as the end.
  open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: max(0, min(index, pages.count))) }
  open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
  /// The bytes from which the document was created, without changes by code; `nil` if it was not created from bytes,
  /// because no PDF is written.
  open func dataRepresentation() -> Data? { data }
  /// Writes the bytes from which the document was created to a file. Returns whether that succeeded; always false for
  /// documents that were not created from bytes.
  @discardableResult open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }
  /// The text of the document: always `nil`, because it is not read.
  open var string: String? { nil }
  /// Whether a password is needed: always `false`, because that is not read.
  open var isLocked: Bool { false }
  /// Whether the document is encrypted: always `false`, because that is not read.
  open var isEncrypted: Bool { false }
  /// Unlocks the document with a password. It always succeeds, because encryption is not read.
  open func unlock(withPassword password: String) -> Bool { true }
  /// Whether the document may be printed.
  open var allowsPrinting: Bool { true }
  /// Whether the document's text may be copied.
  open var allowsCopying: Bool { true }
}
