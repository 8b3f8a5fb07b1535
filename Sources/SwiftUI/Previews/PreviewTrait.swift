/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewTraits) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait with the size of the device's whole screen.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }
  /// A trait with the view's own size.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait { $0.layout = .sizeThatFits }
  }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// A trait for a device that stands upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait { $0.orientation = .portrait } }
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// A trait for a device that lies on its side.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .landscapeLeft }
  }
  /// A trait for a device that lies on its side.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .landscapeRight }
  }
}
