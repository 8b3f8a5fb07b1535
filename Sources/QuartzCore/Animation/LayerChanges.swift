/// The changes that were recorded, so that an animation can be reversed or stopped in between.
///
/// It belongs to the main thread, as animations do.
package final class LayerChanges {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let property: AnyKeyPath
  }

  private var known: Set<Key> = []
  private var changes: [any RecordedChange] = []
  /// The previous recorder, which receives the same changes.
  private var outer: LayerChanges?

  package init() {}

  /// Records the changes that `body` makes; afterwards the previous recorder continues.
  package func record(_ body: () -> Void) {
    outer = CATransaction.recording
    CATransaction.recording = self
    body()
    CATransaction.recording = outer
    outer = nil
    for change in changes { change.keepNewValue() }
  }

  /// - Parameter old: The value before the change; later changes of the same property do not replace it.
  package func note<Object: AnyObject, Value: Mixable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, old: Value
  ) {
    outer?.note(object, property, old: old)
    guard known.insert(Key(object: ObjectIdentifier(object), property: property)).inserted else {
      return
    }
    changes.append(PropertyChange(object: object, property: property, old: old))
  }

  /// Sets all values to those at a given progress.
  /// - Parameter progress: 0 for the values before the changes, 1 for those after.
  package func show(_ progress: CGFloat) {
    for change in changes { change.show(progress) }
  }

  /// The changes that layers can animate, as animations from the old values to the new ones.
  package func animations(_ make: (String) -> CABasicAnimation) -> [LayerAnimation] {
    changes.flatMap { change in
      change.pieces.map { piece in
        let animation = make(piece.keyPath)
        (animation.fromValue, animation.toValue) = (piece.from, piece.to)
        return LayerAnimation(layer: piece.layer, animation: animation)
      }
    }
  }
}

/// An animation and its layer.
package struct LayerAnimation {
  package let layer: CALayer
  package let animation: CABasicAnimation
}

/// A part of a change, with the name that UIKit gives its animation.
private struct ChangedPiece {
  var layer: CALayer
  var keyPath: String
  var from: Any
  var to: Any
}

private protocol RecordedChange: AnyObject {
  /// The parts that a layer animates; empty if the values are equal.
  var pieces: [ChangedPiece] { get }
  func keepNewValue()
  func show(_ progress: CGFloat)
}

private final class PropertyChange<Object: AnyObject, Value: Mixable>: RecordedChange {
  private let object: Object
  private let property: ReferenceWritableKeyPath<Object, Value>
  private let old: Value
  private var new: Value?

  init(object: Object, property: ReferenceWritableKeyPath<Object, Value>, old: Value) {
    self.object = object
    self.property = property
    self.old = old
  }

  func keepNewValue() { new = object[keyPath: property] }

  var pieces: [ChangedPiece] {
    guard let layer = object as? CALayer, let name = Self.name(of: property), let new else {
      return []
    }
    if let old = old as? CGRect, let new = new as? CGRect {
      let size = ChangedPiece(
        layer: layer, keyPath: "bounds.size", from: old.size, to: new.size)
      let origin = ChangedPiece(
        layer: layer, keyPath: "bounds.origin", from: old.origin, to: new.origin)
      return (old.size == new.size ? [] : [size]) + (old.origin == new.origin ? [] : [origin])
    }
    guard AnimatedValue.differ(old, new) else { return [] }
    return [
      ChangedPiece(layer: layer, keyPath: name, from: old, to: new)
    ]
  }

  /// The key path of a property; nil if layers do not animate it.
  private static func name(of property: AnyKeyPath) -> String? {
    switch property {
    case \CALayer.bounds: "bounds"
    case \CALayer.position: "position"
    case \CALayer.zPosition: "zPosition"
    case \CALayer.transform: "transform"
    case \CALayer.opacity: "opacity"
    case \CALayer.backgroundColor: "backgroundColor"
    case \CALayer.cornerRadius: "cornerRadius"
    case \CALayer.borderWidth: "borderWidth"
    case \CALayer.borderColor: "borderColor"
    case \CALayer.shadowColor: "shadowColor"
    case \CALayer.shadowOpacity: "shadowOpacity"
    case \CALayer.shadowOffset: "shadowOffset"
    case \CALayer.shadowRadius: "shadowRadius"
    default: nil
    }
  }

  func show(_ progress: CGFloat) {
    let new = new ?? old
    object[keyPath: property] =
      progress <= 0 ? old : progress >= 1 ? new : old.mixed(with: new, progress)
  }
}

extension CALayer {
  @inline(__always)
  final func note<Value: Mixable>(
    _ property: @autoclosure () -> ReferenceWritableKeyPath<CALayer, Value>, _ old: Value
  ) {
    if let changes = CATransaction.recording { changes.note(self, property(), old: old) }
  }
}
