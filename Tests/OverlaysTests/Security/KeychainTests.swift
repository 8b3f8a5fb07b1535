import Foundation
import Security
import Testing

/// As wrappers of the keychain write it.
@Suite(.serialized)
struct KeychainTests {
  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "KeychainTests",
      kSecAttrAccount as String: account,
    ]
  }

  private func save(_ text: String, _ account: String) -> OSStatus {
    var attributes = query(account)
    attributes[kSecValueData as String] = Data(text.utf8)
    attributes[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return unsafe SecItemAdd(attributes as CFDictionary, nil)
  }

  private func read(_ account: String) -> String? {
    var search = query(account)
    search[kSecReturnData as String] = kCFBooleanTrue
    search[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    guard unsafe SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess else {
      return nil
    }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func itemsAreKeptChangedAndDeleted() {
    #expect(save("one", "a") == errSecSuccess)
    #expect(save("two", "a") == errSecDuplicateItem)
    #expect(read("a") == "one")
    let change = [kSecValueData as String: Data("three".utf8)]
    #expect(SecItemUpdate(query("a") as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(read("a") == "three")
    #expect(SecItemDelete(query("a") as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query("a") as CFDictionary) == errSecItemNotFound)
    #expect(read("a") == nil)
  }

  @Test func allItemsOfAServiceAreListed() throws {
    for account in ["b", "c"] { _ = save(account, account) }
    var search = query("b")
    search[kSecAttrAccount as String] = nil
    search[kSecMatchLimit as String] = kSecMatchLimitAll
    search[kSecReturnAttributes as String] = true
    var result: CFTypeRef?
    #expect(unsafe SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)

    let items = try #require(result as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["b", "c"])
    #expect(items.allSatisfy { $0[kSecValueData as String] == nil })
    search[kSecMatchLimit as String] = nil
    #expect(SecItemDelete(search as CFDictionary) == errSecSuccess)
    #expect(read("b") == nil && read("c") == nil)
  }

  @Test func randomBytesFillTheMemory() {
    var bytes = [UInt8](repeating: 0, count: 64)

    #expect(unsafe SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(bytes.contains { $0 != 0 })
  }
}
