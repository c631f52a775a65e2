import Audit

/// The result of a command's work on one document, with the document's faults.
struct DocumentWork<Product: DocumentProduct>: Sendable {
  var product: Product
  /// The damaged parts of the document, which the work left out.
  var faults: [DocumentFault]
  /// The other parts of the document, if this is the first one.
  var otherParts: [DocumentPart] = []
}

/// The reason why a command could not do its work on a document.
struct DocumentFailure: Error {
  var fault: DocumentFault
}
