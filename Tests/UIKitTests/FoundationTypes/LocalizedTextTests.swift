import Foundation
import Testing

@testable import UIKit

/// Texts of code: their keys are made from the text as in Apple's Foundation.
struct LocalizedTextTests {
  private let english = Locale(identifier: "en_US")
  /// A bundle without translations. Other tests give the app's bundle some.
  private let bundle = Bundle(path: NSTemporaryDirectory())

  private func key(_ value: String.LocalizationValue) -> String { value.key }

  @Test func valuesAreSpecifiersInTheKey() {
    #expect(key("Inbox") == "Inbox")
    #expect(key("100%") == "100%")
    #expect(key("\(3) of \("x")") == "%lld of %@")
    #expect(key("\(Int32(3)), \(UInt(3)), \(UInt8(3))") == "%d, %llu, %u")
    #expect(key("\(0.5), \(Float(0.5)), \(CGFloat(0.5))") == "%lf, %f, %lf")
    #expect(key("\(0.5, specifier: "%.1f") %") == "%.1f %%")
    #expect(key("\(3, format: .number) \("x"[...])") == "%@ %@")
  }

  @Test func withoutATranslationTheTextIsItself() {
    #expect(String(localized: "Inbox", bundle: bundle) == "Inbox")
    #expect(String(localized: "\(3) of \("x"), 100%", bundle: bundle, locale: english) == "3 of x, 100%")
    #expect(String(localized: "\(1234)", bundle: bundle, locale: Locale(identifier: "de_DE")) == "1.234")
    #expect(
      String(localized: "inbox.title", defaultValue: "\(2) messages", bundle: bundle, locale: english) == "2 messages")
    #expect(AttributedString(localized: "Inbox", bundle: bundle) == AttributedString("Inbox"))
  }

  @Test func aResourceIsATextForLater() {
    let count = 2
    let literal: LocalizedStringResource = "\(count) messages"
    #expect(literal.key == "%lld messages")
    let folder = LocalizedStringResource.BundleDescription.atURL(URL(filePath: NSTemporaryDirectory()))
    let resource = LocalizedStringResource("\(count) messages", bundle: folder)
    #expect(resource == literal)
    #expect(String(localized: resource) == "2 messages")
    #expect(String(localized: "All: \(resource)", bundle: bundle) == "All: 2 messages")
    #expect(LocalizedStringResource("inbox.title", defaultValue: "Inbox").key == "inbox.title")
    #expect(resource == "\(2) messages")
    #expect(resource != "\(3) messages")
  }
}
