/// The size of a sheet with a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  init() {}
}
