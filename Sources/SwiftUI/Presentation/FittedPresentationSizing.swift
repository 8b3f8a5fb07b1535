/// A sheet that is as large as its content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  init() {}
}
