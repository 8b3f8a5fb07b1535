/// A sheet as large as its content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  init() {}
}
