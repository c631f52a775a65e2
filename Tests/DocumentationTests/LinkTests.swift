import Foundation
import TestSupport
import Testing

/// Links between the project's own pages lead somewhere.
@Suite struct LinkTests {
  @Test(arguments: Markdown.all)
  func leadsSomewhere(_ path: String) throws {
    let page = try Markdown(path)
    let folder = (path as NSString).deletingLastPathComponent
    for link in page.links where !link.contains("://") && !link.hasPrefix("mailto:") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let file = (folder as NSString).appendingPathComponent(parts[0])
      let target = parts[0].isEmpty ? path : (file as NSString).standardizingPath
      #expect(FileManager.default.fileExists(atPath: Project.root.appending(path: target).path), "\(link)")
      if parts.count == 2, target.hasSuffix(".md") {
        #expect(try Markdown(target).anchors.contains(parts[1]), "\(link)")
      }
    }
  }

  @Test(arguments: Markdown.all)
  func namedFilesAreThere(_ path: String) throws {
    for file in try Markdown(path).namedFiles {
      #expect(FileManager.default.fileExists(atPath: Project.root.appending(path: file).path), "\(file)")
    }
  }
}
