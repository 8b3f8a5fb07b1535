public import Foundation

/// Makes `T()` and `type.init()` compile if `T` is a generic parameter for a class of Apple's, and `type` its metatype.
///
/// Swift calls only `required` initializers through a metatype. On iOS it also calls those of UIKit's classes, because
/// they are Objective-C initializers. If they were `required` here, subclasses could not mark theirs as `override`. So
/// this protocol, and one more for each class with further initializers, declares them in extensions. These rank below
/// the class's own, and they call the initializer of the metatype's actual class.
///
/// An initializer in an extension cannot read the metatype on which it is called, because its `Self` is the declared
/// type. A static function can, and has the same calling convention. So each initializer is declared without a body,
/// and the linker binds its name to the function below it. Initializers own their parameters, so those of the function
/// are `__owned`.
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
