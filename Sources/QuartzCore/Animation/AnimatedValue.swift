import DarkroomCoreGraphics
import DarkroomRaster
import Foundation

/// A value of an animation in a form that can be interpolated.
enum AnimatedValue {
  /// The components of a number, a point, a size, a rectangle or a list of numbers.
  case numbers([Double])
  case transform(CATransform3D)
  case color(CGColor)
  case colors([CGColor])
  case path(CGPath)
  /// A value that cannot be interpolated.
  case other(Any)

  /// Converts a value from code; nil for none.
  init?(_ value: Any?) {
    switch value {
    case nil, is NSNull: return nil
    case let value as CGPoint: self = .numbers([Double(value.x), Double(value.y)])
    case let value as CGSize: self = .numbers([Double(value.width), Double(value.height)])
    case let value as CGRect:
      self = .numbers([value.minX, value.minY, value.width, value.height].map(Double.init))
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [CGColor] where !value.isEmpty: self = .colors(value)
    case let value?:
      if let number = Self.number(value) {
        self = .numbers([number])
      } else if let value = value as? NSValue, let numbers = Self.numbers(of: value) {
        self = numbers
      } else if let list = value as? [Any], let numbers = Self.numbers(of: list) {
        self = .numbers(numbers)
      } else {
        self = .other(value)
      }
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func numbers(of list: [Any]) -> [Double]? {
    let numbers = list.compactMap(number)
    return numbers.count == list.count && !numbers.isEmpty ? numbers : nil
  }

  /// A boxed point, size, rectangle or transform.
  private static func numbers(of value: NSValue) -> AnimatedValue? {
    for count in [2, 4, 16] {
      let numbers = value.numbers(count)
      guard value == NSValue(numbers: numbers) else { continue }
      return count == 16
        ? .transform(CATransform3D(rows: numbers.map { CGFloat($0) })) : .numbers(numbers)
    }
    let size = value.sizeValue
    if value == NSValue(size: size) { return .numbers([Double(size.width), Double(size.height)]) }
    let rect = value.rectValue
    if value == NSValue(rect: rect) { return AnimatedValue(rect) }
    let point = value.pointValue
    return value == NSValue(point: point) ? AnimatedValue(point) : nil
  }
}

extension AnimatedValue {
  /// Whether two values of one type differ; values that cannot be compared count as different.
  static func differ<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else {
      return (a as? CATransform3D) != (b as? CATransform3D) || !(a is CATransform3D)
    }
    return a != b
  }

  /// - Parameter progress: 0 gives the value itself, 1 gives `other`; the progress may go beyond both.
  func mixed(with other: AnimatedValue, _ progress: Double) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
    case (.transform(let a), .transform(let b)):
      return .transform(a.turned(towards: b, CGFloat(progress)))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, CGFloat(progress)))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, CGFloat(progress)) })
    case (.path(let a), .path(let b)) where a.raster.verbs == b.raster.verbs:
      return .path(CGPath(a.raster.mixed(with: b.raster, progress)))
    default: return progress < 1 ? self : other
    }
  }

  /// The sum of two values; `self` if they cannot be added.
  func adding(_ other: AnimatedValue, times factor: Double = 1) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * factor })
    case (.transform(let a), .transform(let b)) where factor == 1:
      return .transform(CATransform3DConcat(b, a))
    default: return self
    }
  }
}

extension Path {
  /// - Precondition: Both paths have the same verbs.
  func mixed(with other: Path, _ progress: Double) -> Path {
    func mix(_ index: Int) -> Point {
      let (a, b) = (points[index], other.points[index])
      return Point(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
    }
    var path = Path()
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: path.move(to: mix(next))
      case .line: path.line(to: mix(next))
      case .quad: path.quad(to: mix(next + 1), control: mix(next))
      case .cubic:
        path.cubic(to: mix(next + 2), control1: mix(next), control2: mix(next + 1))
      case .close: path.close()
      }
      next += verb.pointCount
    }
    return path
  }
}
