import Foundation
import UIKit

/// A document. The pages of files are not read: it has those that code adds.
open class PDFDocument: NSObject, @unchecked Sendable {
  private var data: Data?
  private var pages: [PDFPage] = []
  /// Its file.
  open private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?

  public override init() {}
  /// The document of a file; `nil` where there is none.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  /// The document of bytes; `nil` for bytes that do not begin as such files do.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    self.data = data
  }

  /// How many pages are known.
  open var pageCount: Int { pages.count }
  /// A page; `nil` where it is not known.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Adds a page. Places beyond the end are the end.
  open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: max(0, min(index, pages.count))) }
  open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
  /// The bytes of which the document was made; `nil` for others, since none are written.
  open func dataRepresentation() -> Data? { data }
  /// Writes the bytes of which the document was made. Returns whether there are any.
  @discardableResult open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }
  /// Its text: it is not read.
  open var string: String? { nil }
  /// Whether a password is needed: that is not read.
  open var isLocked: Bool { false }
  /// Whether it is encrypted: that is not read.
  open var isEncrypted: Bool { false }
  /// Gives the password. Returns whether it is right.
  open func unlock(withPassword password: String) -> Bool { true }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { true }
  /// Whether it may be copied.
  open var allowsCopying: Bool { true }
}
