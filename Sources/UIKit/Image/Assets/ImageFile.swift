import DarkroomImageFiles

/// An image file, the scale its name states, and what its set says about it.
struct ImageFile: Hashable {
  let url: URL
  let scale: CGFloat
  var isTemplate: Bool?
  var resizing: AssetResizing?
  var alignment: UIEdgeInsets?
  /// Whether it is from a catalog, which are the only places of vectors.
  var mayBeVector = false
  /// Whether a vector is drawn anew at other sizes than its own.
  var preservesVector = false

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

  /// Nil when the file cannot be read; why is said on standard error, once.
  ///
  /// - Parameter traits: whose display scale a vector is drawn at.
  func content(for traits: UITraitCollection) -> ImageContent? {
    guard case .success(let file) = read() else { return nil }
    var content: ImageContent
    switch file.picture {
    case .pixels(let image, let orientation):
      content = ImageContent(cgImage: image, scale: scale, orientation: orientation)
    case .vector(let vector):
      guard let image = vector.picture(for: traits.knownDisplayScale, ownScale: scale) else {
        return nil
      }
      content = ImageContent(cgImage: image, scale: traits.knownDisplayScale)
      if preservesVector { content.vector = vector }
    }
    if let isTemplate { content.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
    if let resizing {
      content.isResizable = true
      content.capInsets = resizing.capInsets(scale: scale)
      content.resizingMode = resizing.tiles ? .tile : .stretch
    }
    if let alignment { content.alignmentRectInsets = alignment }
    return content
  }

  /// What is wrong with the file, with its path; nil if it can be read.
  var problem: String? {
    if case .failure(let error) = read() { "\(url.path): \(error)" } else { nil }
  }

  private func read() -> Result<ReadImageFile, ImageFileError> {
    ImageFileCache.file(at: url, mayBeVector: mayBeVector)
  }
}
