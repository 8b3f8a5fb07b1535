/// The context in which a representable gesture recognizer is created.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: Representable.CoordinateSpaceConverter
}
