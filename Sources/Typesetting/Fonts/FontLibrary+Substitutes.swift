import DarkroomFontFiles

extension FontLibrary {
  /// Returns a substitute for one of iOS's own families, or nil if `name` does not name one of them.
  ///
  /// The substitute has the original's names and line height, so that frames agree with iOS.
  func substituteFont(_ request: FontRequest, _ name: String) throws(FontError) -> Font? {
    guard let (family, named) = NamedFamily.find(name),
      let face = family.face(named: named, weight: request.weight, isItalic: request.isItalic)
    else { return nil }
    let pinned = family.standIn.file(isItalic: face.isItalic)
    guard let file = try pinnedFace(pinned) else {
      throw .fallbackMissing(fileName: pinned.fileName, package: nil)
    }
    var resolved = request
    resolved.family = .named(face.postScript)
    resolved.weight = face.weight
    resolved.isItalic = face.isItalic
    return Font(
      face: file, request: resolved, metrics: family.metrics(of: file, size: request.size),
      tracking: family.spacing * request.size, features: [FontFeature("calt", 0)],
      alias: FontAlias(family: family.name, postScript: face.postScript, scale: family.scale))
  }
}

extension NamedFamily {
  /// Returns the original's metrics if they are known, or else the substitute's.
  fileprivate func metrics(of file: FontFace, size: Double) -> FontMetrics {
    var metrics = FontMetrics(of: FontInstance.of(file), size: size * scale)
    metrics.ascender = ascender * size
    metrics.descender = descender * size
    metrics.leading = leading * size
    return metrics.cleaned
  }
}
