public import Foundation

/// Lets `T()` and `type.init()` be written where `T` is some kind of a class of Apple's, and `type` its metatype.
///
/// Swift calls only `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. So there are initializers in
/// extensions of this protocol, and of one for each class that has more. They stand behind those of the classes and call
/// the one that the metatype's class has, whatever the metatype was declared as.
///
/// An initializer in an extension cannot read the metatype that it is called on: its `Self` is the declared type. A
/// static function can, and is called in the same way, so that each initializer is declared without a body, and is
/// the function below it, by their name for the linker. Initializers own their parameters, so the function's are `__owned`.
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
