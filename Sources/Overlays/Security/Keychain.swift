/// The items of this process.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private let lock = NSLock()

  private typealias Item = [String: any Sendable]
  private var items: [Item] = []

  /// What tells two items of a class apart, beside the access group.
  private static let identity = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrPath, kSecAttrPort, kSecAttrProtocol,
      kSecAttrSecurityDomain,
    ],
    kSecClassKey: [kSecAttrApplicationTag, kSecAttrKeyType],
  ]

  /// Say what to return or how to look, not what an item is.
  private static func isInstruction(_ key: String) -> Bool {
    ["r_", "m_", "u_"].contains { key.hasPrefix($0) } || key == kSecUseDataProtectionKeychain
  }

  /// Attributes by their names, as values that can be compared and kept.
  private static func item(_ attributes: CFDictionary) -> Item {
    attributes.reduce(into: [:]) { item, attribute in
      guard let key = attribute.key as? String, !isInstruction(key) else { return }
      item[key] = kept(attribute.value)
    }
  }

  private static func kept(_ value: Any) -> any Sendable {
    switch value {
    case let data as Data: data
    case let data as NSData: data as Data
    case let text as String: text
    case let flag as Bool: flag
    case let number as Int: number
    case let date as Date: date
    default: "\(value)"
    }
  }

  private static func isEqual(_ one: (any Sendable)?, _ other: (any Sendable)?) -> Bool {
    one.map { "\($0)" } == other.map { "\($0)" }
      && (one as? Data) == (other as? Data)
  }

  private func isMatch(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy { key, value in
      if key == kSecAttrSynchronizable { return true }
      return key == kSecValueData || Self.isEqual(item[key], value)
    }
  }

  func add(_ attributes: CFDictionary) -> (OSStatus, CFTypeRef?) {
    lock.lock()
    defer { lock.unlock() }
    var item = Self.item(attributes)
    guard let itemClass = item[kSecClass] as? String else { return (errSecParam, nil) }
    let keys = (Self.identity[itemClass] ?? []) + [kSecAttrAccessGroup, kSecClass]
    let added = item
    let isThere = items.contains { (other: Item) -> Bool in
      keys.allSatisfy { key in Self.isEqual(other[key], added[key]) }
    }
    guard !isThere else { return (errSecDuplicateItem, nil) }
    if item[kSecAttrAccessible] == nil {
      item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked
    }
    items.append(item)
    return (errSecSuccess, Self.result(of: item, attributes))
  }

  func copy(_ query: CFDictionary) -> (OSStatus, CFTypeRef?) {
    lock.lock()
    defer { lock.unlock() }
    let wanted = Self.item(query)
    guard wanted[kSecClass] != nil else { return (errSecParam, nil) }
    let found = items.filter { isMatch($0, wanted) }
    guard let first = found.first else { return (errSecItemNotFound, nil) }
    guard query[kSecMatchLimit] as? String == kSecMatchLimitAll else {
      return (errSecSuccess, Self.result(of: first, query))
    }
    return (errSecSuccess, found.compactMap { Self.result(of: $0, query) })
  }

  /// Data, attributes or, where both are asked for, attributes with the data among them.
  private static func result(of item: Item, _ query: CFDictionary) -> CFTypeRef? {
    let (data, attributes) = (
      query[kSecReturnData] as? Bool == true, query[kSecReturnAttributes] as? Bool == true
    )
    guard attributes else { return data ? item[kSecValueData].map { $0 as Any } : nil }
    var shown: [String: Any] = item
    if !data { shown[kSecValueData] = nil }
    return shown
  }

  func update(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
    lock.lock()
    defer { lock.unlock() }
    let (wanted, changes) = (Self.item(query), Self.item(attributes))
    guard wanted[kSecClass] != nil else { return errSecParam }
    let places = items.indices.filter { isMatch(items[$0], wanted) }
    for place in places { items[place].merge(changes) { $1 } }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    lock.lock()
    defer { lock.unlock() }
    let wanted = Self.item(query)
    guard wanted[kSecClass] != nil else { return errSecParam }
    let before = items.count
    items = items.filter { !isMatch($0, wanted) }
    return items.count == before ? errSecItemNotFound : errSecSuccess
  }
}
