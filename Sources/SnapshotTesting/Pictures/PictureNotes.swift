import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomTypesetting
import DarkroomUIKit

/// What a reference's text chunks say about how it was drawn.
struct PictureNotes: Equatable {
  /// Keywords in file order, with the words that a failure uses for them.
  static let keywords = [
    ("Renderer", "renderer"), ("Fonts", "fonts"), ("Scale", "scale"), (traitsKeyword, "traits"),
  ]
  static let traitsKeyword = "Traits"
  static let treeKeyword = "View tree"

  /// By keyword.
  var texts: [String: String]
  var tree: String?
  var masks = MaskNote()

  init(_ picture: Picture) {
    texts = [
      "Renderer":
        "Darkroom \(rendererVersion), HarfBuzz \(TextLibraries.harfBuzz), ICU \(TextLibraries.icu)",
      "Fonts": picture.list.map(Self.fonts) ?? "",
      "Scale": TreeNumber.text(Double(picture.scale)),
      Self.traitsKeyword: picture.traits,
    ]
    tree = picture.tree.map(TreeText.string)
    masks = MaskNote(picture.masks ?? [])
  }

  init(_ metadata: PNGMetadata) {
    texts = [:]
    for (keyword, _) in Self.keywords { texts[keyword] = metadata[keyword] ?? "" }
    tree = metadata[Self.treeKeyword]
    masks = MaskNote(metadata)
  }

  /// Each font of the picture with the beginning of its file's digest, sorted.
  private static func fonts(of list: DisplayList) -> String {
    var faces: [ObjectIdentifier: FontFace] = [:]
    for operation in list.operations {
      guard case .glyphs(let glyphs, _) = operation.content,
        let instance = glyphs.source as? FontInstance
      else { continue }
      faces[ObjectIdentifier(instance.face)] = instance.face
    }
    let names = Set(faces.values.map { "\($0.fileName) \($0.digest.description.prefix(12))" })
    return names.sorted().joined(separator: ", ")
  }

  var pngTexts: [PNGText] {
    var result = Self.keywords.compactMap { keyword, _ in
      texts[keyword].flatMap { $0.isEmpty ? nil : PNGText(keyword, $0) }
    }
    if !masks.places.isEmpty { result.append(PNGText(MaskNote.keyword, masks.text)) }
    if let tree {
      result.append(PNGText(Self.treeKeyword, tree.replacingOccurrences(of: "\0", with: "")))
    }
    return result
  }

  /// What has changed since `old`, in words; the tree only as a whole.
  func changes(since old: PictureNotes) -> [String] {
    var words = Self.keywords.compactMap { keyword, name -> String? in
      let (before, now) = (old.texts[keyword] ?? "", texts[keyword] ?? "")
      guard before != now else { return nil }
      return "\(name): \(before.isEmpty ? "none" : before) → \(now.isEmpty ? "none" : now)"
    }
    if tree != old.tree { words.append("view tree") }
    return words
  }
}
