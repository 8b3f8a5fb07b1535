import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

/// The animations on layers while an animation of views runs, under the keys that UIKit uses.
@MainActor
final class RunningAnimations {
  private struct Entry {
    weak var layer: CALayer?
    let animation: CABasicAnimation
  }

  private var entries: [Entry] = []

  /// Adds animations from the old values to the new values.
  ///
  /// It adds none if animations are disabled or the duration is 0.
  init(_ changes: LayerChanges, _ pace: AnimationPace, frames: [AnimationFrame] = []) {
    guard pace.duration > 0, UIView.areAnimationsEnabled else { return }
    for frame in frames { add(frame, pace) }
    let framed = entries
    for change in changes.animations({ pace.animation(keyPath: $0) }) {
      let isFramed = framed.contains {
        $0.layer === change.layer && $0.animation.keyPath == change.animation.keyPath
      }
      if !isFramed { add(change, delay: pace.delay) }
    }
  }

  private func add(_ frame: AnimationFrame, _ pace: AnimationPace) {
    var part = pace
    part.duration = pace.duration * frame.duration
    part.course = .curve(CAMediaTimingFunction(name: .linear))
    for change in frame.changes.animations({ part.animation(keyPath: $0) }) where part.duration > 0
    {
      let isLater = entries.contains {
        $0.layer === change.layer && $0.animation.keyPath == change.animation.keyPath
      }
      change.animation.fillMode = isLater ? .forwards : .both
      add(change, delay: pace.delay + pace.duration * frame.start)
    }
  }

  private func add(_ change: LayerAnimation, delay: TimeInterval) {
    change.layer.hold(
      change.animation, forKey: freeKey(change.animation.keyPath ?? "", change.layer), delay: delay)
    entries.append(Entry(layer: change.layer, animation: change.animation))
  }

  /// Returns `position`, then `position-2` and so on, as UIKit names its animations.
  private func freeKey(_ name: String, _ layer: CALayer) -> String {
    guard layer.animation(forKey: name) != nil else { return name }
    var number = 2
    while layer.animation(forKey: "\(name)-\(number)") != nil { number += 1 }
    return "\(name)-\(number)"
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Stops all animations at a share of their way; nil lets them run on.
  func stand(at share: CGFloat?) {
    for entry in entries {
      entry.animation.speed = share == nil ? 1 : 0
      entry.animation.heldShare = share.map(Double.init)
    }
  }

  /// Removes the animations.
  ///
  /// It returns false if one of them had already been removed.
  func end() -> Bool {
    let due = entries
    entries = []
    return due.reduce(true) { isComplete, entry in
      (entry.layer?.release(entry.animation) ?? true) && isComplete
    }
  }
}

/// The changes of one key frame of `animateKeyframes`, with its start and duration as shares of the whole.
struct AnimationFrame {
  let changes: LayerChanges
  let start: Double
  let duration: Double
}
