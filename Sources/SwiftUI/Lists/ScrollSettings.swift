/// What modifiers ask of the scroll views inside of them.
struct ScrollSettings {
  var isClipDisabled = false
  var isDisabled = false
  /// Around the content, in points, at the edges for which some were asked.
  var margins: [Edge: CGFloat] = [:]
  /// Which point of content that is larger or smaller than its scroll view is shown at first.
  var anchor: UnitPoint?
  /// The readers around a scroll view, whose requests it follows.
  var scopes: Set<ObjectIdentifier> = []
  /// What positions around a scroll view are told when it is scrolled; views in it tell them nothing.
  var followers: [ScrollPositionFollower] = []

  /// What scroll views inside of a scroll view are asked for, too.
  var inherited: ScrollSettings {
    var settings = ScrollSettings()
    settings.isDisabled = isDisabled
    settings.scopes = scopes
    return settings
  }
}

extension EnvironmentValues {
  var scroll: ScrollSettings {
    get { value(ScrollSettings()) }
    set { set(newValue) }
  }
}
