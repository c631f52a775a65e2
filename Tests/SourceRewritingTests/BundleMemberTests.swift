import Testing

/// Members of `Bundle` find the app's files. They are added if the app asks a bundle for files.
@Suite struct BundleMemberTests {
  @Test func aTargetThatAsksABundleHasItsOwnMembers() {
    let table = rewrite("let path = Bundle.main.path(forResource: \"a\", ofType: nil)").table
    #expect(
      table.contains("extension Bundle {\n  func path(forResource name: String?, ofType ext: String?) -> String? {"))
    #expect(!table.contains("func NSLocalizedString("))
  }

  @Test func aTargetThatAsksForTextsHasItsOwnFunction() {
    let table = rewrite("let text = NSLocalizedString(\"a\", comment: \"\")").table
    #expect(table.contains("func NSLocalizedString("))
    #expect(!table.contains("extension Bundle"))
  }

  @Test(arguments: [
    "let a = 1",
    "func NSLocalizedString(_ key: String) -> String { key }\nlet text = NSLocalizedString(\"a\")",
  ])
  func othersHaveNone(_ code: String) { #expect(!rewrite(code).table.contains("AppBundle")) }
}
