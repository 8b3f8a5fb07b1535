/// The actions of views after layout.
struct AppearanceActions {
  var ofLayout: [() -> Void] = []
  /// Run after all others.
  var tasks: [() -> Void] = []
}
