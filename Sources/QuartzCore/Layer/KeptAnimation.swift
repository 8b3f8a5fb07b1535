import Foundation

/// An animation that a layer has, and when it began.
struct KeptAnimation {
  let key: String
  let animation: CAAnimation
  /// Seconds of a pass, where the animation says none itself: those of the transaction in which it was added.
  let length: CFTimeInterval
  /// How long after it was added the animation is to begin.
  let delay: CFTimeInterval
  /// When it began in the layer's timeline; nil until the changes of its turn are committed.
  var begin: CFTimeInterval?
}
