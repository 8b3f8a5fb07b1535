public import DarkroomQuartzCore

/// As ``_ObjectInitializers``, for the initializers of `CAPropertyAnimation`.
public protocol _CAPropertyAnimationInitializers {}

extension CAPropertyAnimation: _CAPropertyAnimationInitializers {}

extension _CAPropertyAnimationInitializers where Self: CAPropertyAnimation {
  @_silgen_name("darkroom_CAPropertyAnimation_init_keyPath")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(keyPath path: String?)

  @_silgen_name("darkroom_CAPropertyAnimation_init_keyPath")
  @MainActor @usableFromInline
  static func make(keyPath path: __owned String?) -> Self {
    let animation = ViewInstantiation.object(of: self)
    animation.keyPath = path
    return animation
  }
}

extension CAAnimation: _ObjectInitializers {}
