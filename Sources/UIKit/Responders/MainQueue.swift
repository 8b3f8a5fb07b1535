import Dispatch
import Foundation

/// Later turns of the main run loop.
///
/// A test sees the effects of queued work after it has run the run loop or awaited.
@MainActor
enum MainQueue {
  static func async(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }

  static func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(work) }
  }
}
