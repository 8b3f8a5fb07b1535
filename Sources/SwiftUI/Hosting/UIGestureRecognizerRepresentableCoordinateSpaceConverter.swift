/// Converts a gesture's locations between coordinate spaces.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The place of the gesture in the view; always the origin here, because these gestures aren't attached.
  public var localLocation: CGPoint { .zero }
  /// The way of the gesture in the view; always nil here.
  public var localTranslation: CGPoint? { nil }
  /// The speed of the gesture in the view; always nil here.
  public var localVelocity: CGPoint? { nil }

  init() {}
}
