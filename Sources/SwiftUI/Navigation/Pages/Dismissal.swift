/// How a page goes away.
struct Dismissal: @unchecked Sendable {
  let dismiss: () -> Void

  init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

extension EnvironmentValues {
  /// The dismissal; nil if the view isn't presented.
  var dismissal: Dismissal? {
    get { value(nil) }
    set { set(newValue) }
  }
}
