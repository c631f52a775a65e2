import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Objects are sorted into sections by the first letters of their names.
@Suite struct IndexedCollationTests {
  @Test func sectionsAreThoseOfTheAlphabet() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    let names = ["Zoe", "élan", "bob", "42"]
    let selector = Selector("self")
    let titles = names.map { collation.sectionTitles[collation.section(for: $0, collationStringSelector: selector)] }
    #expect(titles == ["Z", "E", "B", "#"])
    let sorted = collation.sortedArray(from: names, collationStringSelector: selector) as? [String]
    #expect(sorted == ["42", "bob", "élan", "Zoe"])
  }

  @Test func aSubclassHasOneOfItsOwn() {
    final class Short: UILocalizedIndexedCollation {
      override var sectionTitles: [String] { ["A", "#"] }
    }
    #expect(Short.current().sectionTitles == ["A", "#"])
  }
}
