public import Foundation

/// Lets `T()` and `type.init()` be written where `T` is some kind of a class of Apple's, and `type` its metatype.
///
/// As ``_MetatypeInitializers``, for the classes that have an initializer without parameters on iOS, too.
public protocol _ObjectInitializers {}

extension _ObjectInitializers where Self: NSObject {
  @_silgen_name("darkroom_NSObject_init")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init()

  @_silgen_name("darkroom_NSObject_init")
  @MainActor @usableFromInline
  static func make() -> Self {
    ViewInstantiation.plainObject(of: self)
  }
}
