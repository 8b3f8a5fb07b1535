import DarkroomFontFiles
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomTypesetting
import DarkroomUIKit

/// The notes in a reference's text chunks about how it was drawn.
struct PictureNotes: Equatable {
  static let treeKeyword = "View tree"
  /// The names of the notes whose changes a failure describes view by view.
  static let ofViews = ["view tree", "notes of the drawing"]

  var renderer: String
  /// The fonts of the picture, sorted, each with the beginning of its file's digest.
  var fonts: String
  var scale: String
  var traits: String
  var tree: String?
  var masks = MaskNote()
  /// Whether there are notes about each view's drawing; they follow from the picture, so they are not compared.
  var hasDrawing: Bool

  init(_ picture: Picture) {
    renderer = Self.rendererNow
    fonts = picture.list.map(Self.fonts) ?? ""
    scale = TreeNumber.text(Double(picture.scale))
    traits = picture.traits
    tree = picture.tree.map(TreeText.string)
    masks = MaskNote(picture.masks ?? [])
    hasDrawing = picture.tree != nil && picture.list != nil
  }

  init(_ metadata: PNGMetadata) {
    renderer = metadata["Renderer"] ?? ""
    fonts = metadata["Fonts"] ?? ""
    scale = metadata["Scale"] ?? ""
    traits = metadata["Traits"] ?? ""
    tree = metadata[Self.treeKeyword]
    masks = MaskNote(metadata)
    hasDrawing = metadata[DrawingNotes.keyword] != nil
  }

  /// The texts in file order, with their names in failure messages.
  private var texts: [(keyword: String, name: String, text: String)] {
    [
      ("Renderer", "renderer", renderer), ("Fonts", "fonts", fonts), ("Scale", "scale", scale),
      ("Traits", "traits", traits),
    ]
  }

  private static let rendererNow =
    "Darkroom \(rendererVersion), HarfBuzz \(TextLibraries.harfBuzz), ICU \(TextLibraries.icu)"

  private static func fonts(of list: DisplayList) -> String {
    var faces: [ObjectIdentifier: FontFace] = [:]
    var latest: AnyObject?
    for operation in list.operations {
      // Most texts have the font of the one before.
      guard case .glyphs(let glyphs, _) = operation.content, glyphs.source !== latest else {
        continue
      }
      latest = glyphs.source
      if let face = (glyphs.source as? FontInstance)?.face { faces[ObjectIdentifier(face)] = face }
    }
    if faces.isEmpty { return "" }
    let names = Set(faces.values.map { "\($0.fileName) \($0.digest.description.prefix(12))" })
    return names.sorted().joined(separator: ", ")
  }

  var pngTexts: [PNGText] {
    var result = texts.filter { !$0.text.isEmpty }.map { PNGText($0.keyword, $0.text) }
    if !masks.places.isEmpty { result.append(PNGText(MaskNote.keyword, masks.text)) }
    if let tree {
      result.append(PNGText(Self.treeKeyword, tree.replacingOccurrences(of: "\0", with: "")))
    }
    return result
  }

  /// Descriptions of the changes since `old`; the tree is only compared as a whole.
  func changes(since old: PictureNotes) -> [String] {
    guard self != old else { return [] }
    var words = zip(old.texts, texts).filter { $0.text != $1.text }.map { before, now in
      "\(now.name): \(before.text.isEmpty ? "none" : before.text) → \(now.text.isEmpty ? "none" : now.text)"
    }
    if tree != old.tree { words.append(Self.ofViews[0]) }
    if hasDrawing, !old.hasDrawing { words.append(Self.ofViews[1]) }
    return words
  }
}
