import Foundation
import TestSupport
import Testing

@testable import Audit

/// Finding out which documents of a project are named somewhere, so that the app can load them.
struct DocumentMentionsTests {
  private static let row = "App/Base.lproj/RowCell.xib"

  private func mentions(_ documents: String..., reading read: (inout DocumentMentions) -> Void) -> DocumentMentions {
    var mentions = DocumentMentions(of: documents + [Self.row])
    read(&mentions)
    return mentions
  }

  /// The class of a document names itself everywhere in its own source.
  @Test(arguments: [
    ("UINib(nibName: \"RowCell\", bundle: nil)", [], true),
    ("list.register(RowCell.self)", ["ListViewController"], true),
    ("R.nib.rowCell(owner: self)", [], true), ("class RowCell: UITableViewCell {}", ["RowCell"], false),
    ("extension RowCell { static let name = \"RowCell\" }", ["RowCell"], false), ("class RowCellStyle {}", [], false),
    ("Other.self", [], false),
    ("let rowCell = list.dequeue()", [], false), ("self.nib.rowCell", ["RowCell"], false),
  ])
  func sources(text: String, classes: [String], isNamed: Bool) {
    let mentions = mentions { $0.read(source: Array(text.utf8), declaring: classes) }
    #expect(mentions.isNamed(documentAt: Self.row) == isNamed)
  }

  @Test(arguments: [
    ("<view customClass=\"RowCell\"/>", "Other.xib", true),
    ("<viewControllerPlaceholder storyboardName=\"RowCell\"/>", "Main.storyboard", true),
    ("<view customClass=\"RowCell\"/>", "RowCell.xib", false), ("<label text=\"RowCell\"/>", "Other.xib", false),
  ])
  func documents(text: String, path: String, isNamed: Bool) {
    let mentions = mentions { $0.read(document: Array(text.utf8), at: path) }
    #expect(mentions.isNamed(documentAt: Self.row) == isNamed)
  }

  /// A project file lists all its documents; the storyboard with which the app starts is in its property list.
  @Test(arguments: [
    ("<key>UIMainStoryboardFile</key><string>RowCell</string>", "Info.plist", true),
    ("INFOPLIST_KEY_UIMainStoryboardFile = RowCell;", "project.pbxproj", true),
    (
      "1A2B /* RowCell.xib in Resources */ = {isa = PBXBuildFile; fileRef = 3C4D /* RowCell.xib */; };",
      "project.pbxproj", false
    ),
    ("UILaunchStoryboardName: RowCell", "project.yml", true),
  ])
  func settings(text: String, path: String, isNamed: Bool) {
    let mentions = mentions { $0.read(settings: Array(text.utf8), at: path) }
    #expect(mentions.isNamed(documentAt: Self.row) == isNamed)
  }

  /// UIKit adds the device to the name that code gives.
  @Test func documentsOfOneDeviceHaveTheNameOfAll() {
    let mentions = mentions("App/Bar~ipad.xib", "App/Bar~iphone.xib") {
      $0.read(source: Array("UINib(nibName: \"Bar\")".utf8), declaring: [])
    }
    #expect(mentions.isNamed(documentAt: "App/Bar~ipad.xib") == true)
    #expect(mentions.isNamed(documentAt: "App/Bar~iphone.xib") == true)
  }

  /// A name of several words is not found in sources, and the first storyboard of a template needs no name.
  @Test func someNamesAreNotLookedFor() {
    let mentions = mentions("Blue Row.xib", "Row+Small.xib", "Main.storyboard") { _ in }
    #expect(mentions.isNamed(documentAt: "Blue Row.xib") == nil)
    #expect(mentions.isNamed(documentAt: "Row+Small.xib") == nil)
    #expect(mentions.isNamed(documentAt: "NotOfTheProject.xib") == nil)
    #expect(mentions.isNamed(documentAt: "Main.storyboard") == true)
  }

  @Test func aProjectIsSearchedForThem() throws {
    let folder = try TemporaryFolder([
      "Row.xib": "<document/>", "Bar.xib": "<document/>", "Start.storyboard": "<document/>",
      "Row.swift": "class Row: UIView {}", "List.swift": "class List: UIView { let row = Row() }",
      "Info.plist": "<string>Start</string>",
    ])
    let index = SourceIndex(folder: folder.url.path)
    #expect(index.isNamed(documentAt: "\(folder.url.path)/Row.xib") == true)
    #expect(index.isNamed(documentAt: "\(folder.url.path)/Bar.xib") == false)
    #expect(index.isNamed(documentAt: "\(folder.url.path)/Start.storyboard") == true)
  }
}

extension DocumentMentions {
  fileprivate mutating func read(source: [UInt8], declaring classes: [String], at path: String? = nil) {
    let own = Set(classes.map(SourceWords.hash))
    SourceWords.forEach(in: source) { read($0, declaring: own, at: path) }
  }
}
