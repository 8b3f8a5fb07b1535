/// A preview that was found, with the name by which it is told from the others of its module.
@MainActor
package struct CollectedPreview {
  package internal(set) var name: String
  package let traits: PreviewTraits
  /// The file that declares the preview and the line.
  package let place: String
  package let view: AnyView

  /// The previews of a view, each called after the file unless it has a name.
  static func all(
    _ view: any View, _ traits: PreviewTraits, file: String, line: Int
  ) -> [CollectedPreview] {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return previews(in: view).map { view in
      var traits = traits
      traits.read(view)
      let name = traits.name.map { "\(base)-\($0)" } ?? base
      return CollectedPreview(
        name: name, traits: traits, place: "\(file):\(line)", view: AnyView(view))
    }
  }

  /// The previews, of which the second and further ones of a name have a number behind it.
  static func named(_ previews: [CollectedPreview]) -> [CollectedPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      counts[preview.name, default: 0] += 1
      if let count = counts[preview.name], count > 1 { preview.name += "-\(count)" }
      return preview
    }
  }
}
