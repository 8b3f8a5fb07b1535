import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

/// The timing of an animation of views, described in the terms of layer animations.
struct AnimationPace {
  enum Course {
    case curve(CAMediaTimingFunction)
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  /// The duration in seconds.
  var duration: TimeInterval
  /// The delay before the animation starts, in seconds.
  var delay: TimeInterval = 0
  var course = Course.curve(CAMediaTimingFunction(name: .easeInEaseOut))
  var repeatsForever = false
  var autoreverses = false

  init(_ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []) {
    self.duration = duration
    self.delay = delay
    course = .curve(options.curve.timingFunction)
    repeatsForever = options.contains(.repeat)
    autoreverses = options.contains(.autoreverse)
  }

  /// A spring that comes to rest within the duration.
  ///
  /// - SeeAlso: W. T. Thomson, "Theory of Vibration with Applications", for the envelope e^(−ζ·ω·t). As there.
  ///   It is a guess that UIKit takes a thousandth of the way for rest: 6.9 is ln 1000, and 9.2 is the same for a spring
  ///   that does not swing.
  init(
    _ duration: TimeInterval, delay: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat,
    options: UIView.AnimationOptions = []
  ) {
    self.init(duration, delay: delay, options: options)
    let ratio = max(dampingRatio, 0.01)
    let frequency = (ratio < 1 ? 6.907_755 / ratio : 9.233_413) / CGFloat(max(duration, 0.001))
    course = .spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// A spring that swings once in the duration.
  ///
  /// - SeeAlso: Apple, "Animate with springs" (WWDC 2023): mass 1, stiffness (2π ÷ duration)², damping
  ///   4π · (1 − bounce) ÷ duration, and 4π ÷ (duration · (1 + bounce)) below 0. As there.
  init(
    springDuration duration: TimeInterval, bounce: CGFloat, velocity: CGFloat, delay: TimeInterval,
    options: UIView.AnimationOptions
  ) {
    self.init(duration, delay: delay, options: options)
    let seconds = CGFloat(max(duration, 0.001))
    let turn = 2 * CGFloat.pi / seconds
    course = .spring(
      mass: 1, stiffness: turn * turn,
      damping: bounce < 0 ? 2 * turn / (1 + bounce) : 2 * turn * (1 - bounce), velocity: velocity)
  }

  @MainActor
  init(_ duration: TimeInterval, delay: TimeInterval, _ timing: any UITimingCurveProvider) {
    if let spring = timing.springTimingParameters {
      self.init(
        duration, delay: delay, dampingRatio: spring.dampingRatio,
        velocity: spring.initialVelocity.dx)
    } else {
      self.init(duration, delay: delay)
      if let cubic = timing.cubicTimingParameters {
        let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
        course = .curve(
          CAMediaTimingFunction(
            controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
      }
    }
  }

  /// The progress of the animation after a time: 0 at the start, 1 at the end.
  func share(after time: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    switch course {
    case .curve(let function): return CGFloat(function.progress(after: time / duration))
    case .spring(let mass, let stiffness, let damping, let velocity):
      let spring = SpringMotion(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(velocity))
      return time < duration ? CGFloat(spring.position(after: time)) : 1
    }
  }

  func animation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch course {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
    case .spring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      (spring.mass, spring.stiffness) = (mass, stiffness)
      (spring.damping, spring.initialVelocity) = (damping, velocity)
      animation = spring
    }
    animation.duration = duration
    animation.fillMode = .backwards
    animation.autoreverses = autoreverses
    if repeatsForever { animation.repeatCount = .infinity }
    return animation
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
