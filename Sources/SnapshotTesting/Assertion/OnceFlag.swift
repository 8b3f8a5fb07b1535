import Synchronization

/// False the first time it is asked.
final class OnceFlag: Sendable {
  private let flag = Atomic(false)

  func exchange(_ value: Bool) -> Bool { flag.exchange(value, ordering: .relaxed) }
}
