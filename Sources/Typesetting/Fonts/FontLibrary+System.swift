import Foundation

extension FontLibrary {
  /// The face behind the upright system font.
  package func systemFace(isItalic: Bool = false) throws(FontError) -> FontFace {
    try systemFace(weight: 0, size: 17, isItalic: isItalic)
  }

  func systemFont(
    _ request: FontRequest, _ design: FontRequest.Design
  ) throws(FontError) -> Font {
    if design == .monospaced {
      let face = try monospacedFace(request)
      return Font(face: face, request: request, metrics: nil)
    }
    let weight = request.weight ?? 0
    let face = try systemFace(weight: weight, size: request.size, isItalic: request.isItalic)
    return Font(
      face: face, request: request,
      metrics: FontMetrics(sanFranciscoAt: request.size, weight: weight, underlineOf: face),
      tracking: SanFrancisco.tracking(size: request.size),
      opticalSize: SanFrancisco.opticalSize(size: request.size),
      // Inter's contextual alternates turn "->" into an arrow; San Francisco's do not.
      features: [FontFeature("calt", 0)])
  }

  private func systemFace(
    weight: Double, size: Double, isItalic: Bool
  ) throws(FontError) -> FontFace {
    let pinned = isItalic ? PinnedFont.interItalic : .inter
    if let team = searchPath.teamDirectory.map({ $0 + "/" + pinned.fileName }),
      FileManager.default.isReadableFile(atPath: team)
    {
      return try face(path: team)
    }
    let cached = searchPath.cacheDirectory + "/" + pinned.fileName
    if FileManager.default.isReadableFile(atPath: cached) {
      let face = try face(path: cached)
      guard face.digest.hex == pinned.digest else {
        throw .wrongDigest(path: cached, expected: pinned.digest, found: face.digest.hex)
      }
      return face
    }
    return try staticSystemFace(weight: weight, size: size, isItalic: isItalic)
  }

  /// Debian's `fonts-inter`: one file for each weight, and a display cut for large sizes.
  private func staticSystemFace(
    weight: Double, size: Double, isItalic: Bool
  ) throws(FontError) -> FontFace {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = Int((FontWeight.openType(weight) / 100 - 1).rounded())
    var style = names[max(0, min(names.count - 1, step))]
    if isItalic { style = style == "Regular" ? "Italic" : style + "Italic" }
    let fileName = (size >= 20 ? "InterDisplay-" : "Inter-") + style + ".otf"
    guard let path = searchPath.path(of: fileName) else {
      let pinned = isItalic ? PinnedFont.interItalic : .inter
      throw .systemFontMissing(
        searched: [searchPath.teamDirectory, searchPath.cacheDirectory].compactMap {
          $0.map { $0 + "/" + pinned.fileName }
        } + ["/usr/share/fonts/opentype/inter/" + fileName])
    }
    return try face(path: path)
  }

  private func monospacedFace(_ request: FontRequest) throws(FontError) -> FontFace {
    let isBold = (request.weight ?? 0) >= 0.3
    let suffix = (isBold ? "Bold" : "") + (request.isItalic ? "Oblique" : "")
    let name = "DejaVuSansMono" + (suffix.isEmpty ? "" : "-" + suffix) + ".ttf"
    guard let path = searchPath.path(of: name) ?? searchPath.path(of: "DejaVuSansMono.ttf") else {
      throw .unknownName("DejaVu Sans Mono")
    }
    return try face(path: path)
  }
}
