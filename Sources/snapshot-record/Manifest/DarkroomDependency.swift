/// The location of Darkroom in a manifest.
struct DarkroomDependency: Equatable {
  /// A URL, or a path.
  let place: String
  /// The lowest version; nil for a path.
  let version: String?

  /// - Returns: nil for a URL without a version, and for a path with one.
  init?(place: String, version: String?) {
    guard Self.isURL(place) == (version != nil) else { return nil }
    self.place = place
    self.version = version
  }

  static func isURL(_ place: String) -> Bool {
    place.contains("://") || place.wholeMatch(of: #/[\w.-]+@[\w.-]+:.*/#) != nil
  }

  /// The dependency as an item of the package's dependencies.
  var words: String {
    version.map { ".package(url: \"\(place)\", from: \"\($0)\")" } ?? ".package(path: \"\(place)\")"
  }

  /// The name by which targets refer to the package at `place`: its last path component.
  static func identity(of place: String) -> String {
    let name = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
