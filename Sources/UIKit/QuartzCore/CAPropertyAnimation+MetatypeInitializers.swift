public import DarkroomQuartzCore

extension _MetatypeInitializers where Self: CAPropertyAnimation {
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
