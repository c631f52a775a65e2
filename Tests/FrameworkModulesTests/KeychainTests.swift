import Foundation
import KeychainItems
import Testing

/// The keychain keeps what code puts into it, until the run ends.
@Suite(.serialized) struct KeychainTests {
  private func item(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
    var attributes: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "KeychainTests" as CFString,
      kSecAttrAccount: account as CFString,
    ]
    attributes.merge(more) { $1 }
    return attributes as CFDictionary
  }

  private func secret(_ account: String) -> String? {
    var result: CFTypeRef?
    let query = item(account, [kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne])
    guard SecItemCopyMatching(query, &result) == errSecSuccess, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  @Test func anItemIsKeptChangedAndRemoved() {
    #expect(secret("ann") == nil)
    #expect(SecItemAdd(item("ann", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(item("ann", [kSecValueData: Data("two".utf8)]), nil) == errSecDuplicateItem)
    #expect(secret("ann") == "one")
    #expect(SecItemUpdate(item("ann"), [kSecValueData: Data("two".utf8)] as CFDictionary) == errSecSuccess)
    #expect(secret("ann") == "two")
    #expect(SecItemDelete(item("ann")) == errSecSuccess)
    #expect(SecItemDelete(item("ann")) == errSecItemNotFound)
    #expect(SecItemUpdate(item("ann"), [:] as CFDictionary) == errSecItemNotFound)
    #expect(secret("ann") == nil)
  }

  @Test func aQuestionGetsAllItemsWithTheirAttributes() throws {
    for name in ["bo", "cy"] {
      #expect(
        SecItemAdd(item(name, [kSecValueData: Data(name.utf8), kSecAttrLabel: "both" as CFString]), nil)
          == errSecSuccess)
    }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword as String, kSecAttrLabel as String: "both",
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
      kSecMatchLimit as String: kSecMatchLimitAll,
    ]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["bo", "cy"])
    #expect(items.compactMap { $0[kSecValueData as String] as? Data } == [Data("bo".utf8), Data("cy".utf8)])
    #expect(
      SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrLabel: "both"] as CFDictionary) == errSecSuccess)
  }

  @Test func aQuestionNeedsAClass() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemDelete([:] as CFDictionary) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("could not be found") == true)
  }
}
