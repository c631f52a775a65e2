import Foundation
import Testing

@testable import UIKit

/// Swift's attributed strings have UIKit's attributes, and turn into those of Foundation and back.
@Suite struct AttributedStringTests {
  private let font = UIFont.systemFont(ofSize: 21, weight: .bold)

  @Test func attributesHaveUIKitsNames() {
    var text = AttributedString("Pets")
    text.font = font
    text.foregroundColor = UIColor.red
    text.underlineStyle = NSUnderlineStyle.single
    let styled = NSAttributedString(text)
    #expect(styled.string == "Pets")
    let attributes = styled.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == font)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes.count == 3)
  }

  /// Each run keeps its own attributes, also beside characters that take two places in Foundation's strings.
  @Test func runsStayApart() throws {
    let text = NSMutableAttributedString(string: "🐕 Rex", attributes: [.kern: 2])
    text.append(NSAttributedString(string: " home", attributes: [.link: "https://rex.example"]))
    let swift = AttributedString(text)
    #expect(String(swift.characters) == "🐕 Rex home")
    #expect(swift.runs.map { String(swift.characters[$0.range]) } == ["🐕 Rex", " home"])
    #expect(swift.runs.map(\.kern) == [2, nil])
    #expect(swift.runs.map(\.link) == [nil, URL(string: "https://rex.example")])
    let back = NSAttributedString(swift)
    #expect(back.string == text.string)
    #expect(back.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect(back.attribute(.kern, at: 7, effectiveRange: nil) == nil)
  }

  @Test func containersTurnIntoDictionariesAndBack() {
    let container = AttributeContainer([
      .font: font, .foregroundColor: UIColor.blue, .baselineOffset: 3, .paragraphStyle: "not a style",
    ])
    #expect(container.font == font)
    #expect(container.paragraphStyle == nil)
    let dictionary = Dictionary(container)
    #expect(dictionary.count == 3)
    #expect(dictionary[.baselineOffset] as? CGFloat == 3)
  }
}
