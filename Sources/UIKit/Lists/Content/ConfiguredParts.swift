/// What a cell keeps of its configurations.
@MainActor
struct ConfiguredParts {
  var content: (any UIContentConfiguration)?
  /// The view of the content configuration.
  var shownContent: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var shownBackground: _UISystemBackgroundView?
  /// Every cell is updated once before it is first shown, and after each change of its state.
  var needsUpdate = true
}
