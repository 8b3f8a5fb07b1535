/// Image files of a folder, chosen by the suffixes `@2x`, `@3x`, `~iphone` and `~ipad`.
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

  /// A name without the ending of an image is a PNG file's, as in UIKit.
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

/// Which scale of a picture to take when several are there.
enum ScaleChoice {
  /// The screen's own scale, then greater ones, then smaller ones.
  static func order(for screenScale: CGFloat) -> [Int] {
    let wanted = max(1, min(3, Int(screenScale.rounded(.up))))
    return Array(wanted...3) + (1..<wanted).reversed()
  }
}
