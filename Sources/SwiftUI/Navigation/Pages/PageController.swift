/// A page of a stack, a tab or a sheet.
final class PageController: UIHostingController<PageRoot> {
  /// Called when what the page says of itself may have changed.
  var settingsChanged: () -> Void = {}

  init(_ content: any View, _ surroundings: PageSurroundings) {
    super.init(rootView: PageRoot(content: EmptyView()))
    show(content, surroundings)
  }

  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  func show(_ content: any View, _ surroundings: PageSurroundings) {
    inherited = surroundings.environment
    rootView = PageRoot(content: content, surroundings: surroundings)
  }

  /// What the page says of itself as it is now.
  var settings: PageSettings { evaluatedSettings }

  override func settingsDidChange(_ settings: PageSettings) {
    super.settingsDidChange(settings)
    settingsChanged()
  }
}
