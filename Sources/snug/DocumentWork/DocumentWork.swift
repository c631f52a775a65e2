import Audit

/// The result of a command for one document.
struct DocumentWork<Product: DocumentProduct>: Sendable {
  var product: Product
  /// What is damaged in the document; the work was done without it.
  var faults: [DocumentFault]
}

/// Why there is no work with a document.
struct DocumentFailure: Error {
  var fault: DocumentFault
}
