/// The image files in a folder, chosen by the suffixes `@2x`, `@3x`, `~iphone` and `~ipad`.
enum LooseImages {
  static func file(named name: String, in folder: URL, traits: UITraitCollection = .current)
    -> ImageFile?
  {
    let (stem, ending) = parts(of: name)
    for scale in ScaleChoice.order(for: traits.knownDisplayScale) {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for idiom in idioms(traits) {
        let url = folder.appendingPathComponent("\(stem)\(suffix)\(idiom).\(ending)")
        if FileManager.default.fileExists(atPath: url.path) {
          return ImageFile(url: url, scale: CGFloat(scale))
        }
      }
    }
    return nil
  }

  /// Splits a file name; one without an image's extension is that of a PNG file, as in UIKit.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."),
      EncodedImage.extensions.contains(name[dot...].dropFirst().lowercased())
    else { return (name, "png") }
    return (String(name[..<dot]), String(name[dot...].dropFirst()))
  }

  private static func idioms(_ traits: UITraitCollection) -> [String] {
    [traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone", ""]
  }
}

/// Chooses between several scales of an image.
enum ScaleChoice {
  /// The order of preference: the screen's own scale, then larger ones, then smaller ones.
  static func order(for screenScale: CGFloat) -> [Int] {
    let wanted = max(1, min(3, Int(screenScale.rounded(.up))))
    return Array(wanted...3) + (1..<wanted).reversed()
  }
}
