import CXMLReader
import Foundation

/// Parses XML into an ``ElementTree``, or throws the exact reason why the data are not well-formed XML.
///
/// It uses libxml2, which opens nothing outside the document and expands only the entities that XML itself defines. If
/// there are several faults, the first one that libxml2 reports is thrown.
nonisolated final class ElementTreeParser {
  /// The nesting depth at which a document is refused. The deepest real documents have about forty levels.
  static let depthLimit = 512

  enum Failure: Error, Equatable {
    case empty
    case notXML(line: Int)
    case truncated(line: Int, open: String)
    case malformed(line: Int, reason: String)
    case declaresEntities(line: Int)
    case tooDeep(line: Int, limit: Int)
  }

  /// How much of a document is parsed.
  private enum Extent {
    /// The whole document, which must be well formed and have no document type.
    case all
    /// Only the start tag of the outermost element. A document type may precede it.
    case outermost
  }

  private let extent: Extent
  private var nodes: [ElementTree.Node] = []
  private var attributes: [ElementTree.Attribute] = []
  private var open: [Int] = []
  private var names: [String: String] = [:]
  private var failure: Failure?

  private init(_ extent: Extent) {
    self.extent = extent
  }

  /// Parses a whole document.
  static func parse(_ data: Data) throws(Failure) -> ElementTree {
    if data.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) { throw .empty }
    let reader = ElementTreeParser(.all)
    reader.read(data)
    if let failure = reader.failure {
      // If bytes in comments or names are not valid UTF-8, libxml2 reports a character that is not allowed. The
      // encoding is the more helpful reason.
      if case .malformed(let line, characterFault) = failure, String(validating: data, as: UTF8.self) == nil {
        throw .malformed(line: line, reason: encodingFault)
      }
      throw failure
    }
    guard !reader.nodes.isEmpty, reader.open.isEmpty else { throw .notXML(line: 1) }
    return ElementTree(nodes: reader.nodes, attributes: reader.attributes)
  }

  /// The outermost element of an XML document with its attributes, without its content; nil if the data do not begin
  /// like XML.
  ///
  /// A document type is allowed, because drawing programs write one into SVG files. Entities that it declares are
  /// replaced by nothing.
  static func outermostElement(of data: Data) -> Element? {
    let reader = ElementTreeParser(.outermost)
    reader.read(data)
    return ElementTree(nodes: reader.nodes, attributes: reader.attributes).root
  }

  private func read(_ data: Data) {
    var handler = snug_xml_handler()
    handler.context = Unmanaged.passUnretained(self).toOpaque()
    handler.start_element = { context, line, prefix, name, attributes, count in
      let written = UnsafeBufferPointer(start: attributes, count: Int(count))
      return ElementTreeParser.at(context)?.startElement(prefix, name, written, line: Int(line)) == true ? 1 : 0
    }
    handler.end_element = { context in ElementTreeParser.at(context)?.endElement() }
    handler.text = { context, bytes, count in
      ElementTreeParser.at(context)?.append(ElementTreeParser.string(bytes, Int(count)), isCDATA: false)
    }
    handler.cdata = { context, bytes, count in
      ElementTreeParser.at(context)?.append(ElementTreeParser.string(bytes, Int(count)), isCDATA: true)
    }
    handler.document_type = { context, line in
      ElementTreeParser.at(context)?.documentType(line: Int(line)) == true ? 1 : 0
    }
    handler.fault = { context, line, code in
      ElementTreeParser.at(context)?.fault(code: Int(code), line: Int(line))
    }
    data.withUnsafeBytes { bytes in
      snug_read_xml(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
        extent == .outermost ? 1 : 0, &handler)
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> ElementTreeParser? {
    context.map { Unmanaged<ElementTreeParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func string(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Handles a start tag: appends its element and attributes.
  ///
  /// - Returns: whether libxml2 should continue parsing.
  private func startElement(
    _ prefix: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
    _ written: UnsafeBufferPointer<snug_xml_attribute>, line: Int
  ) -> Bool {
    guard failure == nil else { return false }
    if open.count == Self.depthLimit {
      failure = .tooDeep(line: line, limit: Self.depthLimit)
      return false
    }
    let first = Int32(attributes.count)
    for attribute in written {
      attributes.append(
        .init(
          name: qualified(attribute.prefix, attribute.name),
          value: Self.string(attribute.value, Int(attribute.value_length))))
    }
    nodes.append(
      .init(
        name: qualified(prefix, name), line: Int32(clamping: line), parent: Int32(open.last ?? -1),
        attributes: first..<Int32(attributes.count), end: Int32(nodes.count + 1)))
    open.append(nodes.count - 1)
    return extent == .all
  }

  private func endElement() {
    guard failure == nil, let index = open.popLast() else { return }
    nodes[index].end = Int32(nodes.count)
  }

  private func append(_ text: String, isCDATA: Bool) {
    guard failure == nil, let index = open.last else { return }
    // White space between elements is indentation, so it is dropped, except in strings.
    if !isCDATA, nodes[index].text.isEmpty,
      text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }),
      nodes[index].name != "string", nodes[index].name != "mutableString"
    {
      return
    }
    nodes[index].text += text
  }

  /// Handles a document type declaration. It is refused if the whole document is parsed: it can declare entities that
  /// expand without end, and Interface Builder never writes one.
  ///
  /// - Returns: whether libxml2 should continue parsing.
  private func documentType(line: Int) -> Bool {
    guard extent == .all else { return true }
    failure = failure ?? .declaresEntities(line: line)
    return false
  }

  private func fault(code: Int, line: Int) {
    guard failure == nil, extent == .all else { return }
    if nodes.isEmpty, code == 4 || code == 3 || code == 5 {
      failure = .notXML(line: line)
    } else if code == 5 || code == 77, let innermost = open.last {
      failure = .truncated(line: line, open: nodes[innermost].name)
    } else {
      failure = .malformed(line: line, reason: Self.reason(code: code, open: open.last.map { nodes[$0].name }))
    }
  }

  private static let characterFault = "a character that XML does not allow"
  private static let encodingFault = "bytes that are no text in the document's encoding (UTF-8 unless it names another)"

  /// The meaning of an error code of libxml2, in words
  /// ([xmlParserErrors](https://gnome.pages.gitlab.gnome.org/libxml2/html/xmlerror_8h.html)).
  private static func reason(code: Int, open: String?) -> String {
    switch code {
    case 1: "more than the XML parser can read"
    case 2: "the memory is not enough to read it"
    case 5: "there is content after the document's end"
    case 9: characterFault
    case 26: "an entity that is not declared"
    case 31, 32: "an encoding that is not known"
    case 38: "a “<” inside an attribute value"
    case 39: "an attribute value without quotes"
    case 40: "an attribute value without its closing quote"
    case 41: "an attribute without a value"
    case 42: "an attribute written twice"
    case 65: "a space is missing between two attributes"
    case 68: "a name was expected"
    case 73: "a tag that is not closed with “>”"
    case 76: open.map { "<\($0)> is not closed by its own end tag" } ?? "start and end tags do not match"
    case 81, 1544: encodingFault
    case 89: "entities that expand without end"
    default: "XML error \(code)"
    }
  }

  /// A name with its prefix, as it is written in the document. Equal names share one string, to save memory.
  private func qualified(_ prefix: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?) -> String {
    let local = name.map { String(cString: $0) } ?? ""
    let name = prefix.map { String(cString: $0) + ":" + local } ?? local
    if let known = names[name] { return known }
    names[name] = name
    return name
  }
}
