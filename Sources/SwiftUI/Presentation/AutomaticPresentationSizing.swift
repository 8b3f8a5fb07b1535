/// The default size of a sheet.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  init() {}
}
