/// How far a gesture is after what a finger has done.
enum GesturePhase {
  /// Not recognized yet; with a value if the gesture tells of itself before it is recognized.
  case possible(Any?)
  case active(Any)
  case ended(Any)
  case failed

  /// With what a map makes of the value.
  func map(_ transform: (Any) -> Any?) -> GesturePhase {
    switch self {
    case .possible(let value): .possible(value.flatMap(transform))
    case .active(let value): transform(value).map { .active($0) } ?? .failed
    case .ended(let value): transform(value).map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }

  /// What the gesture tells while it goes on.
  var currentValue: Any? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}
