import DarkroomUIKit

/// Views that compile and are not drawn yet: what shows or measures them proves nothing.
enum UndrawnContents {
  /// Throws if a view that is shown in `view` is not drawn yet.
  @MainActor
  static func check(_ view: UIView) throws(SnapshotProblem) {
    if let name = UndrawnViews.first(in: view) { throw problem(name) }
  }

  /// Throws if pixels, a size or the reflection of such a view were asked for since the last assertion.
  static func checkReached() throws(SnapshotProblem) {
    if let name = UndrawnViews.takeReached() { throw problem(name) }
  }

  /// Drops what was noted, if the assertion fails for it or for another reason.
  static func forgetReached() { _ = UndrawnViews.takeReached() }

  private static func problem(_ name: String) -> SnapshotProblem {
    SnapshotProblem(
      words: """
        \(name) is not drawn by Darkroom, so nothing was compared or recorded. It compiles, but has \
        neither pixels nor a size: leave it out of the picture, or run this test only on iOS.
        """)
  }
}
