import Foundation
import InputFiles
import UIKit

/// Reads a file, and checks that it is a document of Interface Builder for iOS.
nonisolated package enum DocumentFile {
  /// The size in megabytes of the largest document that is read. The largest real documents have about 3 MB.
  private static let largestMegabytes = 32

  /// Reads the bytes of a file. Whether they are a document is not checked.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isNamed: whether the user named this file. Symbolic links are then followed wherever they lead.
  package static func read(_ path: String, isNamed: Bool = false) throws(DocumentError) -> Data {
    do {
      return try RegularFile.read(path, atMost: largestMegabytes, isNamed: isNamed)
    } catch {
      switch error {
      case .missing: throw .missing(path: path)
      case .isFolder: throw .isDirectory(path: path)
      case .notPermitted: throw .notPermitted(path: path)
      case .isNoFile, .tooLarge, .leadsOut, .other: throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// The first 2048 bytes of a file, which contain a document's first start tag; `nil` if the file cannot be read.
  package static func beginning(of path: String) -> Data? {
    try? RegularFile.beginning(of: path, atMost: 2048)
  }

  /// Parses a document and returns its outermost element.
  ///
  /// - Throws: a ``DocumentError`` if the data are not a well-formed document of Interface Builder for iOS.
  static func documentElement(of data: Data, path: String) throws(DocumentError) -> Element {
    if LargeFilePointer.isPointer(data) { throw .unreadable(path: path, reason: "it \(LargeFilePointer.complaint)") }
    let tree: ElementTree
    do {
      tree = try ElementTreeParser.parse(data)
    } catch {
      // No document with such a line is XML.
      if let line = UnfinishedMerge.line(in: data) { throw .unfinishedMerge(path: path, line: line) }
      switch error {
      case .empty: throw .empty(path: path)
      case .notXML(let line): throw .notXML(path: path, line: line)
      case .truncated(let line, let open): throw .truncated(path: path, line: line, openElement: open)
      case .malformed(let line, let reason): throw .malformed(path: path, line: line, reason: reason)
      case .declaresEntities(let line): throw .declaresEntities(path: path, line: line)
      case .tooDeep(let line, let limit): throw .tooDeep(path: path, line: line, limit: limit)
      }
    }
    guard let root = tree.root else { throw .empty(path: path) }
    if root.name == "archive", root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true {
      throw .archiveFormat(path: path, line: root.line)
    }
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw .notInterfaceBuilder(path: path, line: root.line, rootElement: root.name)
    }
    if let platform = foreignPlatform(of: root, type: type) {
      throw .otherPlatform(path: path, line: root.line, platform: platform)
    }
    return root
  }

  /// The name of the document's platform if it is not iOS; otherwise nil.
  private static func foreignPlatform(of root: Element, type: String) -> String? {
    let runtime = root["targetRuntime"] ?? type
    if runtime.hasPrefix("watchKit") || type.contains("WatchKit") { return "watchOS" }
    if runtime.hasPrefix("AppleTV") || type.contains("AppleTV") { return "tvOS" }
    if runtime.hasPrefix("MacOSX") || runtime.hasPrefix("macOS") || type.contains(".Cocoa.") { return "macOS" }
    return nil
  }
}
