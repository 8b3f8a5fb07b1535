/// Something that was seen; nothing is here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of code or thing that can be seen.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let face = Self(rawValue: "face")
  }

  /// The kind of the object: `face`, unless a test overrides it.
  open var type: ObjectType { .face }
  /// The place in the picture, as fractions of its size: zero, unless a test overrides it.
  open var bounds: CGRect { .zero }

  override init() { super.init() }
}
