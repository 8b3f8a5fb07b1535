/// A sheet as large as forms are.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  init() {}
}
