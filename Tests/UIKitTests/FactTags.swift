import Testing

/// The section of facts/uikit-facts.md whose numbers or orders a test holds: a rule that changes
/// there is found here by its tag.
extension Tag {
  /// Devices, safe areas, the harness.
  @Tag static var facts1: Self
  /// Fonts, line heights, content sizes.
  @Tag static var facts2: Self
  /// Sizes of controls.
  @Tag static var facts3: Self
  /// Tables and collections.
  @Tag static var facts4: Self
  /// Colours.
  @Tag static var facts5: Self
  /// Auto Layout.
  @Tag static var facts6: Self
  /// Stack views.
  @Tag static var facts7: Self
  /// Layers and drawing.
  @Tag static var facts8: Self
  /// Trees as text.
  @Tag static var facts10: Self
  /// Lifecycle, responders, controls.
  @Tag static var facts11: Self
  /// What was decided where sources disagree.
  @Tag static var facts12: Self
}
