import Foundation
import InputFiles
import UIKit

/// Opens a file and decides whether it is a document of Interface Builder for iOS.
nonisolated package enum DocumentFile {
  /// The size of the largest document that is read. The largest real documents have about 3 MB.
  private static let largestMegabytes = 32

  /// The bytes of a file that may be a document.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isNamed: whether a person named the file, so that links are followed wherever they lead.
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

  /// The bytes at the beginning of a file, in which a document's first element stands; `nil` if it cannot be read.
  package static func beginning(of path: String) -> Data? {
    try? RegularFile.beginning(of: path, atMost: 2048)
  }

  /// The outermost element of an iOS document.
  static func documentElement(of data: Data, path: String) throws(DocumentError) -> Element {
    if LargeFilePointer.isPointer(data) { throw .unreadable(path: path, reason: "it \(LargeFilePointer.complaint)") }
    let tree: ElementTree
    do {
      tree = try ElementTreeParser.parse(data)
    } catch {
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

  /// The name of the platform if the document is not for iOS.
  private static func foreignPlatform(of root: Element, type: String) -> String? {
    let runtime = root["targetRuntime"] ?? type
    if runtime.hasPrefix("watchKit") || type.contains("WatchKit") { return "watchOS" }
    if runtime.hasPrefix("AppleTV") || type.contains("AppleTV") { return "tvOS" }
    if runtime.hasPrefix("MacOSX") || runtime.hasPrefix("macOS") || type.contains(".Cocoa.") { return "macOS" }
    return nil
  }
}
