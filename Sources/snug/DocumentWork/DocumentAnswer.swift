import Audit
import Foundation
import InterfaceBuilder

/// A worker's answer for one document.
struct DocumentAnswer {
  private struct Header: Codable {
    var failure: DocumentFault?
    var faults: [DocumentFault]
  }

  private var header: Header
  /// What the command made of the document, as bytes; empty if it could not be read.
  var product: [UInt8]

  /// What is damaged in the document; the work was done without it.
  var faults: [DocumentFault] { header.faults }
  /// Why the document could not be read.
  var failure: DocumentFault? { header.failure }

  /// The answer for a document that could be read.
  init(faults: [DocumentFault], product: [UInt8]) {
    header = Header(failure: nil, faults: faults)
    self.product = product
  }

  /// The answer for a document that could not be read.
  init(failure: DocumentFault) {
    header = Header(failure: failure, faults: [])
    product = []
  }

  /// The answer to work with a document, or why the document could not be read.
  @MainActor static func to<Product>(_ work: () throws -> DocumentWork<Product>) throws -> DocumentAnswer {
    do {
      let work = try work()
      return DocumentAnswer(faults: work.faults, product: try work.product.bytes)
    } catch let failure as DocumentFailure {
      return DocumentAnswer(failure: failure.fault)
    } catch let error as DocumentError {
      return DocumentAnswer(failure: DocumentFault(error))
    }
  }

  /// The answer as bytes: the header as a message of its own, then the product.
  var bytes: [UInt8] {
    get throws { Frame.encoded([UInt8](try JSONEncoder().encode(header))) + product }
  }

  /// Reads what ``bytes`` gave.
  init(bytes: [UInt8]) throws {
    var rest = bytes
    guard let first = try Frame.takeFirst(from: &rest) else { throw CocoaError(.coderReadCorrupt) }
    header = try JSONDecoder().decode(Header.self, from: Data(first))
    product = rest
  }
}
