import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Texts that each language writes in its own way.
struct SampleTextTests {
  /// Replaces all spaces by plain ones. Releases of Unicode's data differ in them: plain, narrow or no-break spaces.
  private func plain(_ text: String) -> String { text.replacing(/\s/, with: " ") }

  @Test(
    arguments: [
      (SampleText.price, "de", "1.234,50 €"), (.price, nil, "$1,234.50"), (.price, "accented", "$1,234.50"),
      (.price, "en-GB", "£1,234.50"), (.number, "fr", "1 234"), (.number, "hi", "1,234"),
      (.date, "de", "14. Nov. 2023"), (.time, "fi", "22.15"), (.time, "en", "10:15 PM"), (.name, "ja", "山田太郎"),
      (.name, "sv", "Maria Silva"), (.text, "de", "Own"),
    ] as [(SampleText, String?, String)])
  func eachLanguageHasItsFormats(sample: SampleText, language: String?, text: String) {
    #expect(plain(sample.usual(in: language, own: "Own")) == text)
  }

  @Test(
    arguments: [
      (SampleText.price, "de", "12.345.678,90 €"), (.number, "hi", "1,23,45,67,890"), (.text, nil, "Own Own Own"),
    ] as [(SampleText, String?, String)])
  func theLongestOnes(sample: SampleText, language: String?, text: String) {
    #expect(plain(sample.longest(in: language, own: "Own")) == text)
  }

  /// The day is found by a search: it has the longest names of a weekday and a month, and two digits.
  @Test func theLongestDateOfALanguage() {
    #expect(SampleText.date.longest(in: "en", own: "").hasPrefix("Wednesday, September"))
    #expect(SampleText.date.longest(in: "de", own: "").hasPrefix("Donnerstag, "))
  }

  @Test(arguments: SampleText.allCases, ["en", "de", "ar", "ja", "zh-Hans", "th"])
  func noUsualTextIsLongerThanTheLongest(sample: SampleText, language: String) {
    let usual = sample.usual(in: language, own: "Own")
    #expect(!usual.isEmpty)
    #expect(usual.count <= sample.longest(in: language, own: "Own").count)
  }

  @Test func givenTexts() {
    let shown = ShownText.texts(["Sold out", "Only a few left", "On its way"])
    #expect(shown.text(for: .usual, in: "de", own: "Label") == "Sold out")
    #expect(shown.text(for: .long, in: nil, own: "Label") == "Only a few left")
    #expect(shown.text(for: .empty, in: nil, own: "Label") == "")
  }
}
