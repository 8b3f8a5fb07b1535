/// Up to four numbers for a filter.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  private init(values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  /// Creates a vector of x and y.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  /// Creates a vector of x, y, width and height.
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.minX, y: r.minY, z: r.width, w: r.height)
  }

  /// The number of numbers, from 1 to 4.
  public var count: Int { values.count }
  /// 0 beyond the last.
  public func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number; 0 if there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third number; 0 if there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 if there is none.
  public var w: CGFloat { value(at: 3) }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputEVKey = "inputEV"
public let kCIOutputImageKey = "outputImage"
