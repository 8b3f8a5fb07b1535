/// The range of colors that a screen can show; pictures are sRGB regardless of the gamut.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
