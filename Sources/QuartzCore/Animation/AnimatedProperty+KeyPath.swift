import DarkroomCoreGraphics
import Foundation

extension AnimatedProperty {
  /// A property whose values consist of components.
  private static func of<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ count: Int,
    _ components: @escaping (Value) -> [Double], _ value: @escaping ([Double]) -> Value
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer).map { .numbers(components($0[keyPath: path])) }
    } set: { layer, new in
      guard case .numbers(let numbers) = new, numbers.count == count else { return }
      (layer as? Layer)?[keyPath: path] = value(numbers)
    }
  }

  static func length<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> AnimatedProperty { of(path, 1, { [Double($0)] }, { CGFloat($0[0]) }) }

  static func single<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> AnimatedProperty { of(path, 1, { [Double($0)] }, { Float($0[0]) }) }

  static func flag<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Bool>
  ) -> AnimatedProperty { of(path, 1, { [$0 ? 1 : 0] }, { $0[0] != 0 }) }

  static func point<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> AnimatedProperty {
    of(path, 2, { [Double($0.x), Double($0.y)] }, { CGPoint(x: $0[0], y: $0[1]) })
  }

  static func size<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGSize>
  ) -> AnimatedProperty {
    of(path, 2, { [Double($0.width), Double($0.height)] }, { CGSize(width: $0[0], height: $0[1]) })
  }

  static func rect<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGRect>
  ) -> AnimatedProperty {
    of(path, 4, { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }) {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  static func transform<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CATransform3D>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer).map { .transform($0[keyPath: path]) }
    } set: { layer, new in
      if case .transform(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      // A missing color is interpolated as a clear one.
      (layer as? Layer).map { .color($0[keyPath: path] ?? CGColor(gray: 0, alpha: 0)) }
    } set: { layer, new in
      if case .color(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  static func path<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer)?[keyPath: path].map { .path($0) }
    } set: { layer, new in
      if case .path(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  static func colors<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, [Any]?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      AnimatedValue((layer as? Layer)?[keyPath: path])
    } set: { layer, new in
      if case .colors(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  static func numbers<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, [NSNumber]?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer)?[keyPath: path].map { .numbers($0.map(\.doubleValue)) }
    } set: { layer, new in
      guard case .numbers(let value) = new else { return }
      (layer as? Layer)?[keyPath: path] = value.map { NSNumber(value: $0) }
    }
  }

  static func object<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Any?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer)?[keyPath: path].map { .other($0) }
    } set: { layer, new in
      if case .other(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }
}
