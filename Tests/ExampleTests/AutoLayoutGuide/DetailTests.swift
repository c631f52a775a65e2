import Testing
import UIKit

@testable import AutoLayoutGuide

/// The guide's row of three texts: compression resistance decides which of them gets shorter.
struct DetailTests {
  private func grown(_ make: () -> DetailViewController) throws -> (window: UIWindow, detail: DetailViewController) {
    let (window, detail) = ExampleApp.autoLayoutGuide.show(make)
    let button = try #require(Screens.views(UIButton.self, in: detail.view).first)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    return (window, detail)
  }

  private func isWhole(_ label: UILabel) -> Bool { label.bounds.width >= label.intrinsicContentSize.width - 0.5 }

  @Test func atLevel99TheNumbersAreWholeAndTheNameGetsShorter() throws {
    let (window, detail) = try grown { DetailLevel99ViewController() }
    #expect(detail.starLabel.text == "1,024,768")
    #expect(isWhole(detail.starLabel))
    #expect(isWhole(detail.trophyLabel))
    #expect(!isWhole(detail.usernameLabel))
    #expect(detail.usernameLabel.isTextTruncated)
    let row = try #require(detail.trophyLabel.superview)
    #expect(detail.trophyLabel.frame.maxX == row.bounds.maxX - 16)
    #expect(detail.usernameLabel.frame.minX == 16)
    withExtendedLifetime(window) {}
  }

  /// All three have a compression resistance of 750, so nothing decides which of them gets shorter.
  @Test func withOneResistanceNothingSaysWhoGetsShorter() throws {
    let (window, detail) = try grown { DetailViewController() }
    let labels = try [detail.usernameLabel, detail.starLabel, detail.trophyLabel].map { try #require($0) }
    #expect(Set(labels.map { $0.contentCompressionResistancePriority(for: .horizontal) }).count == 1)
    let missing = labels.map { max(0, $0.intrinsicContentSize.width - $0.bounds.width) }.reduce(0, +)
    #expect(missing > 0)
    #expect(labels.contains { $0.hasAmbiguousLayout })
    withExtendedLifetime(window) {}
  }

  @Test func shortTextsFillTheRow() throws {
    let (window, detail) = ExampleApp.autoLayoutGuide.show { DetailViewController() }
    #expect(isWhole(detail.usernameLabel) && isWhole(detail.starLabel) && isWhole(detail.trophyLabel))
    // The name hugs its text less than the numbers hug theirs, so it takes the remaining width.
    #expect(detail.usernameLabel.bounds.width > detail.usernameLabel.intrinsicContentSize.width + 50)
    #expect(abs(detail.starLabel.bounds.width - detail.starLabel.intrinsicContentSize.width) < 0.5)
    withExtendedLifetime(window) {}
  }
}
