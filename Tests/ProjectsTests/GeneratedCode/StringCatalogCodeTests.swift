import Foundation
import Testing

@testable import Projects

/// Texts that somebody added to a string catalog become members of `LocalizedStringResource`.
struct StringCatalogCodeTests {
  private func code(_ strings: String, table: String = "Localizable") throws -> String {
    try StringCatalogCode(Data(#"{"sourceLanguage": "en", "strings": {\#(strings)}}"#.utf8), table: table).text
  }

  private func entry(_ key: String, _ value: String, state: String = "manual") -> String {
    #""\#(key)": {"extractionState": "\#(state)", "localizations": {"en": {"stringUnit": {"value": "\#(value)"}}}}"#
  }

  @Test func aTextIsAProperty() throws {
    #expect(
      try code("\(entry("inbox.title", "Inbox")), \(entry("Hello", "Hello", state: "stale"))") == """
        import Foundation

        extension LocalizedStringResource {
          static var inboxTitle: LocalizedStringResource { LocalizedStringResource("inbox.title", defaultValue: "Inbox") }
        }

        """)
  }

  @Test func aTextWithPlaceholdersIsAFunction() throws {
    let text = try code(entry("posts", "%(count)lld of %@: 100%%, %.1f"))
    #expect(text.contains("static func posts(count p1: Int, _ p2: String, _ p3: Double) -> LocalizedStringResource {"))
    #expect(text.contains(#"defaultValue: "\(p1) of \(p2): 100%, \(p3)""#))
  }

  @Test func anotherTableIsANamespace() throws {
    let text = try code(entry("title", "Start"), table: "onboarding")
    #expect(text.contains("  enum Onboarding {\n  static var title: LocalizedStringResource {"))
    #expect(text.contains(#"("title", defaultValue: "Start", table: "onboarding")"#))
  }

  /// No text of a checkout becomes code.
  @Test func textsAreEscaped() throws {
    let text = try code(entry("a", #"\\(b) \"c\""#))
    #expect(text.contains(#"defaultValue: "\\(b) \"c\"""#))
  }

  @Test func aCatalogWithoutTextsOfItsOwnHasNoCode() throws {
    #expect(try code("").isEmpty)
    #expect(try code(entry("Hello", "Hello", state: "extracted_with_value")).isEmpty)
    #expect(throws: (any Error).self) { try StringCatalogCode(Data("[]".utf8), table: "Localizable") }
  }
}
