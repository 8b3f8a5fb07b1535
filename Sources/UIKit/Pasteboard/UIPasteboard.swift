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

  /// The same pasteboard for the whole test process: what one test copies, the next one finds.
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

  /// Creates an empty pasteboard with a name that was not used before in this process.
  open class func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    let storage = Storage()
    let name = Name("unique.\(uniqueCount)")
    known[name] = storage
    return UIPasteboard(name, storage)
  }

  /// Forgets the pasteboard of that name; objects that exist keep their items.
  open class func remove(withName name: Name) { known[name] = nil }

  /// How often the items were set since the process began.
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

  /// Replaces the items; options such as an expiration date are ignored.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Adds items at the end and counts as one change.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// The number of `items`, of any type.
  open var numberOfItems: Int { items.count }
  /// The types of the first item in alphabetical order; empty if there is no item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether any item has at least one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// The value of the first item for exactly that type; other types that conform to it do not count.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// The data of the first item for that type; a string becomes UTF-8, and an image PNG.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
      ?? (value as? UIImage)?.pngData()
  }
  /// Replaces all items with one that has this value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Replaces all items with one that has this data.
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

  /// The first string of each item that has one; empty if none has.
  ///
  /// Setting it replaces all items, also with nil.
  open var strings: [String]? {
    get { values(String.self) }
    set { set(newValue, "public.utf8-plain-text") }
  }
  /// The first string of the items.
  ///
  /// Setting it replaces all items, also with nil.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first URL of each item that has one; a string that looks like one does not count.
  ///
  /// Setting it replaces all items, also with nil.
  open var urls: [URL]? {
    get { values(URL.self) }
    set { set(newValue, "public.url") }
  }
  /// The first URL of the items.
  ///
  /// Setting it replaces all items, also with nil.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The first image of each item that has one; image data does not count.
  ///
  /// Setting it replaces all items, also with nil.
  open var images: [UIImage]? {
    get { values(UIImage.self) }
    set { set(newValue, "public.png") }
  }
  /// The first image of the items.
  ///
  /// Setting it replaces all items, also with nil.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The first color of each item that has one.
  ///
  /// Setting it replaces all items, also with nil.
  open var colors: [UIColor]? {
    get { values(UIColor.self) }
    set { set(newValue, "com.apple.uikit.color") }
  }
  /// The first color of the items.
  ///
  /// Setting it replaces all items, also with nil.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether any item has a string; data of a text type do not count.
  open var hasStrings: Bool { string != nil }
  /// Whether any item has a URL; strings do not count.
  open var hasURLs: Bool { url != nil }
  /// Whether any item has an image; image data do not count.
  open var hasImages: Bool { image != nil }
  /// Whether any item has a color.
  open var hasColors: Bool { color != nil }

  /// Posted at once when items are set or added.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Headless: never posted.
  nonisolated public static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
}
