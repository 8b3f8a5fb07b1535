import DarkroomFontFiles

extension FontLibrary {
  /// A stand-in for one of iOS's own families; nil when `name` is none of their names.
  ///
  /// It answers the original's names and has the original's line height, so that frames agree with
  /// iOS.
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
  /// The original's where they are known, else those of the stand-in.
  fileprivate func metrics(of file: FontFace, size: Double) -> FontMetrics {
    var metrics = FontMetrics(of: FontInstance.of(file), size: size * scale)
    metrics.ascender = ascender * size
    metrics.descender = descender * size
    metrics.leading = leading * size
    return metrics.cleaned
  }
}
