import DarkroomFontFiles
import DarkroomPackageSettings
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTypesetting
import DarkroomUIKit

/// Finds text that was drawn without its pinned font.
///
/// Such a picture proves nothing, whatever its reference is.
enum MissingFonts {
  /// The message for every picture if the system font is missing; nil if it is installed.
  ///
  /// Pictures without text are affected as well, because positions depend on the sizes of texts, and images may contain
  /// text as pixels.
  private static let systemFontWords: String? = FontLibrary.shared.systemFontProblem.map {
    words(of: [$0], headline: "The system font is missing, so nothing was compared or recorded.")
  }

  /// The message for a picture; nil if its text has its fonts.
  static func words(of list: DisplayList, _ library: FontLibrary = .shared) -> String? {
    guard !library.problems.isEmpty else { return nil }
    let missing = library.problems(of: faces(of: list))
    guard !missing.isEmpty else { return nil }
    return words(
      of: missing,
      headline: "The text cannot be drawn with its fonts, so nothing was compared or recorded.")
  }

  private static func words(of problems: [FontError], headline: String) -> String {
    ([headline, ""] + once(problems).map(\.description)
      + ["", "Look at all fonts with: \(SDKBundle.toolCommand) doctor"]).joined(separator: "\n")
  }

  /// The message if an assertion of this process has printed the long one before.
  static let shortWords =
    "Fonts are missing, so nothing was compared or recorded; an earlier failure names them."

  /// The problems with a missing system font reduced to one, for all its weights.
  private static func once(_ problems: [FontError]) -> [FontError] {
    var isNamed = false
    return problems.filter { problem in
      guard case .systemFontMissing = problem else { return true }
      defer { isNamed = true }
      return !isNamed
    }
  }

  static func words(of picture: Picture) -> String? {
    systemFontWords ?? picture.list.flatMap { words(of: $0) }
  }

  static func problem(of picture: Picture) -> SnapshotProblem? { words(of: picture).map(problem) }

  /// Throws if a view's text lacks its fonts.
  ///
  /// Sizes of labels depend on fonts, so textual snapshots of views are affected, too.
  @MainActor
  static func check(_ view: UIView) throws(SnapshotProblem) {
    if let systemFontWords { throw problem(systemFontWords) }
    guard !FontLibrary.shared.problems.isEmpty else { return }
    let picture = try LayerPicture(view.layer, traits: view.traitCollection).picture(tree: nil)
    if let problem = picture.flatMap(problem(of:)) { throw problem }
  }

  private static func problem(_ words: String) -> SnapshotProblem {
    SnapshotProblem(words: words, code: ResultLine.missingFonts, shortWords: shortWords)
  }

  /// The fonts of a display list, including the placeholder if a character has no glyph.
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
