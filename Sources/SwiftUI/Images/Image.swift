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

    /// The share of a symbol that is shown in full, from 0 to 1.
    var variableValue: Double? {
      switch self {
      case .asset(_, _, _, let value), .symbol(_, let value): value
      case .labeled(let storage, _): storage.variableValue
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

  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name, bundle, label: nil, variableValue: nil)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    storage = .asset(name, bundle, label: label, variableValue: nil)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    storage = .asset(name, bundle, label: nil, variableValue: nil)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    storage = .asset(name, bundle, label: nil, variableValue: variableValue)
  }
  public init(systemName: String) { storage = .symbol(systemName, variableValue: nil) }
  public init(systemName: String, variableValue: Double?) {
    storage = .symbol(systemName, variableValue: variableValue)
  }
  public init(uiImage: UIImage) { storage = .image(uiImage) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    storage = .labeled(storage, label)
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    storage = .image(
      UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation)))
  }

  /// Lets the picture take the size that is proposed to it; the caps keep their size, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with(.resizable(capInsets, resizingMode)) }
  /// Sets whether the picture keeps its colors; nil leaves it to the picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with(.rendering(renderingMode))
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with(.symbolRendering(mode))
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with(.interpolation(interpolation))
  }
  public func antialiased(_ isAntialiased: Bool) -> Image { with(.antialiased(isAntialiased)) }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { with(.dynamicRange) }

  private func with(_ modifier: Modifier) -> Image {
    var image = self
    image.modifiers.append(modifier)
    return image
  }
}

extension Image: View, UndrawnValue {
  public typealias Body = Never
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
