/// The physical orientation of a device; in `landscapeLeft` the home button is on the right.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True also upside down; false for a device that lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// False for a device that lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
