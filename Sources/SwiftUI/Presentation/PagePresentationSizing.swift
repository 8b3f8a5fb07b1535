/// The size of a sheet with a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  init() {}
}
