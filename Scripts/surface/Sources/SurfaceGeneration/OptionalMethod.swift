/// An optional method of a protocol.
struct OptionalMethod {
  let protocolName: String
  /// The method with its default implementation.
  let declaration: String

  /// A line of the table that the rewriter of an app's sources reads.
  var line: String {
    "\(protocolName): " + declaration.split(separator: "\n").map { $0.trimming(while: " ") }.joined(separator: " ")
  }
}

extension Substring {
  fileprivate func trimming(while character: Character) -> Substring {
    var text = drop { $0 == character }
    while text.last == character { text.removeLast() }
    return text
  }
}
