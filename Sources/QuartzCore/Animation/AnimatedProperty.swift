import DarkroomCoreGraphics
import Foundation

/// A property of layers that a key path names, in the form in which animations mix values.
struct AnimatedProperty {
  let get: (CALayer) -> AnimatedValue?
  let set: (CALayer, AnimatedValue) -> Void

  /// What `keyPath` leads to in `layer`; nil for what the layer doesn't have.
  ///
  /// A name that is no property of the class is that of a value kept for the key, as of one declared with `@NSManaged`.
  static func named(_ keyPath: String, of layer: CALayer) -> AnimatedProperty? {
    if let whole = whole(keyPath, of: layer) { return whole }
    guard let dot = keyPath.firstIndex(of: ".") else { return kept(keyPath, of: layer) }
    let (root, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    if root == "transform" || root == "sublayerTransform" {
      return TransformPart(rawValue: rest).flatMap { part in
        whole(root, of: layer).map { $0.part(part) }
      }
    }
    guard let range = components[rest] else { return nil }
    return whole(root, of: layer).map { $0.components(root == "bounds" ? range.ofRect : range.own) }
  }

  /// Where the parts of a point or a size, and those of a rectangle, stand among the components.
  private static let components: [String: (own: Range<Int>, ofRect: Range<Int>)] = [
    "x": (0..<1, 0..<1), "y": (1..<2, 1..<2), "width": (0..<1, 2..<3), "height": (1..<2, 3..<4),
    "origin": (0..<2, 0..<2), "origin.x": (0..<1, 0..<1), "origin.y": (1..<2, 1..<2),
    "size": (0..<2, 2..<4), "size.width": (0..<1, 2..<3), "size.height": (1..<2, 3..<4),
  ]

  private func components(_ range: Range<Int>) -> AnimatedProperty {
    AnimatedProperty { layer in
      guard case .numbers(let all)? = get(layer), range.upperBound <= all.count else { return nil }
      return .numbers(Array(all[range]))
    } set: { layer, value in
      guard case .numbers(var all)? = get(layer), case .numbers(let new) = value,
        range.upperBound <= all.count, new.count == range.count
      else { return }
      all.replaceSubrange(range, with: new)
      set(layer, .numbers(all))
    }
  }

  private func part(_ part: TransformPart) -> AnimatedProperty {
    AnimatedProperty { layer in
      guard case .transform(let t)? = get(layer) else { return nil }
      return part.value(in: t)
    } set: { layer, value in
      guard case .transform(let t)? = get(layer), case .numbers(let numbers) = value else { return }
      set(layer, .transform(part.set(numbers, in: t)))
    }
  }
}

extension AnimatedProperty {
  private static func whole(_ name: String, of layer: CALayer) -> AnimatedProperty? {
    ofLayer(name) ?? (layer is CAShapeLayer ? ofShape(name) : nil)
      ?? (layer is CAGradientLayer ? ofGradient(name) : nil)
      ?? (layer is CAReplicatorLayer ? ofReplicator(name) : nil)
      ?? (layer is CATextLayer ? ofText(name) : nil)
      ?? (layer is CAEmitterLayer ? ofEmitter(name) : nil)
  }

  private static func ofLayer(_ name: String) -> AnimatedProperty? {
    switch name {
    case "bounds": .rect(\CALayer.bounds)
    case "position": .point(\CALayer.position)
    case "anchorPoint": .point(\CALayer.anchorPoint)
    case "zPosition": .length(\CALayer.zPosition)
    case "anchorPointZ": .length(\CALayer.anchorPointZ)
    case "frame": .rect(\CALayer.frame)
    case "transform": .transform(\CALayer.transform)
    case "sublayerTransform": .transform(\CALayer.sublayerTransform)
    case "opacity": .single(\CALayer.opacity)
    case "hidden": .flag(\CALayer.isHidden)
    case "backgroundColor": .color(\CALayer.backgroundColor)
    case "cornerRadius": .length(\CALayer.cornerRadius)
    case "borderWidth": .length(\CALayer.borderWidth)
    case "borderColor": .color(\CALayer.borderColor)
    case "shadowColor": .color(\CALayer.shadowColor)
    case "shadowOpacity": .single(\CALayer.shadowOpacity)
    case "shadowOffset": .size(\CALayer.shadowOffset)
    case "shadowRadius": .length(\CALayer.shadowRadius)
    case "shadowPath": .path(\CALayer.shadowPath)
    case "masksToBounds": .flag(\CALayer.masksToBounds)
    case "contents": .object(\CALayer.contents)
    case "contentsRect": .rect(\CALayer.contentsRect)
    case "contentsCenter": .rect(\CALayer.contentsCenter)
    case "contentsScale": .length(\CALayer.contentsScale)
    default: nil
    }
  }

  private static func ofShape(_ name: String) -> AnimatedProperty? {
    switch name {
    case "path": .path(\CAShapeLayer.path)
    case "fillColor": .color(\CAShapeLayer.fillColor)
    case "strokeColor": .color(\CAShapeLayer.strokeColor)
    case "strokeStart": .length(\CAShapeLayer.strokeStart)
    case "strokeEnd": .length(\CAShapeLayer.strokeEnd)
    case "lineWidth": .length(\CAShapeLayer.lineWidth)
    case "miterLimit": .length(\CAShapeLayer.miterLimit)
    case "lineDashPhase": .length(\CAShapeLayer.lineDashPhase)
    case "lineDashPattern": .numbers(\CAShapeLayer.lineDashPattern)
    default: nil
    }
  }

  private static func ofGradient(_ name: String) -> AnimatedProperty? {
    switch name {
    case "colors": .colors(\CAGradientLayer.colors)
    case "locations": .numbers(\CAGradientLayer.locations)
    case "startPoint": .point(\CAGradientLayer.startPoint)
    case "endPoint": .point(\CAGradientLayer.endPoint)
    default: nil
    }
  }

  private static func ofReplicator(_ name: String) -> AnimatedProperty? {
    switch name {
    case "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform)
    case "instanceColor": .color(\CAReplicatorLayer.instanceColor)
    case "instanceRedOffset": .single(\CAReplicatorLayer.instanceRedOffset)
    case "instanceGreenOffset": .single(\CAReplicatorLayer.instanceGreenOffset)
    case "instanceBlueOffset": .single(\CAReplicatorLayer.instanceBlueOffset)
    case "instanceAlphaOffset": .single(\CAReplicatorLayer.instanceAlphaOffset)
    default: nil
    }
  }

  private static func ofText(_ name: String) -> AnimatedProperty? {
    switch name {
    case "fontSize": .length(\CATextLayer.fontSize)
    case "foregroundColor": .color(\CATextLayer.foregroundColor)
    default: nil
    }
  }

  private static func ofEmitter(_ name: String) -> AnimatedProperty? {
    switch name {
    case "emitterPosition": .point(\CAEmitterLayer.emitterPosition)
    case "emitterSize": .size(\CAEmitterLayer.emitterSize)
    default: nil
    }
  }

  /// A value kept for the user's own key, which stays of the type that it has.
  private static func kept(_ key: String, of layer: CALayer) -> AnimatedProperty? {
    AnimatedProperty { layer in
      AnimatedValue(layer.values[key] ?? layer.defaultOfClass(forKey: key))
    } set: { layer, value in
      let old = layer.values[key] ?? layer.defaultOfClass(forKey: key)
      layer.values[key] = value.object(like: old)
      if layer.needsDisplayOfClass(forKey: key) { layer.setNeedsDisplay() }
    }
  }
}

extension CALayer {
  fileprivate func defaultOfClass(forKey key: String) -> Any? {
    type(of: self).defaultValue(forKey: key)
  }

  fileprivate func needsDisplayOfClass(forKey key: String) -> Bool {
    type(of: self).needsDisplay(forKey: key)
  }
}

extension AnimatedProperty {
  /// A property whose values are components.
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

  private static func length<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> AnimatedProperty { of(path, 1, { [Double($0)] }, { CGFloat($0[0]) }) }

  private static func single<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> AnimatedProperty { of(path, 1, { [Double($0)] }, { Float($0[0]) }) }

  private static func flag<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Bool>
  ) -> AnimatedProperty { of(path, 1, { [$0 ? 1 : 0] }, { $0[0] != 0 }) }

  private static func point<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> AnimatedProperty {
    of(path, 2, { [Double($0.x), Double($0.y)] }, { CGPoint(x: $0[0], y: $0[1]) })
  }

  private static func size<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGSize>
  ) -> AnimatedProperty {
    of(path, 2, { [Double($0.width), Double($0.height)] }, { CGSize(width: $0[0], height: $0[1]) })
  }

  private static func rect<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGRect>
  ) -> AnimatedProperty {
    of(path, 4, { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }) {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  private static func transform<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CATransform3D>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer).map { .transform($0[keyPath: path]) }
    } set: { layer, new in
      if case .transform(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  private static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      // No color is mixed as a clear one.
      (layer as? Layer).map { .color($0[keyPath: path] ?? CGColor(gray: 0, alpha: 0)) }
    } set: { layer, new in
      if case .color(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  private static func path<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer)?[keyPath: path].map { .path($0) }
    } set: { layer, new in
      if case .path(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  private static func colors<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, [Any]?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      AnimatedValue((layer as? Layer)?[keyPath: path])
    } set: { layer, new in
      if case .colors(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  private static func numbers<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, [NSNumber]?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer)?[keyPath: path].map { .numbers($0.map(\.doubleValue)) }
    } set: { layer, new in
      guard case .numbers(let value) = new else { return }
      (layer as? Layer)?[keyPath: path] = value.map { NSNumber(value: $0) }
    }
  }

  private static func object<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Any?>
  ) -> AnimatedProperty {
    AnimatedProperty { layer in
      (layer as? Layer)?[keyPath: path].map { .other($0) }
    } set: { layer, new in
      if case .other(let value) = new { (layer as? Layer)?[keyPath: path] = value }
    }
  }
}

extension AnimatedValue {
  /// The value as code reads it, of the type of `old`; numbers without one are `Double`, `CGPoint` or `CGRect`.
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
