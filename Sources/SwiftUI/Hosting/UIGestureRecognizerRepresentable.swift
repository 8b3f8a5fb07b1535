/// A UIKit gesture recognizer used as a SwiftUI gesture.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Body == Never, Value == Void {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  @MainActor @preconcurrency func makeUIGestureRecognizer(
    context: Context
  ) -> UIGestureRecognizerType
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context)
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)
  @MainActor @preconcurrency func makeCoordinator(
    converter: CoordinateSpaceConverter
  ) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// The default does nothing when the view around is evaluated again.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// The default does nothing when the recognizer changes its state.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
  /// - Important: Inert.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(
    _ representable: R
  ) -> some View { undrawn() }
}
