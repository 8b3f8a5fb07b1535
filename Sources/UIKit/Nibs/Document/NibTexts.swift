import DarkroomFoundation
import Foundation

/// The texts of a nib or storyboard in another language, as Xcode exports them: `"a1B-2c-d3E.text" = "Hallo";`.
///
/// A key consists of the id of an object and a path to its text. Texts that do not exist in the nib are not added.
struct NibTexts {
  /// By the ids of the objects.
  private var entries: [String: [(path: Substring, text: String)]] = [:]

  init(_ table: [String: String]) {
    for (key, text) in table.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.firstIndex(of: ".") else { continue }
      entries[String(key[..<dot]), default: []].append((key[dot...].dropFirst(), text))
    }
  }

  /// The table with the name of the file, from the bundle whose `Base.lproj` contains the file.
  ///
  /// A file anywhere else is for its one language, or for all of them.
  static func table(of file: URL) -> [String: String] {
    let folder = file.deletingLastPathComponent()
    guard folder.lastPathComponent == "Base.lproj",
      let bundle = Bundle(url: folder.deletingLastPathComponent())
    else { return [:] }
    let name = file.deletingPathExtension().lastPathComponent
    return StringTable.texts(ofTable: name, in: bundle)
  }

  func translate(_ element: NibElement) {
    for (path, text) in element.id.flatMap({ entries[$0] }) ?? [] {
      set(path.split(separator: "."), of: element, to: text)
    }
    for child in element.children { translate(child) }
  }

  private func set(_ path: [Substring], of element: NibElement, to text: String) {
    guard let name = path.first.map(String.init) else { return }
    if path.count > 1 {
      guard let part = element.child(forKey: name) else { return }
      return set(Array(path.dropFirst()), of: part, to: text)
    }
    let (holder, key) = place(of: name, in: element)
    if holder?[key] != nil {
      holder?[key] = text
    } else if let string = holder?.child(forKey: key) {
      string.text = text
      string["base64-UTF8"] = nil
    }
  }

  /// The element that has a text, and the text's name in it.
  private func place(of name: String, in element: NibElement) -> (NibElement?, String) {
    if let index = Self.index(of: "segmentTitles", in: name) {
      let segments = element.child("segments")?.children ?? []
      return (segments.indices.contains(index) ? segments[index] : nil, "title")
    }
    if let state = Self.states[name] {
      return (element.children.first { $0.name == "state" && $0.key == state }, "title")
    }
    if let key = Self.accessibility[name] {
      return (element.child(forKey: "accessibilityConfiguration"), key)
    }
    return (element, name)
  }

  /// The number in `segmentTitles[1]`.
  private static func index(of list: String, in name: String) -> Int? {
    guard name.hasPrefix("\(list)["), name.hasSuffix("]") else { return nil }
    return Int(name.dropFirst(list.count + 1).dropLast())
  }

  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]
  private static let accessibility = ["accessibilityLabel": "label", "accessibilityHint": "hint"]
}
