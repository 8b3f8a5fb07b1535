public import DarkroomCoreGraphics

// Written by Scripts/delegate-methods from CALayerDelegate.swift, which says more of each method.

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension CALayerDelegate {
  @_disfavoredOverload
  public var display: _CALayerDelegateCalls.Display? { .init(receiver: self) }
  @_disfavoredOverload
  public var draw: _CALayerDelegateCalls.Draw? { .init(receiver: self) }
  @_disfavoredOverload
  public var layerWillDraw: _CALayerDelegateCalls.LayerWillDraw? { .init(receiver: self) }
  @_disfavoredOverload
  public var layoutSublayers: _CALayerDelegateCalls.LayoutSublayers? { .init(receiver: self) }
  @_disfavoredOverload
  public var action: _CALayerDelegateCalls.Action? { .init(receiver: self) }
}

/// The optional methods of `CALayerDelegate` that have labels, as callable values.
public enum _CALayerDelegateCalls {
  /// What `display` names: called with the labels of any optional method of that name.
  public struct Display {
    let receiver: any CALayerDelegate

    public func callAsFunction(_ layer: CALayer) { receiver.display(layer) }
  }

  /// What `draw` names: called with the labels of any optional method of that name.
  public struct Draw {
    let receiver: any CALayerDelegate

    public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
      receiver.draw(layer, in: ctx)
    }
  }

  /// What `layerWillDraw` names: called with the labels of any optional method of that name.
  public struct LayerWillDraw {
    let receiver: any CALayerDelegate

    public func callAsFunction(_ layer: CALayer) { receiver.layerWillDraw(layer) }
  }

  /// What `layoutSublayers` names: called with the labels of any optional method of that name.
  public struct LayoutSublayers {
    let receiver: any CALayerDelegate

    public func callAsFunction(of layer: CALayer) { receiver.layoutSublayers(of: layer) }
  }

  /// What `action` names: called with the labels of any optional method of that name.
  public struct Action {
    let receiver: any CALayerDelegate

    @discardableResult
    public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      receiver.action(for: layer, forKey: event)
    }
  }
}
