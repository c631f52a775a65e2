import Foundation
import Testing
@_spi(Generated) import UIKit

/// Changes of the characters of an attributed string keep its attributes.
struct TrackedStringTests {
  private let color = NSAttributedString.Key("color")

  private func text(_ parts: (String, Int?)...) -> NSMutableAttributedString {
    parts.reduce(into: NSMutableAttributedString(string: "")) { text, part in
      text.append(NSAttributedString(string: part.0, attributes: part.1.map { [color: $0] }))
    }
  }

  @Test func newCharactersHaveTheAttributesOfThoseThatTheyReplace() {
    let changed = text(("Hello", 1), (" you", nil))
    changed.trackedString.setString("Hi there")
    #expect(changed.isEqual(to: text(("Hi there", 1))))
    #expect(NSAttributedString(attributedString: changed).string == "Hi there")
  }

  @Test func allChangesOfAStringWork() {
    let changed = text(("one", 1), (" two", 2))
    let string = changed.trackedString
    string.append(" two")
    let range = NSRange(location: 0, length: string.length)
    #expect(string.replaceEachOccurrence(of: "Two", with: "2", options: .caseInsensitive, range: range) == 2)
    #expect(string.replaceEachOccurrence(of: "Two", with: "2", range: NSRange(location: 0, length: 7)) == 0)
    string.deleteCharacters(in: NSRange(location: 0, length: 1))
    string.insert("a", at: 0)
    #expect(changed.string == "ane 2 2")
    #expect(string.description == "ane 2 2")
    #expect(string.length == 7)
    #expect(changed.attribute(color, at: 6, effectiveRange: nil) as? Int == 2)
  }

  @Test func anEmptyTextGetsCharactersWithoutAttributes() {
    let changed = text()
    changed.trackedString.append("abc")
    #expect(changed.isEqual(to: text(("abc", nil))))
  }
}
