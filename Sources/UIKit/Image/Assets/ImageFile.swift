import DarkroomImageFiles

/// An image file with the scale in its name and the settings of its set.
struct ImageFile: Hashable {
  let url: URL
  let scale: CGFloat
  var isTemplate: Bool?
  var resizing: AssetResizing?
  var alignment: UIEdgeInsets?
  /// Whether the file is in a catalog; vector images are only supported there.
  var mayBeVector = false
  /// Whether a vector image is redrawn at sizes other than its own.
  var preservesVector = false

  init(url: URL, scale: CGFloat) {
    self.url = url
    self.scale = scale
  }

  /// Finds the file at `path`.
  ///
  /// A file without an extension, or a variant for the screen's scale, is found as in UIKit.
  ///
  /// Returns nil if there is no such file.
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

  /// The content of the file; nil if it cannot be read, which is reported once on standard error.
  ///
  /// - Parameter traits: A vector image is drawn at the display scale of these traits.
  func content(for traits: UITraitCollection) -> ImageContent? {
    guard case .success(let file) = read() else { return nil }
    var content: ImageContent
    switch file.picture {
    case .pixels(let image, let orientation):
      content = ImageContent(cgImage: image, scale: scale, orientation: orientation)
    case .vector(let vector):
      guard let drawn = vector.content(for: traits.knownDisplayScale, ownScale: scale) else {
        return nil
      }
      content = drawn
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

  /// The error when reading the file, with its path; nil if it can be read.
  var problem: String? {
    if case .failure(let error) = read() { "\(url.path): \(error)" } else { nil }
  }

  private func read() -> Result<ReadImageFile, ImageFileError> {
    ImageFileCache.file(at: url, mayBeVector: mayBeVector)
  }
}
