import Foundation

/// An animation of a layer, with the time at which it began.
struct KeptAnimation {
  let key: String
  let animation: CAAnimation
  /// The duration of a pass in seconds if the animation sets none: that of the transaction in which it was added.
  let length: CFTimeInterval
  /// The delay between adding the animation and its start.
  let delay: CFTimeInterval
  /// The time at which it began in the layer's timeline; nil until the changes of its turn are committed.
  var begin: CFTimeInterval?
}
