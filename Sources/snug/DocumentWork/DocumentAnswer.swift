import Audit
import Foundation
import InterfaceBuilder

/// A worker process's answer to the request to work on one document.
struct DocumentAnswer {
  private struct Header: Codable {
    var failure: DocumentFault?
    var faults: [DocumentFault]
    var otherParts: [DocumentPart] = []
  }

  private var header: Header
  /// The encoded ``DocumentProduct`` of the command for the document; empty if the document could not be read.
  var product: [UInt8]

  /// The damaged parts of the document, which the work left out.
  var faults: [DocumentFault] { header.faults }
  /// The parts of the document on which other processes have to work.
  var otherParts: [DocumentPart] { header.otherParts }
  /// Why the document could not be read.
  var failure: DocumentFault? { header.failure }

  /// Makes the answer for a document that could be read.
  init(faults: [DocumentFault], product: [UInt8], otherParts: [DocumentPart] = []) {
    header = Header(failure: nil, faults: faults, otherParts: otherParts)
    self.product = product
  }

  /// Makes the answer for a document that could not be read.
  init(failure: DocumentFault) {
    header = Header(failure: failure, faults: [])
    product = []
  }

  /// Does the work on a document, and returns its result, or the reason why the document could not be read, as an
  /// answer.
  @MainActor static func to<Product>(_ work: () throws -> DocumentWork<Product>) throws -> DocumentAnswer {
    do {
      let work = try work()
      return DocumentAnswer(faults: work.faults, product: try work.product.bytes, otherParts: work.otherParts)
    } catch let failure as DocumentFailure {
      return DocumentAnswer(failure: failure.fault)
    } catch let error as DocumentError {
      return DocumentAnswer(failure: DocumentFault(error))
    }
  }

  /// The encoded answer: the header in a ``Frame``, then the product.
  var bytes: [UInt8] {
    get throws { Frame.encoded([UInt8](try JSONEncoder().encode(header))) + product }
  }

  /// Decodes an answer from its ``bytes``.
  init(bytes: [UInt8]) throws {
    var rest = bytes
    guard let first = try Frame.takeFirst(from: &rest) else { throw CocoaError(.coderReadCorrupt) }
    header = try JSONDecoder().decode(Header.self, from: Data(first))
    product = rest
  }
}
