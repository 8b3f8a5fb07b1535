import DarkroomFoundation

/// The files of an image set, with the traits for which each applies.
final class ImageAsset: Sendable {
  private struct Variant: Sendable {
    let file: ImageFile
    let idiom: UIUserInterfaceIdiom
    let isDark: Bool
    let isHighContrast: Bool
    /// The language; nil for every language.
    let locale: String?
  }

  private let variants: [Variant]

  /// Returns nil if the set has no files.
  init?(folder: URL) {
    guard let contents = AssetContents.read(in: folder) else { return nil }
    variants = (contents.images ?? []).compactMap { image in
      guard let name = image.filename, Self.isName(name) else { return nil }
      let scale = image.scale.map { ImageFile.scale(ofName: "@" + $0) } ?? 1
      var file = ImageFile(url: folder.appendingPathComponent(name), scale: scale)
      switch contents.properties?.templateRenderingIntent {
      case "template": file.isTemplate = true
      case "original": file.isTemplate = false
      default: break
      }
      file.mayBeVector = true
      file.preservesVector = contents.properties?.preservesVector == true
      file.resizing = image.resizing
      file.alignment = image.alignmentInsets?.points(scale: scale)
      return Variant(
        file: file, idiom: UIUserInterfaceIdiom(assetIdiom: image.idiom),
        isDark: image.appearances.has("luminosity", "dark"),
        isHighContrast: image.appearances.has("contrast", "high"), locale: image.locale)
    }
    if variants.isEmpty { return nil }
  }

  /// Whether the text is the name of a file in the set itself, as Xcode writes it, rather than a path to another place.
  private static func isName(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "/")) && !text.utf8.contains(0)
  }

  /// The most preferred language for which the set has images.
  private var language: String? {
    PreferredLanguages.matches(among: variants.compactMap(\.locale)).first
  }

  /// The best variant, chosen by language first, then by idiom, appearance, contrast and scale.
  func file(for traits: UITraitCollection) -> ImageFile? {
    let scales = ScaleChoice.order(for: traits.knownDisplayScale)
    let language = language
    func rank(_ variant: Variant) -> Int {
      let scale = scales.firstIndex(of: Int(variant.file.scale)) ?? scales.count
      let missesIdiom = variant.idiom != traits.userInterfaceIdiom
      let missesStyle = variant.isDark != (traits.userInterfaceStyle == .dark)
      let missesContrast = variant.isHighContrast != (traits.accessibilityContrast == .high)
      let missesLanguage = variant.locale != language
      return (missesLanguage ? 128 : 0) + (missesIdiom ? 64 : 0) + (missesStyle ? 32 : 0)
        + (missesContrast ? 16 : 0) + scale
    }
    let usable = variants.filter {
      ($0.idiom == .unspecified || $0.idiom == traits.userInterfaceIdiom)
        && (!$0.isDark || traits.userInterfaceStyle == .dark)
        && (!$0.isHighContrast || traits.accessibilityContrast == .high)
    }
    return usable.min { rank($0) < rank($1) }?.file
  }
}

extension [AssetContents.Appearance]? {
  func has(_ appearance: String, _ value: String) -> Bool {
    self?.contains { $0.appearance == appearance && $0.value == value } ?? false
  }
}

extension UIUserInterfaceIdiom {
  /// The idiom for its name in an asset; `universal`, and the idioms of other devices, become unspecified.
  init(assetIdiom: String?) {
    switch assetIdiom {
    case "iphone": self = .phone
    case "ipad": self = .pad
    case "tv": self = .tv
    default: self = .unspecified
    }
  }
}
