/// Keeps its values; its result cannot be drawn.
open class CIFilter: NSObject {
  open var name: String
  private var values: [String: Any] = [:]

  /// A filter of any name that begins with `CI`, whether iOS has it or not.
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  open func setDefaults() { values = [:] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
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
