/// What views do once they are laid out.
struct AppearanceActions {
  var ofLayout: [() -> Void] = []
  /// Run after all others.
  var tasks: [() -> Void] = []
}
