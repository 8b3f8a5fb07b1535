// Like many packages: another program where UIKit, Combine or CoreGraphics can be imported.
#if canImport(UIKit) || canImport(Combine) || canImport(CoreGraphics) || canImport(QuartzCore)
#error("A third-party package must not see Darkroom's modules under Apple's names.")
#endif

public enum Platform {
  public static let hasUIKit = false
}
