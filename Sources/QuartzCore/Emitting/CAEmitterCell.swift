public import DarkroomCoreGraphics
public import Foundation

/// The properties of the particles of an emitter layer; no particles are drawn.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A name by which the app finds the cell.
  open var name: String?
  /// - Important: Inert.
  open var isEnabled = true
  /// Particles a second.
  ///
  /// - Important: Inert.
  open var birthRate: Float = 0
  /// Seconds.
  ///
  /// - Important: Inert.
  open var lifetime: Float = 0
  /// - Important: Inert.
  open var lifetimeRange: Float = 0
  /// Radians.
  ///
  /// - Important: Inert.
  open var emissionLatitude: CGFloat = 0
  /// - Important: Inert.
  open var emissionLongitude: CGFloat = 0
  /// - Important: Inert.
  open var emissionRange: CGFloat = 0
  /// Points a second.
  ///
  /// - Important: Inert.
  open var velocity: CGFloat = 0
  /// - Important: Inert.
  open var velocityRange: CGFloat = 0
  /// - Important: Inert.
  open var xAcceleration: CGFloat = 0
  /// - Important: Inert.
  open var yAcceleration: CGFloat = 0
  /// - Important: Inert.
  open var zAcceleration: CGFloat = 0
  /// - Important: Inert.
  open var scale: CGFloat = 1
  /// - Important: Inert.
  open var scaleRange: CGFloat = 0
  /// - Important: Inert.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  ///
  /// - Important: Inert.
  open var spin: CGFloat = 0
  /// - Important: Inert.
  open var spinRange: CGFloat = 0
  /// - Important: Inert.
  open var color: CGColor? = .white
  /// - Important: Inert.
  open var redRange: Float = 0
  /// - Important: Inert.
  open var greenRange: Float = 0
  /// - Important: Inert.
  open var blueRange: Float = 0
  /// - Important: Inert.
  open var alphaRange: Float = 0
  /// - Important: Inert.
  open var redSpeed: Float = 0
  /// - Important: Inert.
  open var greenSpeed: Float = 0
  /// - Important: Inert.
  open var blueSpeed: Float = 0
  /// - Important: Inert.
  open var alphaSpeed: Float = 0
  /// - Important: Inert.
  open var contents: Any?
  /// - Important: Inert.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// - Important: Inert.
  open var contentsScale: CGFloat = 1
  /// - Important: Inert.
  open var emitterCells: [CAEmitterCell]?

  // CAMediaTiming
  /// - Important: Inert. No particle is drawn.
  open var beginTime: CFTimeInterval = 0
  /// - Important: Inert. No particle is drawn.
  open var duration: CFTimeInterval = 0
  /// - Important: Inert. No particle is drawn.
  open var speed: Float = 1
  /// - Important: Inert. No particle is drawn.
  open var timeOffset: CFTimeInterval = 0
  /// - Important: Inert. No particle is drawn.
  open var repeatCount: Float = 0
  /// - Important: Inert. No particle is drawn.
  open var repeatDuration: CFTimeInterval = 0
  /// - Important: Inert. No particle is drawn.
  open var autoreverses = false
  /// - Important: Inert. No particle is drawn.
  open var fillMode = CAMediaTimingFillMode.removed
}
