/// How a page goes away.
struct Dismissal: @unchecked Sendable {
  let dismiss: () -> Void

  init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

extension EnvironmentValues {
  /// Nil for what is not presented.
  var dismissal: Dismissal? {
    get { value(nil) }
    set { set(newValue) }
  }
}
