extension CALayer {
  /// An animation without a key gets one that no other has.
  func keep(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(animation))"
    animations.removeAll { $0.key == key }
    animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    CATransaction.afterThisTurn { [weak self] in self?.end(animation, forKey: key) }
  }

  /// What repeats for ever, or is to stay, is kept.
  private func end(_ animation: CAAnimation, forKey key: String) {
    if animation.repeatCount.isInfinite { return }
    if animation.isRemovedOnCompletion {
      animations.removeAll { $0.key == key && $0.animation === animation }
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
