/// The state of a gesture after the events of a finger.
enum GesturePhase {
  /// Not recognized yet; with a value if the gesture reports values before it is recognized.
  case possible(Any?)
  case active(Any)
  case ended(Any)
  case failed

  /// The phase with its value transformed.
  func map(_ transform: (Any) -> Any?) -> GesturePhase {
    switch self {
    case .possible(let value): .possible(value.flatMap(transform))
    case .active(let value): transform(value).map { .active($0) } ?? .failed
    case .ended(let value): transform(value).map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }

  /// The value that the gesture reports while it is active.
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
