/// What a representable gesture recognizer is made in.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: Representable.CoordinateSpaceConverter
}
