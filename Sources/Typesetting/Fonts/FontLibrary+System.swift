package import DarkroomFontFiles
import Foundation

extension FontLibrary {
  /// The reason why this machine cannot draw text in the system font, or nil if it can.
  package var systemFontProblem: FontError? {
    do {
      _ = try systemFace()
      return nil
    } catch {
      return error
    }
  }

  /// Returns the face of the system font.
  package func systemFace(isItalic: Bool = false) throws(FontError) -> FontFace {
    try systemFace(weight: 0, size: 17, isItalic: isItalic)
  }

  func systemFont(
    _ request: FontRequest, _ design: FontRequest.Design
  ) throws(FontError) -> Font {
    let weight = request.weight ?? 0
    // Contextual alternates turn "->" into an arrow in both substitutes; San Francisco's do not.
    let features = [FontFeature("calt", 0)]
    if design == .monospaced {
      let pinned = request.isItalic ? PinnedFont.jetBrainsMonoItalic : .jetBrainsMono
      guard let face = try pinnedFace(pinned) else {
        throw .systemFontMissing(searched: pinnedPaths(of: pinned))
      }
      return Font(
        face: face, request: request,
        metrics: FontMetrics(sanFranciscoAt: request.size, weight: weight, underlineOf: face),
        features: features)
    }
    let face = try systemFace(weight: weight, size: request.size, isItalic: request.isItalic)
    return Font(
      face: face, request: request,
      metrics: FontMetrics(sanFranciscoAt: request.size, weight: weight, underlineOf: face),
      tracking: SanFrancisco.tracking(size: request.size),
      opticalSize: SanFrancisco.opticalSize(size: request.size),
      widths: SanFrancisco.widths(size: request.size, weight: weight), features: features)
  }

  private func systemFace(
    weight: Double, size: Double, isItalic: Bool
  ) throws(FontError) -> FontFace {
    if let face = try pinnedFace(isItalic ? .interItalic : .inter) { return face }
    return try teamsStaticFace(weight: weight, size: size, isItalic: isItalic)
  }

  /// Returns the pinned font's face, or nil if no file has it.
  ///
  /// A file in the team's directory is used as it is; a file in the SDK or the cache must have the right digest.
  func pinnedFace(_ pinned: PinnedFont) throws(FontError) -> FontFace? {
    let paths = pinnedPaths(of: pinned)
    guard let path = paths.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
      return nil
    }
    let face = try face(path: path)
    guard searchPath.isTeams(path) || face.digest.hex == pinned.digest else {
      throw .wrongDigest(path: path, expected: pinned.digest, found: face.digest.hex)
    }
    return face
  }

  private func pinnedPaths(of pinned: PinnedFont) -> [String] {
    searchPath.pinnedDirectories.map { $0 + "/" + pinned.fileName }
  }

  /// Returns the face for a weight from static files, one for each weight, with a display cut for large sizes.
  ///
  /// Debian's `fonts-inter` has such files.
  ///
  /// Only a team's own directory may hold them: installed files are another version on another machine.
  private func teamsStaticFace(
    weight: Double, size: Double, isItalic: Bool
  ) throws(FontError) -> FontFace {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = Int((FontWeight.openType(weight) / 100 - 1).rounded())
    var style = names[max(0, min(names.count - 1, step))]
    if isItalic { style = style == "Regular" ? "Italic" : style + "Italic" }
    let fileName = (size >= 20 ? "InterDisplay-" : "Inter-") + style + ".otf"
    let path = searchPath.teamDirectory.map { $0 + "/" + fileName }
    guard let path, FileManager.default.isReadableFile(atPath: path) else {
      throw .systemFontMissing(searched: pinnedPaths(of: isItalic ? .interItalic : .inter))
    }
    return try face(path: path)
  }
}
