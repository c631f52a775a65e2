import Foundation
import TestSupport
import Testing

@testable import InputFiles

/// Everything that looks for files lists folders in this way.
@Suite struct FolderListingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "b.xib")
    try folder.write("", to: "App/Main.storyboard")
    try folder.write("", to: ".hidden")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Link"), withDestinationURL: folder.url.appendingPathComponent("App"))
  }

  @Test func namesComeInAlphabeticalOrderHiddenOnesToo() throws {
    let listing = try #require(FolderListing(folder.url.path))
    #expect(listing.names == [".hidden", "App", "Link", "b.xib"])
    #expect(listing.unreadable.isEmpty)
  }

  /// A link to a folder is no folder: it may lead in circles.
  @Test func links() throws {
    let listing = try #require(FolderListing(folder.url.path))
    #expect(listing.entries.filter(\.isFolder).map(\.name) == ["App"])
  }

  @Test func whatIsNoFolderCannotBeListed() {
    #expect(FolderListing(folder.url.appendingPathComponent("nowhere").path) == nil)
    #expect(FolderListing(folder.url.appendingPathComponent("b.xib").path) == nil)
  }
}
