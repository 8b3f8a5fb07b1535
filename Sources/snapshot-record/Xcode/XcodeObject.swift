/// One of the numbered objects that a project file consists of.
struct XcodeObject {
  let id: String
  private let values: [String: PropertyList]

  init(id: String, values: [String: PropertyList]) {
    self.id = id
    self.values = values
  }

  /// The name of Xcode's class for it, such as `PBXGroup`; empty if the file names none.
  var isa: String { self["isa"] ?? "" }

  /// The text of a key; nil if there is none.
  subscript(key: String) -> String? { values[key]?.text }

  /// The texts of a list; empty if there is none.
  func texts(_ key: String) -> [String] { values[key]?.list?.compactMap(\.text) ?? [] }

  /// The tables of a list; empty if there is none.
  func tables(_ key: String) -> [[String: PropertyList]] {
    values[key]?.list?.compactMap(\.table) ?? []
  }

  func table(_ key: String) -> [String: PropertyList] { values[key]?.table ?? [:] }

  /// The build settings, which are texts, or lists of texts to be joined with spaces.
  var settings: [String: String] {
    table("buildSettings").compactMapValues { value in
      value.text ?? value.list?.compactMap(\.text).joined(separator: " ")
    }
  }
}
