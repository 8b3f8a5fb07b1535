import Foundation

extension CALayer {
  /// The layer and all above it, the topmost first.
  private var line: [CALayer] {
    var line: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      line.append(current)
      layer = current.parent ?? current.maskOwner
    }
    return line.reversed()
  }

  /// A moment of the topmost layer's surroundings in the layer's own timeline.
  func time(at moment: CFTimeInterval) -> CFTimeInterval {
    line.reduce(moment) { $1.localTime(of: $0) }
  }

  /// The moment in the layer's own timeline; without one, nil unless the layer or one above stands still.
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

  /// Whether the layer or one above it stands still, so that the clock doesn't move its animations.
  var isFrozen: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.speed == 0 { return true }
      layer = current.parent ?? current.maskOwner
    }
    return false
  }

  /// A layer of nil stands for the surroundings of the topmost layer, whose time is that of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: l?.line ?? [], to: line)
  }

  /// A layer of nil stands for the surroundings of the topmost layer; a layer that stands still is at one moment of
  /// them all the time, at its `beginTime`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: line, to: l?.line ?? [])
  }

  /// By the timeline that both lines have in common.
  private static func convert(
    _ t: CFTimeInterval, from: [CALayer], to: [CALayer]
  ) -> CFTimeInterval {
    let shared = zip(from, to).prefix { $0 === $1 }.count
    let common = from[shared...].reversed().reduce(t) { $1.parentTime(of: $0) }
    return to[shared...].reduce(common) { $1.localTime(of: $0) }
  }
}
