import DarkroomUIKit

/// Finds views that compile but are not drawn yet; a snapshot that shows or measures them proves nothing.
enum UndrawnContents {
  /// Throws if a visible view inside `view` is not drawn yet.
  @MainActor
  static func check(_ view: UIView) throws(SnapshotProblem) {
    if let name = UndrawnViews.first(in: view) { throw problem(name) }
  }

  /// Throws if pixels, the size or the reflection of such a view were requested since the last assertion.
  static func checkReached() throws(SnapshotProblem) {
    if let name = UndrawnViews.takeReached() { throw problem(name) }
  }

  /// Clears what was noted, for an assertion that fails because of it or for another reason.
  static func forgetReached() { _ = UndrawnViews.takeReached() }

  private static func problem(_ name: String) -> SnapshotProblem {
    SnapshotProblem(
      words: """
        \(name) is not drawn by Darkroom, so nothing was compared or recorded. It compiles, but has \
        neither pixels nor a size: leave it out of the picture, or run this test only on iOS.
        """)
  }
}
