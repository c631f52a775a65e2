import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML file of Xcode, such as a workspace or a scheme. Subclasses take what they need from its elements.
class ProjectXML: NSObject, XMLParserDelegate {
  private let shown: String
  private let noun: String
  /// The names of the elements that are open at the current position.
  private(set) var open: [String] = []
  private var parser: XMLParser?
  private var problem: ProjectError?

  /// - Parameters:
  ///   - shown: the path to print in error messages.
  ///   - noun: the noun for the file in error messages, such as “workspace”.
  init(shown: String, called noun: String) {
    self.shown = shown
    self.noun = noun
  }

  /// Reads the file.
  ///
  /// - Throws: ``ProjectError`` if the file cannot be read, is damaged, or ``fail(_:)`` was called.
  final func parse(atMost megabytes: Int) throws(ProjectError) {
    let data = try ProjectData.read(shown, shown: shown, called: noun, atMost: megabytes)
    // A document type may declare entities, whose expansion may not fit into memory.
    guard let text = String(validating: data, as: UTF8.self), !text.contains("<!DOCTYPE") else {
      throw ProjectError(shown, "the \(noun) is damaged: it is not UTF-8, or it has a document type")
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    self.parser = parser
    defer { self.parser = nil }
    let isWhole = parser.parse()
    if let problem { throw problem }
    guard isWhole, open.isEmpty else { throw damage(at: parser.lineNumber) }
  }

  /// Called at the start of each element, which is the last one of ``open``.
  func begin(_ element: String, _ attributes: [String: String]) {}

  /// Called at the end of each element.
  func end(_ element: String) {}

  /// Ends the reading with an error at the current line.
  final func fail(_ message: String) {
    problem = ProjectError(shown, line: parser?.lineNumber, message)
    parser?.abortParsing()
  }

  // MARK: XMLParserDelegate

  final func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elementName)
    begin(elementName, attributes)
  }

  final func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    end(elementName)
    // Not every implementation of `XMLParser` reports a closing tag that does not match.
    if open.popLast() != elementName {
      problem = problem ?? damage(at: parser.lineNumber)
      parser.abortParsing()
    }
  }

  final func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    problem = problem ?? damage(at: parser.lineNumber)
  }

  private func damage(at line: Int) -> ProjectError {
    ProjectError(shown, line: line, "the \(noun) is damaged: it is not XML")
  }
}
