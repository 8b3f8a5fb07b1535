import Foundation

extension CALayer {
  /// Adds an animation; without a key it gets a unique one.
  func keep(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(animation))"
    drop(forKey: key)
    hold(animation, forKey: key)
    animation.delegate?.animationDidStart(animation)
    endAfterThisTurn(animation, key)
  }

  /// Adds an animation that its owner ends.
  ///
  /// - Parameter delay: The seconds until it begins.
  package func hold(_ animation: CAAnimation, forKey key: String, delay: CFTimeInterval = 0) {
    animations.append(KeptAnimation(animation, key: key, on: self, delay: delay))
    CATransaction.commitLater(self)
  }

  /// Ends an animation that `hold(_:forKey:)` started; returns false if it had already ended.
  @discardableResult
  package func release(_ animation: CAAnimation) -> Bool {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else {
      return false
    }
    animations.remove(at: index)
    return true
  }

  /// Before its end.
  func drop(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let animation = animations.remove(at: index).animation
    guard let delegate = animation.delegate else { return }
    CATransaction.afterThisTurn { delegate.animationDidStop(animation, finished: false) }
  }

  /// Sets the begin time of animations to the layer's current time.
  func commitAnimations() {
    for index in animations.indices where animations[index].begin == nil {
      let begin = animations[index].animation.beginTime
      animations[index].begin =
        begin != 0 ? begin : time(at: CACurrentMediaTime()) + animations[index].delay
    }
  }

  /// Ends animations that continue after a pause, as if they were new.
  func endResumedAnimations() {
    var pending = [self]
    while let layer = pending.popLast() {
      for kept in layer.animations { layer.endAfterThisTurn(kept.animation, kept.key) }
      pending.append(contentsOf: layer.children)
      if let mask = layer.mask { pending.append(mask) }
    }
  }

  private func endAfterThisTurn(_ animation: CAAnimation, _ key: String) {
    CATransaction.afterThisTurn { [weak self] in self?.end(animation, forKey: key) }
  }

  /// Ends an animation, unless it repeats forever, is paused, or is not removed on completion.
  private func end(_ animation: CAAnimation, forKey key: String) {
    commitAnimations()
    guard let index = animations.firstIndex(where: { $0.key == key && $0.animation === animation })
    else { return }
    if animation.repeatCount.isInfinite || animation.repeatDuration.isInfinite { return }
    if animation.isHeld || isFrozen { return }
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
