/// Which colours a screen can show; pictures are sRGB whatever the gamut.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
