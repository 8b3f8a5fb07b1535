/// The orientation of the interface; in `landscapeLeft` the home button is on the left.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight = 3, landscapeLeft

  /// True also upside down; false if unknown.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// False if unknown.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
