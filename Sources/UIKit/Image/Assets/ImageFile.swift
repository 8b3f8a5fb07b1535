/// A PNG or JPEG file and the scale its name states.
struct ImageFile: Hashable {
  let url: URL
  let scale: CGFloat
  var isTemplate: Bool?
  var resizing: AssetResizing?
  var alignment: UIEdgeInsets?

  init(url: URL, scale: CGFloat) {
    self.url = url
    self.scale = scale
  }

  /// The file at `path`; one without an extension, or with a variant for the screen's scale, is
  /// looked for as UIKit does.
  ///
  /// Nil when there is none.
  init?(path: String) {
    let url = URL(fileURLWithPath: path)
    let manager = FileManager.default
    let stem = url.deletingPathExtension().lastPathComponent
    let name = url.pathExtension.isEmpty ? url.lastPathComponent : stem
    let isPlain = !name.hasSuffix("@2x") && !name.hasSuffix("@3x")
    if isPlain,
      let found = LooseImages.file(
        named: url.lastPathComponent, in: url.deletingLastPathComponent())
    {
      self = found
      return
    }
    guard manager.fileExists(atPath: path) else { return nil }
    self.init(url: url, scale: ImageFile.scale(ofName: name))
  }

  static func scale(ofName name: String) -> CGFloat {
    if name.contains("@3x") { return 3 }
    return name.contains("@2x") ? 2 : 1
  }

  /// Nil when the file cannot be read or decoded.
  func content() -> ImageContent? {
    guard let file = ImageFileCache.file(at: url) else { return nil }
    var content = ImageContent(cgImage: file.image, scale: scale, orientation: file.orientation)
    if let isTemplate { content.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
    if let resizing {
      content.isResizable = true
      content.capInsets = resizing.capInsets(scale: scale)
      content.resizingMode = resizing.tiles ? .tile : .stretch
    }
    if let alignment { content.alignmentRectInsets = alignment }
    return content
  }
}
