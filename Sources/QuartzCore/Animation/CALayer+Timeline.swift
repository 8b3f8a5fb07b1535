import Foundation

extension CALayer {
  /// The layer and all its superlayers, the topmost first.
  private var line: [CALayer] {
    var line: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      line.append(current)
      layer = current.parent ?? current.maskOwner
    }
    return line.reversed()
  }

  /// The time in the layer's own timeline for a time outside of the topmost layer.
  func time(at moment: CFTimeInterval) -> CFTimeInterval {
    line.reduce(moment) { $1.localTime(of: $0) }
  }

  /// The time in the layer's own timeline; without a given time, nil unless the layer or a superlayer is paused.
  func time(at moment: CFTimeInterval?) -> CFTimeInterval? {
    var time = moment
    for layer in line {
      if layer.speed == 0 {
        time = layer.timeOffset
      } else {
        time = time.map(layer.localTime)
      }
    }
    return time
  }

  /// Whether the layer or a superlayer is paused, so that the clock does not move its animations.
  var isFrozen: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.speed == 0 { return true }
      layer = current.parent ?? current.maskOwner
    }
    return false
  }

  /// Converts a time from another layer; nil stands for the space outside of the topmost layer, with the time of the
  /// clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: l?.line ?? [], to: line)
  }

  /// Converts a time to another layer; nil stands for the space outside of the topmost layer.
  ///
  /// A paused layer is always at one time there, its `beginTime`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: line, to: l?.line ?? [])
  }

  /// Converts a time through the timeline that both layers have in common.
  private static func convert(
    _ t: CFTimeInterval, from: [CALayer], to: [CALayer]
  ) -> CFTimeInterval {
    let shared = zip(from, to).prefix { $0 === $1 }.count
    let common = from[shared...].reversed().reduce(t) { $1.parentTime(of: $0) }
    return to[shared...].reduce(common) { $1.localTime(of: $0) }
  }
}
