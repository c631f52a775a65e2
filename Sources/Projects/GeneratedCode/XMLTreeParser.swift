import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into an ``XMLTree``.
///
/// The document must be UTF-8 and have no document type declaration, so that only XML's predefined entities can occur.
final class XMLTreeParser: NSObject, XMLParserDelegate {
  private var open: [XMLTree] = []
  private var root: XMLTree?
  private var count = 0

  /// The limits of a document: the number of elements, and the levels of nesting.
  private static let most = (elements: 200_000, depth: 32)

  /// The root element of a document; `nil` if the document is not well-formed or exceeds the limits.
  static func tree(of data: Data) -> XMLTree? {
    guard var text = String(validating: data, as: UTF8.self)?[...], !text.contains("<!DOCTYPE") else { return nil }
    // The XML declaration is removed, because it could name an encoding other than UTF-8.
    if text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") { text = text[end.upperBound...] }
    let reader = XMLTreeParser()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    return parser.parse() && reader.open.isEmpty ? reader.root : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    guard count <= Self.most.elements, open.count < Self.most.depth else { return parser.abortParsing() }
    open.append(XMLTree(name: elementName, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].add(element) }
  }
}
