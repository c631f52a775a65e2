import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the files to which a workspace refers from its `contents.xcworkspacedata`.
final class WorkspaceFile: NSObject, XMLParserDelegate {
  /// The limits of a workspace: the number of references, and the levels of nested elements.
  private static let most = (references: 10_000, depth: 32)
  private static let largestMegabytes = 4

  private let shown: String
  /// The folder to which the workspace's relative paths refer.
  private let folder: String
  /// The path of the `.xcodeproj` that contains the workspace; `nil` if none does.
  private let project: String?
  private var groups: [String] = []
  /// The names of the XML elements that are open at the current position.
  private var open: [String] = []
  private var references: [String] = []
  private var problem: ProjectError?

  private init(shown: String, folder: String, project: String?) {
    self.shown = shown
    self.folder = folder
    self.project = project
  }

  /// The absolute paths of the files to which a workspace refers, in the order of the workspace.
  ///
  /// - Parameters:
  ///   - path: the path of the `.xcworkspace`.
  ///   - folder: the folder to which the workspace's relative paths refer.
  ///   - project: the path of the `.xcodeproj` that contains the workspace; `nil` if none does.
  static func references(of path: String, folder: String, project: String?) throws(ProjectError) -> [String] {
    let shown = "\(path)/contents.xcworkspacedata"
    let data = try ProjectData.read(shown, shown: shown, called: "workspace", atMost: largestMegabytes)
    // A document type may declare entities, whose expansion may not fit into memory.
    guard let text = String(validating: data, as: UTF8.self), !text.contains("<!DOCTYPE") else {
      throw ProjectError(shown, "the workspace is damaged: it is not UTF-8, or it has a document type")
    }
    let reader = WorkspaceFile(shown: shown, folder: folder, project: project)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isWhole, reader.open.isEmpty else { throw reader.damage(at: parser.lineNumber) }
    return reader.references
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elementName)
    let path = place(attributes["location"] ?? "group:")
    switch elementName {
    case "Group": groups.append(path ?? groups.last ?? folder)
    case "FileRef": if let path { references.append(path) }
    default: break
    }
    if references.count > Self.most.references || open.count > Self.most.depth {
      let limits = "\(Self.most.references) files, or more than \(Self.most.depth) groups in each other"
      problem = ProjectError(shown, line: parser.lineNumber, "the workspace has more than \(limits)")
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    if elementName == "Group" { _ = groups.popLast() }
    // Not every implementation of `XMLParser` reports a closing tag that does not match.
    if open.popLast() != elementName {
      problem = problem ?? damage(at: parser.lineNumber)
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    problem = problem ?? damage(at: parser.lineNumber)
  }

  private func damage(at line: Int) -> ProjectError {
    ProjectError(shown, line: line, "the workspace is damaged: it is not XML")
  }

  /// The absolute path of a location such as `group:App.xcodeproj`; `nil` for other kinds of location, such as in Xcode
  /// itself.
  private func place(_ location: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts.count == 2 ? parts[1] : ""
    switch parts.first {
    case "group": return AbsolutePath.joined(groups.last ?? folder, path)
    case "container": return AbsolutePath.joined(folder, path)
    case "absolute": return AbsolutePath.joined("/", path)
    case "self": return project ?? AbsolutePath.joined(folder, path)
    default: return nil
    }
  }
}
