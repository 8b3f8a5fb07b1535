/// The `Contents.json` of an image, symbol, color or data set, as Xcode writes it.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    /// The language, if the image is localized.
    var locale: String?
    var resizing: AssetResizing?
    var alignmentInsets: AssetInsets?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, locale, resizing
      case alignmentInsets = "alignment-insets"
    }
  }

  struct Color: Decodable {
    struct Value: Decodable {
      var colorSpace: String?
      var components: [String: String]?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }

    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  /// A file in a data set or symbol set.
  struct Datum: Decodable {
    var filename: String?
    var idiom: String?
    var typeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case typeIdentifier = "universal-type-identifier"
    }
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?
    /// Whether a vector image is redrawn at sizes other than its own.
    var preservesVector: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case preservesVector = "preserves-vector-representation"
    }
  }

  var images: [Image]?
  /// The SVG templates of a symbol set.
  var symbols: [Datum]?
  var colors: [Color]?
  var data: [Datum]?
  var properties: Properties?

  /// The file for the traits' idiom, or else the one for all idioms.
  func datum(for traits: UITraitCollection) -> Datum? { Self.first(of: data, for: traits) }

  /// The symbol for the traits' idiom, or else the one for all idioms.
  func symbol(for traits: UITraitCollection) -> Datum? { Self.first(of: symbols, for: traits) }

  private static func first(of files: [Datum]?, for traits: UITraitCollection) -> Datum? {
    func first(_ idiom: UIUserInterfaceIdiom) -> Datum? {
      files?.first { $0.filename != nil && UIUserInterfaceIdiom(assetIdiom: $0.idiom) == idiom }
    }
    return first(traits.userInterfaceIdiom) ?? first(.unspecified)
  }

  /// Reads the file; nil if it is missing or does not have Xcode's format.
  static func read(in folder: URL) -> AssetContents? {
    let path = folder.appendingPathComponent("Contents.json").path
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      return nil
    }
  }
}

/// The insets of an asset, in pixels.
struct AssetInsets: Decodable, Hashable {
  var top: CGFloat?
  var left: CGFloat?
  var bottom: CGFloat?
  var right: CGFloat?

  func points(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
      right: (right ?? 0) / scale)
  }
}

/// How an image in a catalog is sliced.
struct AssetResizing: Decodable, Hashable {
  struct Center: Decodable, Hashable {
    var mode: String?
  }

  var center: Center?
  var caps: AssetInsets?

  enum CodingKeys: String, CodingKey {
    case center
    case caps = "cap-insets"
  }

  var tiles: Bool { center?.mode == "tile" }

  func capInsets(scale: CGFloat) -> UIEdgeInsets { caps?.points(scale: scale) ?? .zero }
}
