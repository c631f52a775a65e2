import Audit

/// Where reports say that something is.
enum DocumentPlace {
  /// The path of a document, with the line if it is known: “A.xib:4”.
  static func words(_ document: String, _ line: Int?) -> String { line.map { "\(document):\($0)" } ?? document }
}

extension Finding {
  /// Where the finding is: the document, with the line if it is known.
  var place: String { DocumentPlace.words(document, line) }
}
