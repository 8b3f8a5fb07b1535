import DarkroomFontFiles
import DarkroomRaster
import DarkroomTypesetting
import DarkroomUIKit

/// Text drawn without the pinned font it asks for: such a picture proves nothing, whatever it is compared with.
enum MissingFonts {
  /// What to say of a picture; nil where its text has its fonts.
  static func words(of list: DisplayList, _ library: FontLibrary = .shared) -> String? {
    guard !library.problems.isEmpty else { return nil }
    let missing = library.problems(of: faces(of: list))
    guard !missing.isEmpty else { return nil }
    return
      (["The text cannot be drawn with its fonts, so nothing was compared or recorded.", ""]
      + once(missing).map(\.description)
      + ["", "Look at all fonts with: swift run snapshot-record doctor"]).joined(separator: "\n")
  }

  /// Where the same words were said before.
  static let shortWords =
    "The text cannot be drawn with its fonts, so nothing was compared or recorded; an earlier failure names them."

  /// One sentence for all weights of a system font that is not there.
  private static func once(_ problems: [FontError]) -> [FontError] {
    var isNamed = false
    return problems.filter { problem in
      guard case .systemFontMissing = problem else { return true }
      defer { isNamed = true }
      return !isNamed
    }
  }

  static func words(of picture: Picture) -> String? { picture.list.flatMap { words(of: $0) } }

  /// The sizes of labels depend on fonts too, so texts about views are no better.
  @MainActor
  static func report(in view: UIView) {
    guard !FontLibrary.shared.problems.isEmpty else { return }
    let picture = LayerPicture(view.layer, traits: view.traitCollection).picture(tree: nil)
    guard let words = picture.flatMap(words(of:)) else { return }
    SnapshotProblems.report(Warnings.process.isFirst(words) ? words : shortWords)
  }

  /// The placeholder is among them where a character has no glyph.
  private static func faces(of list: DisplayList) -> [FontFace] {
    var faces: [ObjectIdentifier: FontFace] = [:]
    for operation in list.operations {
      guard case .glyphs(let glyphs, _) = operation.content,
        let instance = glyphs.source as? FontInstance
      else { continue }
      let face = glyphs.glyphs.contains(0) ? .placeholder : instance.face
      faces[ObjectIdentifier(face)] = face
    }
    return Array(faces.values)
  }
}
