import DarkroomCoreGraphics
import Foundation

extension UISearchBar {
  func decodeSearch(_ nib: NibReader) {
    let styles: [String: Style] = [
      "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
    set(\.searchBarStyle, nib.word("searchBarStyle", styles))
    set(\.placeholder, nib.string("placeholder"))
    set(\.text, nib.string("text"))
    set(\.showsCancelButton, nib.bool("showsCancelButton"))
    set(\.barTintColor, nib.color("barTintColor"))
    nib.ignore("translucent", "barStyle")
    _ = nib.child(forKey: "textInputTraits", ["textInputTraits"])
  }
}

extension UINavigationBar {
  func decodeNavigationBar(_ nib: NibReader) {
    nib.ignore("barStyle")
    set(\.prefersLargeTitles, nib.bool("largeTitles"))
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    for (key, path) in [
      ("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      ("largeTitleTextAttributes", \.largeTitleTextAttributes),
    ] {
      guard let element = nib.child(forKey: key, ["textAttributes"]) else { continue }
      self[keyPath: path] = nib.session.titleAttributes(element)
    }
    let items = nib.list("items").compactMap(nib.session.navigationItem)
    if !items.isEmpty { self.items = items }
  }
}

extension UIToolbar {
  func decodeToolbar(_ nib: NibReader) {
    nib.ignore("barStyle")
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    let items = nib.list("items").compactMap(nib.session.barButtonItem)
    if !items.isEmpty { self.items = items }
  }
}

extension UITabBar {
  func decodeTabBar(_ nib: NibReader) {
    nib.ignore("barStyle", "itemPositioning", "itemWidth", "itemSpacing")
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    set(\.unselectedItemTintColor, nib.color("unselectedItemTintColor"))
    _ = nib.color("selectedImageTintColor")
    let items = nib.list("items").compactMap(nib.session.tabBarItem)
    if !items.isEmpty { self.items = items }
  }
}

extension UIBarItem {
  func decodeItem(_ nib: NibReader) {
    set(\.title, nib.string("title"))
    set(\.image, nib.image("image"))
    set(\.isEnabled, nib.bool("enabled"))
    set(\.tag, nib.integer("tag"))
    guard let element = nib.child(forKey: "accessibilityConfiguration", ["accessibility"]) else {
      return
    }
    set(\.accessibilityIdentifier, element["identifier"])
    set(\.accessibilityLabel, element["label"])
  }
}

extension UIBarButtonItem {
  static let systemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  func decode(_ nib: NibReader) {
    if let item = nib.word("systemItem", Self.systemItems) { become(item) }
    decodeItem(nib)
    set(\.style, nib.word("style", ["plain": .plain, "done": .done, "bordered": .plain]))
    set(\.width, nib.number("width"))
    set(\.tintColor, nib.color("tintColor"))
    nib.ignore("landscapeImage")
    if let view = nib.view("customView") { customView = view }
  }
}

extension UITabBarItem {
  func decode(_ nib: NibReader) {
    if let item = nib.attribute("systemItem"), title == nil { title = Self.words(item) }
    decodeItem(nib)
    set(\.selectedImage, nib.image("selectedImage", catalog: "selectedImageCatalog"))
    set(\.badgeValue, nib.string("badgeValue"))
    set(\.badgeColor, nib.color("badgeColor"))
  }

  /// What a system item such as `mostViewed` says: `Most Viewed`.
  private static func words(_ item: String) -> String {
    item.reduce(into: "") { words, letter in
      if words.isEmpty { return words += letter.uppercased() }
      words += letter.isUppercase ? " \(letter)" : "\(letter)"
    }
  }
}

extension UINavigationItem {
  func decode(_ nib: NibReader) {
    set(\.title, nib.string("title"))
    set(\.prompt, nib.string("prompt"))
    set(\.backButtonTitle, nib.string("backButtonTitle"))
    set(\.hidesBackButton, nib.bool("hidesBackButton"))
    set(\.leftItemsSupplementBackButton, nib.bool("leftItemsSupplementBackButton"))
    set(
      \.largeTitleDisplayMode,
      nib.word(
        "largeTitleDisplayMode",
        ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]))
    set(
      \.backButtonDisplayMode,
      nib.word(
        "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal]))
    if let view = nib.view("titleView") { titleView = view }
    set(\.leftBarButtonItems, items(nib, "left"))
    set(\.rightBarButtonItems, items(nib, "right"))
    if let item = nib.child(forKey: "backBarButtonItem", ["barButtonItem"]) {
      backBarButtonItem = nib.session.barButtonItem(item)
    }
  }

  /// One item, or a list of them.
  private func items(_ nib: NibReader, _ side: String) -> [UIBarButtonItem]? {
    let single = nib.child(forKey: "\(side)BarButtonItem", ["barButtonItem"])
    let several = nib.child(forKey: "\(side)BarButtonItems", ["barButtonItems"])?.children ?? []
    let items = ((single.map { [$0] } ?? []) + several).compactMap(nib.session.barButtonItem)
    return items.isEmpty ? nil : items
  }
}

extension NibSession {
  func barButtonItem(_ element: NibElement) -> UIBarButtonItem? {
    item(element, UIBarButtonItem.self) { $0.decode($1) }
  }

  func tabBarItem(_ element: NibElement) -> UITabBarItem? {
    item(element, UITabBarItem.self) { $0.decode($1) }
  }

  private func item<Item: UIBarItem>(
    _ element: NibElement, _ base: Item.Type, _ decode: (Item, NibReader) -> Void
  ) -> Item? {
    let type = NibClasses.type(of: element, in: self, orElse: base)
    guard let item = type.init(coder: NibCoder(self, element)) else { return nil }
    adopt(item, as: element)
    let reader = NibReader(element, self)
    decode(item, reader)
    reader.finish()
    return item
  }

  func navigationItem(_ element: NibElement) -> UINavigationItem? {
    let type = NibClasses.type(of: element, in: self, orElse: UINavigationItem.self)
    guard let item = type.init(coder: NibCoder(self, element)) else { return nil }
    adopt(item, as: element)
    let reader = NibReader(element, self)
    item.decode(reader)
    reader.finish()
    return item
  }
}
