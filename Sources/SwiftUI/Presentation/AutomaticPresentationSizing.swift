/// A sheet as large as sheets are.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  init() {}
}
