/// Keeps its values; its result cannot be drawn.
open class CIFilter: NSObject {
  /// The name with which the filter was created.
  open var name: String
  private var values: [String: Any] = [:]

  /// A filter of any name that begins with `CI`, whether iOS has it or not.
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
    super.init()
  }

  /// Creates a filter with values; nil for a name that does not begin with `CI`.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Removes all values, whereas iOS sets the defaults of the filter.
  open func setDefaults() { values = [:] }
  /// Stores a value under any key, whether the filter uses it or not.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was stored; for `kCIOutputImageKey` the result.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// A picture as large as what is filtered; an assertion after it is drawn fails.
  open var outputImage: CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    return CIImage(.filtered(name: name), extent: input?.extent ?? .infinite)
  }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
