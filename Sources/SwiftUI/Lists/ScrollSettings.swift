/// The settings that modifiers make for the scroll views inside them.
struct ScrollSettings {
  var isClipDisabled = false
  var isDisabled = false
  /// The margins around the content, in points, at the edges for which they are set.
  var margins: [Edge: CGFloat] = [:]
  /// The point that content is initially aligned with if it is larger or smaller than its scroll view.
  var anchor: UnitPoint?
  /// The readers around a scroll view, whose requests it follows.
  var scopes: Set<ObjectIdentifier> = []
  /// The surrounding scroll positions to notify; scroll views inside this one do not notify them.
  var followers: [ScrollPositionFollower] = []

  /// The settings that also apply to nested scroll views.
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
