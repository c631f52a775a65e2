import Foundation
import Testing

@testable import InterfaceBuilder

/// Comments for the audit, in documents and in code.
struct DocumentCommentTests {
  @Test func aCommentSpeaksOfItsLineOrOfTheNextOne() {
    let text = """
      <label id="a"/> <!-- snug.ignore truncated-text: short -->
      <!-- snug.ignore low-contrast: over a picture -->

        <!--snug.ignore clipped-view: it slides in-->
      <label id="b"/>
      // snug.ignore small-tap-target: for the pointer
      #Preview("Sign in") { SignIn() }
      <!-- written by hand: see snug.ignore -->
      """
    #expect(
      DocumentComment.all(in: Data(text.utf8)) == [
        DocumentComment(text: "snug.ignore truncated-text: short", line: 1, subject: 1),
        DocumentComment(text: "snug.ignore low-contrast: over a picture", line: 2, subject: 5),
        DocumentComment(text: "snug.ignore clipped-view: it slides in", line: 4, subject: 5),
        DocumentComment(text: "snug.ignore small-tap-target: for the pointer", line: 6, subject: 7),
      ])
  }

  @Test(arguments: ["", "snug", "<label text=\"snug.ignore\"/>"]) func whatIsNoCommentIsNone(text: String) {
    #expect(DocumentComment.all(in: Data(text.utf8)) == [])
  }
}
