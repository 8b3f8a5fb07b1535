import DarkroomCoreGraphics
import Foundation

/// A property of layers named by a key path, in the form in which animations interpolate values.
struct AnimatedProperty {
  let get: (CALayer) -> AnimatedValue?
  let set: (CALayer, AnimatedValue) -> Void

  /// The property of `layer` at `keyPath`; nil if the layer does not have it.
  ///
  /// A name that isn't a property of the class refers to a value stored for that key, such as one declared with
  /// `@NSManaged`.
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
    return whole(root, of: layer).map {
      $0.components(root == "bounds" ? range.ofRect : range.ofValue)
    }
  }

  /// The indices of a point's or size's parts among the components, and of a rectangle's.
  private static let components: [String: (ofValue: Range<Int>, ofRect: Range<Int>)] = [
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
    ofLayer(name) ?? (layer as? any AnimatedLayer)?.animatedProperty(named: name)
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

  /// A value stored for the user's own key, which keeps its type.
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
