import Foundation

/// A storyboard or nib file that has been read.
@MainActor
final class NibDocument {
  /// The path of the file, or a name for data without a file.
  let file: String
  let root: NibElement
  let report: NibReport
  private(set) var elements: [String: NibElement] = [:]
  /// The elements `<namedColor>` and `<systemColor>` of the resources, by name.
  private(set) var colors: [String: NibElement] = [:]

  /// - Parameter texts: the replacements for the file's texts, as in a translation table.
  init(data: Data, file: String, texts: [String: String] = [:]) throws(NibError) {
    self.file = file
    root = try NibParser.root(of: data, file: file)
    if !texts.isEmpty { NibTexts(texts).translate(root) }
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

  private struct Key: Hashable {
    let file: URL
    let texts: [String: String]
  }

  private static var read: [Key: NibDocument] = [:]

  /// Each file is read only once for each language.
  static func document(at url: URL) throws(NibError) -> NibDocument {
    let key = Key(file: url, texts: NibTexts.table(of: url))
    if let known = read[key] { return known }
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw .malformed(file: url.path, line: 1, reason: "\(error)")
    }
    let document = try NibDocument(data: data, file: url.path, texts: key.texts)
    read[key] = document
    return document
  }

  /// The top-level elements of a nib, without its placeholders.
  var objects: [NibElement] {
    (root.child("objects")?.children ?? []).filter { $0.name != "placeholder" }
  }
  var placeholders: [NibElement] {
    (root.child("objects")?.children ?? []).filter { $0.name == "placeholder" }
  }
  /// Those of a storyboard.
  var scenes: [NibElement] { root.child("scenes")?.children ?? [] }
}
