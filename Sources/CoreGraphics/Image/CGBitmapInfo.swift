/// Where alpha stands in a pixel, and in which order its bytes lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Images and contexts with any of these bits are refused.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Refused: there are no images or contexts of floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// `none` where the bits are no alpha information.
  package var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }

  /// `orderDefault` where the bits are no byte order.
  package var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
  }
}
