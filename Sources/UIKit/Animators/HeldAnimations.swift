import DarkroomQuartzCore

/// Animations whose ends wait for someone.
@MainActor
final class HeldAnimations {
  /// What holds the animations that start now; nil where they end by themselves.
  private static var current: HeldAnimations?

  private let changes = LayerChanges()
  private var ends: [@MainActor @Sendable () -> Void] = []

  /// Runs `start`, whose animations begin, and end when `complete` is called.
  init(_ start: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes.record(start)
    Self.current = outer
  }

  /// Sets all values to what they were.
  func undo() { changes.show(0) }

  func complete() {
    let due = ends
    ends = []
    for end in due { MainQueue.async { end() } }
  }

  /// Runs the end of an animation that begins now: on the next turn, or when its holder says so.
  static func end(_ work: @escaping @MainActor @Sendable () -> Void) {
    if let current { current.ends.append(work) } else { MainQueue.async(work) }
  }
}
