import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into an ``ElementTree``, or throws the exact reason why it is not one.
///
/// `XMLParser.parse()` returns true for some malformed documents; the first reported error decides. The parser opens
/// nothing outside the document.
nonisolated final class ElementTreeParser: NSObject, XMLParserDelegate {
  /// Nesting depth from which a document is refused. The deepest real documents have about forty levels.
  static let depthLimit = 512

  enum Failure: Error, Equatable {
    case empty
    case notXML(line: Int)
    case truncated(line: Int, open: String)
    case malformed(line: Int, reason: String)
    case declaresEntities(line: Int)
    case tooDeep(line: Int, limit: Int)
  }

  private var nodes: [ElementTree.Node] = []
  private var attributes: [ElementTree.Attribute] = []
  private var open: [Int] = []
  private var names: [String: String] = [:]
  private var failure: Failure?

  static func parse(_ data: Data) throws(Failure) -> ElementTree {
    if data.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) { throw .empty }
    if let line = lineOfDocumentType(in: data) { throw .declaresEntities(line: line) }
    let delegate = ElementTreeParser()
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    parser.shouldResolveExternalEntities = false
    let complete = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard complete, !delegate.nodes.isEmpty else { throw .notXML(line: 1) }
    return ElementTree(nodes: delegate.nodes, attributes: delegate.attributes)
  }

  /// The line of a document type declaration. Such a declaration can hold entities that expand without end; Interface
  /// Builder never writes one.
  private static func lineOfDocumentType(in data: Data) -> Int? {
    guard let range = data.prefix(4096).range(of: Data("<!DOCTYPE".utf8)) else { return nil }
    return 1 + data[data.startIndex..<range.lowerBound].count { $0 == 0x0A }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes written: [String: String]
  ) {
    guard failure == nil else { return }
    if open.count == Self.depthLimit {
      failure = .tooDeep(line: parser.lineNumber, limit: Self.depthLimit)
      parser.abortParsing()
      return
    }
    let first = Int32(attributes.count)
    // A dictionary has no order: nothing may depend on the order of attributes.
    for (name, value) in written {
      attributes.append(.init(name: shared(name), value: value))
    }
    nodes.append(
      .init(
        name: shared(elementName), line: Int32(parser.lineNumber), parent: Int32(open.last ?? -1),
        attributes: first..<Int32(attributes.count), end: Int32(nodes.count + 1)))
    open.append(nodes.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, let index = open.popLast() else { return }
    nodes[index].end = Int32(nodes.count)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, let index = open.last else { return }
    // Most character data is indentation between elements.
    if nodes[index].text.isEmpty, string.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }),
      nodes[index].name != "string", nodes[index].name != "mutableString"
    {
      return
    }
    nodes[index].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard failure == nil, let index = open.last else { return }
    nodes[index].text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let line = max(parser.lineNumber, 1)
    let code = (error as NSError).code
    if nodes.isEmpty, code == 4 || code == 3 || code == 5 {
      failure = .notXML(line: line)
    } else if code == 5 || code == 77, let innermost = open.last {
      failure = .truncated(line: line, open: nodes[innermost].name)
    } else {
      failure = .malformed(line: line, reason: Self.reason(code: code, open: open.last.map { nodes[$0].name }))
    }
  }

  /// The meaning of the error codes of libxml2, which `XMLParser` reports.
  private static func reason(code: Int, open: String?) -> String {
    switch code {
    case 5: "there is content after the document's end"
    case 9: "a character that XML does not allow"
    case 26: "an entity that is not declared"
    case 38: "a “<” inside an attribute value"
    case 39: "an attribute value without quotes"
    case 41: "an attribute without a value"
    case 42: "an attribute written twice"
    case 65: "a space is missing between two attributes"
    case 68: "a name was expected"
    case 73: "a tag that is not closed with “>”"
    case 76: open.map { "<\($0)> is not closed by its own end tag" } ?? "start and end tags do not match"
    case 89: "entities that expand without end"
    default: "XML error \(code)"
    }
  }

  private func shared(_ name: String) -> String {
    if let known = names[name] { return known }
    names[name] = name
    return name
  }
}
