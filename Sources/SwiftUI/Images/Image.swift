/// A picture from an asset catalog, a symbol or an image in memory.
///
/// It keeps its own size, whatever is proposed, unless it is `resizable`.
public struct Image: Equatable, @unchecked Sendable {
  /// Where the picture comes from.
  indirect enum Storage: Equatable {
    case image(UIImage)
    case asset(String, Bundle?, label: Text?, variableValue: Double?)
    case symbol(String, variableValue: Double?)
    case labeled(Storage, Text)
    /// An image that assistive technologies ignore.
    case decorative(Storage)

    /// The share of a symbol that is shown in full, from 0 to 1.
    var variableValue: Double? {
      switch self {
      case .asset(_, _, _, let value), .symbol(_, let value): value
      case .labeled(let storage, _), .decorative(let storage): storage.variableValue
      case .image: nil
      }
    }
  }

  /// A change that a modifier of an image makes.
  enum Modifier: Equatable {
    case resizable(EdgeInsets, ResizingMode)
    case rendering(TemplateRenderingMode?)
    case symbolRendering(SymbolRenderingMode?)
    case interpolation(Interpolation)
    case antialiased(Bool)
    case dynamicRange
  }

  private(set) var storage: Storage
  var modifiers: [Modifier] = []

  init(storage: Storage) { self.storage = storage }

  /// Creates an image of an asset catalog; its name is also its label for assistive technologies.
  ///
  /// An image that isn't found has no size, and a message on the error stream names it. One that cannot be read makes
  /// a picture fail.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name, bundle, label: nil, variableValue: nil)
  }
  /// Creates an image of an asset catalog with a label for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    storage = .asset(name, bundle, label: label, variableValue: nil)
  }
  /// Creates an image of an asset catalog that assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    storage = .decorative(.asset(name, bundle, label: nil, variableValue: nil))
  }
  /// Creates a symbol of an asset catalog with a variable value.
  ///
  /// A picture with a value below 1 fails, because it is not known which parts of the symbol fade.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    storage = .asset(name, bundle, label: nil, variableValue: variableValue)
  }
  /// Creates a symbol of the system, as large as the text around it.
  ///
  /// One that isn't found has no size, and a message on the error stream names it.
  public init(systemName: String) { storage = .symbol(systemName, variableValue: nil) }
  /// Creates a symbol of the system with a variable value.
  ///
  /// A picture with a value below 1 fails, because it is not known which parts of the symbol fade.
  public init(systemName: String, variableValue: Double?) {
    storage = .symbol(systemName, variableValue: variableValue)
  }
  /// Creates an image from one of UIKit, with its size in points and its orientation.
  public init(uiImage: UIImage) { storage = .image(uiImage) }
  /// Creates an image from one of Core Graphics, with a label for assistive technologies.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The side that is up.
  ///   - label: The text for assistive technologies.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    storage = .labeled(Storage(cgImage, scale, orientation), label)
  }
  /// Creates an image from one of Core Graphics that assistive technologies ignore.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    storage = .decorative(Storage(cgImage, scale, orientation))
  }

  /// Lets the picture take the size that is proposed to it; the caps keep their size, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with(.resizable(capInsets, resizingMode)) }
  /// Sets whether the picture keeps its colors; nil leaves it to the picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with(.rendering(renderingMode))
  }
  /// Sets the way to color a symbol; nil leaves it to the view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with(.symbolRendering(mode))
  }
  /// Sets how pixels are interpolated if the image is drawn at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with(.interpolation(interpolation))
  }
  /// Sets whether the edges of an image are blended if they lie between pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { with(.antialiased(isAntialiased)) }
  /// Sets the range of brightness, which has no effect: pictures have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { with(.dynamicRange) }

  private func with(_ modifier: Modifier) -> Image {
    var image = self
    image.modifiers.append(modifier)
    return image
  }
}

extension Image.Storage {
  fileprivate init(_ image: CGImage, _ scale: CGFloat, _ orientation: Image.Orientation) {
    self = .image(
      UIImage(cgImage: image, scale: scale, orientation: UIImage.Orientation(orientation)))
  }

  /// Whether assistive technologies ignore the image.
  var isDecorative: Bool { if case .decorative = self { true } else { false } }
}

extension Image: View, UndrawnValue {
  public typealias Body = Never
}

extension Image {
  /// Creates an image of an asset catalog that Xcode names in code.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
