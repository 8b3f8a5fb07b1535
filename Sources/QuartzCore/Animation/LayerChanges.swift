/// What was set while it recorded, so that an animation can go back or stop half way.
///
/// Belongs to the main thread, as animations do.
package final class LayerChanges {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let property: AnyKeyPath
  }

  private var known: Set<Key> = []
  private var changes: [any RecordedChange] = []

  package init() {}

  /// Records what `body` sets; what recorded before goes on afterwards.
  package func record(_ body: () -> Void) {
    let outer = CATransaction.recording
    CATransaction.recording = self
    body()
    CATransaction.recording = outer
    for change in changes { change.keepNewValue() }
  }

  /// - Parameter old: the value before; later changes of the same property do not replace it.
  package func note<Object: AnyObject, Value: Mixable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, old: Value
  ) {
    guard known.insert(Key(object: ObjectIdentifier(object), property: property)).inserted else {
      return
    }
    changes.append(PropertyChange(object: object, property: property, old: old))
  }

  /// Sets all values to those of a moment.
  /// - Parameter progress: 0 for the values before, 1 for those after.
  package func show(_ progress: CGFloat) {
    for change in changes { change.show(progress) }
  }
}

private protocol RecordedChange: AnyObject {
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
