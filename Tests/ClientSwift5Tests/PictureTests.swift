import Audit
import Drawing
import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import UIKit
import XCTest

/// A value that is isolated to no actor and draws views and documents, as in a project that does not use actors.
struct PictureMaker {
  var renderer = ScreenRenderer(scale: 2)

  func png() throws -> Data {
    let label = UILabel()
    label.text = "Whiskers"
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    label.layoutIfNeeded()
    let strip = ScreenStrip(renderer: renderer, cells: [.init(Screen(label), caption: "L")])
    _ = try strip.data()
    return try renderer.png(of: label)
  }

  func png(ofDocument path: String) throws -> Data {
    let document = try InterfaceDocument.load(contentsOf: path)
    let screen = document.instantiate(document.scenes[0], in: .designTime(of: document))
    screen.layout()
    _ = ViewWords(document: document, loaded: screen).words(for: screen.rootView)
    _ = Auditor(rules: []).audit(document)
    return try renderer.data(of: Screen(screen.rootView))
  }
}

final class PictureTests: XCTestCase {
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  func testAViewIsDrawnWithoutAnnotations() throws {
    XCTAssertTrue(try PictureMaker().png().starts(with: Self.start))
  }

  func testADocumentIsDrawnWithoutAnnotations() throws {
    let path = Project.root.appending(path: "Examples/AutoLayoutGuide/AutoLayoutGuide/SignIn.xib").path
    XCTAssertTrue(try PictureMaker().png(ofDocument: path).starts(with: Self.start))
  }
}
