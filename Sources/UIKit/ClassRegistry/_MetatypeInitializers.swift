public import Foundation

/// Lets `T(frame:)` and `type.init(frame:)` be written where `T` is some kind of view, and `type` its metatype.
///
/// Swift calls only `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. So there are initializers in
/// extensions of this protocol, which stand behind those of the classes and which call the one that the metatype's class
/// has, whatever the metatype was declared as.
///
/// An initializer in an extension cannot read the metatype that it is called on: its `Self` is the declared type. A
/// static function can, and is called in the same way, so that each initializer is declared without a body, and is
/// the function below it, by their name for the linker. Initializers own their parameters, so the function's are `__owned`.
public protocol _MetatypeInitializers {}

extension NSObject: _MetatypeInitializers {}
