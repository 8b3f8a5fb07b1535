import DarkroomQuartzCore

/// A group of animations whose completions run only when the group's owner completes it.
@MainActor
final class HeldAnimations {
  /// The group that holds animations that start now; nil if animations complete by themselves.
  private static var current: HeldAnimations?

  private let changes = LayerChanges()
  private var ends: [@MainActor @Sendable () -> Void] = []

  /// Runs `start` and collects the animations that begin in it; they end when `complete` is called.
  init(_ start: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes.record(start)
    Self.current = outer
  }

  /// Sets all animated values back to their old values.
  func undo() { changes.show(0) }

  func complete() {
    let due = ends
    ends = []
    for end in due { MainQueue.async { end() } }
  }

  /// Completes an animation that begins now: on the next turn of the run loop, or when the group that holds it
  /// completes.
  static func end(_ work: @escaping @MainActor @Sendable () -> Void) {
    if let current { current.ends.append(work) } else { MainQueue.async(work) }
  }
}
