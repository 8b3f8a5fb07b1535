/// A sheet as large as pages are.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  init() {}
}
