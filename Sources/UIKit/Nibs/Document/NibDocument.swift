import Foundation

/// A storyboard or nib file that has been read.
@MainActor
final class NibDocument {
  /// A path, or a name for data that came from nowhere.
  let file: String
  let root: NibElement
  let report: NibReport
  private(set) var elements: [String: NibElement] = [:]
  /// `<namedColor>` and `<systemColor>` of the resources, by name.
  private(set) var colors: [String: NibElement] = [:]

  init(data: Data, file: String) throws(NibError) {
    self.file = file
    root = try NibParser.root(of: data, file: file)
    report = NibReport(file: file)
    index(root)
    for element in root.child("resources")?.children ?? [] {
      if let name = element["name"], element.name.hasSuffix("Color") { colors[name] = element }
    }
  }

  private func index(_ element: NibElement) {
    if let id = element.id, elements[id] == nil { elements[id] = element }
    for child in element.children { index(child) }
  }

  private static var read: [URL: NibDocument] = [:]

  /// Each file is read once.
  static func document(at url: URL) throws(NibError) -> NibDocument {
    if let known = read[url] { return known }
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw .malformed(file: url.path, line: 1, reason: "\(error)")
    }
    let document = try NibDocument(data: data, file: url.path)
    read[url] = document
    return document
  }

  /// The top level elements of a nib, without its placeholders.
  var objects: [NibElement] {
    (root.child("objects")?.children ?? []).filter { $0.name != "placeholder" }
  }
  var placeholders: [NibElement] {
    (root.child("objects")?.children ?? []).filter { $0.name == "placeholder" }
  }
  /// Those of a storyboard.
  var scenes: [NibElement] { root.child("scenes")?.children ?? [] }
}
