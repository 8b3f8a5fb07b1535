public import Foundation

/// The pasteboard, which exists only in this process and is empty at first.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// Names a pasteboard; `general` is everybody's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key for the lifetime and the visibility of pasteboard items.
  ///
  /// - Important: Inert.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What pasteboards of one name share.
  private final class Storage {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  private static var known: [Name: Storage] = [:]
  private static let generalBoard = UIPasteboard(.general, Storage())
  private static var uniqueCount = 0

  open class var general: UIPasteboard { generalBoard }

  public let name: Name
  private let storage: Storage

  private init(_ name: Name, _ storage: Storage) {
    self.name = name
    self.storage = storage
    super.init()
  }

  /// Returns nil if there is no pasteboard with that name and none should be created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(pasteboardName, Self.generalBoard.storage)
    } else if let storage = Self.known[pasteboardName] {
      self.init(pasteboardName, storage)
    } else if create {
      let storage = Storage()
      Self.known[pasteboardName] = storage
      self.init(pasteboardName, storage)
    } else {
      return nil
    }
  }

  open class func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    let storage = Storage()
    let name = Name("unique.\(uniqueCount)")
    known[name] = storage
    return UIPasteboard(name, storage)
  }

  open class func remove(withName name: Name) { known[name] = nil }

  open var changeCount: Int { storage.changeCount }
  /// One dictionary for each thing, by type.
  open var items: [[String: Any]] {
    get { storage.items }
    set {
      storage.items = newValue
      storage.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
      ?? (value as? UIImage)?.pngData()
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: By kind

  private func values<T>(_ type: T.Type) -> [T] {
    items.compactMap { item in
      item.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? T }.first
    }
  }
  private func set(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  open var strings: [String]? {
    get { values(String.self) }
    set { set(newValue, "public.utf8-plain-text") }
  }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { values(URL.self) }
    set { set(newValue, "public.url") }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { values(UIImage.self) }
    set { set(newValue, "public.png") }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { values(UIColor.self) }
    set { set(newValue, "com.apple.uikit.color") }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  nonisolated public static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
}
