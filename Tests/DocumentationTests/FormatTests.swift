import Foundation
import TestSupport
import Testing

/// The folders with a format of their own differ from the project's in one rule.
@Suite struct FormatTests {
  private static func format(in folder: String) throws -> NSDictionary {
    let file = Project.root.appending(path: folder).appending(path: ".swift-format")
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? NSDictionary)
  }

  /// UIKit's members are documented by Apple.
  @Test(arguments: ["Sources/UIKit", "Sources/FrameworkModules"])
  func membersOfAppleNeedNoDocumentation(_ folder: String) throws {
    let expected = try #require(Self.format(in: "").mutableCopy() as? NSMutableDictionary)
    var rules = try #require(expected["rules"] as? [String: Bool])
    #expect(rules.updateValue(false, forKey: "AllPublicDeclarationsHaveDocumentation") == true)
    expected["rules"] = rules
    #expect(try Self.format(in: folder) == expected)
  }
}
