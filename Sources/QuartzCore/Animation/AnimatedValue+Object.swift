import DarkroomCoreGraphics
import Foundation

extension AnimatedValue {
  /// The value for code, with the type of `old`; without one, numbers become `Double`, `CGPoint` or `CGRect`.
  func object(like old: Any?) -> Any {
    switch self {
    case .transform(let value):
      return old is CGAffineTransform ? CATransform3DGetAffineTransform(value) : value
    case .color(let value): return value
    case .colors(let value): return value
    case .path(let value): return value
    case .other(let value): return value
    case .numbers(let numbers): return Self.object(numbers, like: old)
    }
  }

  private static func object(_ numbers: [Double], like old: Any?) -> Any {
    switch (numbers.count, old) {
    case (1, is Float): return Float(numbers[0])
    case (1, is Int): return Int(numbers[0].rounded())
    case (1, is Bool): return numbers[0] != 0
    case (1, is NSNumber): return NSNumber(value: numbers[0])
    case (1, is Double): return numbers[0]
    case (1, _): return CGFloat(numbers[0])
    case (2, is CGSize): return CGSize(width: numbers[0], height: numbers[1])
    case (2, is CGPoint), (2, nil): return CGPoint(x: numbers[0], y: numbers[1])
    case (4, is CGRect), (4, nil):
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case (_, is [CGFloat]): return numbers.map { CGFloat($0) }
    case (_, is [NSNumber]): return numbers.map { NSNumber(value: $0) }
    default: return numbers
    }
  }
}
