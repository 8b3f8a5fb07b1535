public import Foundation

/// Sends out particles.
///
/// Particles appear over time, and no time passes: a picture shows none, as with `render(in:)` on iOS.
open class CAEmitterLayer: CALayer {
  /// - Important: Inert.
  open var emitterCells: [CAEmitterCell]?
  /// - Important: Inert.
  open var birthRate: Float = 1
  /// - Important: Inert.
  open var lifetime: Float = 1
  /// - Important: Inert.
  open var emitterPosition = CGPoint.zero
  /// - Important: Inert.
  open var emitterZPosition: CGFloat = 0
  /// - Important: Inert.
  open var emitterSize = CGSize.zero
  /// - Important: Inert.
  open var emitterDepth: CGFloat = 0
  /// - Important: Inert.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// - Important: Inert.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// - Important: Inert.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// - Important: Inert.
  open var preservesDepth = false
  /// - Important: Inert.
  open var velocity: Float = 1
  /// - Important: Inert.
  open var scale: Float = 1
  /// - Important: Inert.
  open var spin: Float = 1
  /// - Important: Inert.
  open var seed: UInt32 = 0
}
