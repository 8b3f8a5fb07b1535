import DarkroomCoreGraphics
import Foundation

extension CAAnimation {
  /// Sets the properties of `layer` to the values that the animation has at a time in its parent's timeline.
  ///
  /// - Parameters:
  ///   - begin: The time at which the animation begins in that timeline.
  ///   - length: The duration of a pass in seconds, if the animation sets none.
  final func show(
    on layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval, length: CFTimeInterval
  ) {
    let length = duration > 0 ? duration : length
    guard let passed = passedTime(at: time, begin: begin, length: length) else { return }
    let share = paced(passed.time / length)
    switch self {
    case let group as CAAnimationGroup:
      for animation in group.animations ?? [] {
        animation.show(
          on: layer, at: share * length, begin: animation.beginTime, length: length)
      }
    case let animation as CAPropertyAnimation:
      animation.show(on: layer, share: share, seconds: passed.time, passes: passed.passes)
    default: break
    }
  }

  /// The progress after a share of the duration.
  private func paced(_ share: Double) -> Double {
    timingFunction.map { $0.progress(after: share) } ?? share
  }

  /// Whether the animation is paused, whatever the time around it is.
  final var isHeld: Bool { speed == 0 }
}

extension CAPropertyAnimation {
  fileprivate func show(on layer: CALayer, share: Double, seconds: Double, passes: Double) {
    guard let keyPath, let property = AnimatedProperty.named(keyPath, of: layer),
      var value = value(at: share, seconds, property.get(layer))
    else { return }
    if isCumulative, passes > 0, let start = self.value(at: 0, 0, property.get(layer)),
      let end = self.value(at: 1, .infinity, property.get(layer))
    {
      value = value.adding(end, times: passes).adding(start, times: -passes)
    }
    if let valueFunction { value = valueFunction.transform(of: value) ?? value }
    if isAdditive, let now = property.get(layer) { value = now.adding(value) }
    property.set(layer, value)
    turn(layer, share)
  }

  /// - Parameter now: The layer's value without the animation.
  private func value(at share: Double, _ seconds: Double, _ now: AnimatedValue?) -> AnimatedValue? {
    if let basic = self as? CABasicAnimation, let held = basic.heldShare {
      return basic.mixed(held, now)
    }
    switch self {
    case let spring as CASpringAnimation:
      return spring.mixed(spring.motion.position(after: seconds), now)
    case let basic as CABasicAnimation: return basic.mixed(share, now)
    case let frames as CAKeyframeAnimation: return frames.track.value(at: share)
    default: return nil
    }
  }

  /// Rotates the layer along a path, if the animation has a rotation mode.
  private func turn(_ layer: CALayer, _ share: Double) {
    guard let frames = self as? CAKeyframeAnimation, let mode = frames.rotationMode,
      let angle = frames.track.direction(at: share),
      let rotation = AnimatedProperty.named("transform.rotation.z", of: layer)
    else { return }
    rotation.set(layer, .numbers([mode == .rotateAutoReverse ? angle + .pi : angle]))
  }
}

extension CABasicAnimation {
  /// - Source: Apple, "CABasicAnimation", "Setting Interpolation Values".
  fileprivate func mixed(_ progress: Double, _ now: AnimatedValue?) -> AnimatedValue? {
    let (from, to, by) = (
      AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue)
    )
    let ends: (AnimatedValue, AnimatedValue)?
    switch (from, to, by) {
    case (let from?, let to?, _): ends = (from, to)
    case (let from?, nil, let by?): ends = (from, from.adding(by))
    case (nil, let to?, let by?): ends = (to.adding(by, times: -1), to)
    case (let from?, nil, nil): ends = now.map { (from, $0) }
    case (nil, let to?, nil): ends = now.map { ($0, to) }
    case (nil, nil, let by?): ends = now.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): ends = nil
    }
    return ends.map { $0.mixed(with: $1, progress) }
  }
}

extension CASpringAnimation {
  fileprivate var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }
}

extension CAValueFunction {
  /// The transform that the value function creates from a number.
  fileprivate func transform(of value: AnimatedValue) -> AnimatedValue? {
    guard case .numbers(let numbers) = value else { return nil }
    let part: TransformPart
    switch name {
    case .rotateX: part = .rotationX
    case .rotateY: part = .rotationY
    case .rotateZ: part = .rotationZ
    case .scale: part = .scale
    case .scaleX: part = .scaleX
    case .scaleY: part = .scaleY
    case .scaleZ: part = .scaleZ
    case .translate: part = .translation
    case .translateX: part = .translationX
    case .translateY: part = .translationY
    case .translateZ: part = .translationZ
    default: return nil
    }
    return .transform(part.set(numbers, in: CATransform3DIdentity))
  }
}
