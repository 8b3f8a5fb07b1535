import DarkroomClassInstantiation
import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

// unsafe: an initializer that is not `required` is called as the class's table of functions has it, by C; what goes in
// and comes out are objects by their pointers.

/// Creates objects of classes that are registered by metatype.
///
/// The initializers are not `required`, so that users can write `override init(frame:)`; the
/// indexes are the order of the designated initializers in the body of the class named first.
@MainActor
enum ViewInstantiation {
  static func layer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self, let subclass = layerClass as? CALayer.Type else {
      return CALayer()
    }
    return object(of: subclass)
  }

  static func object<T: NSObject>(of type: T.Type) -> T {
    let entry = unsafe entry(NSObject.self, 0, type)
    return unsafe owned(darkroom_call_init(entry, metadata(type)))
  }

  /// Calls an `init?(coder:)` of a class that is introduced there after one other.
  static func recognizer<T: UIGestureRecognizer>(of type: T.Type, coder: NSCoder) -> T? {
    let entry = unsafe entry(UIGestureRecognizer.self, 1, type)
    let coder = unsafe Unmanaged.passRetained(coder).toOpaque()
    return unsafe darkroom_call_init_object(entry, metadata(type), coder).map {
      unsafe owned($0)
    }
  }

  static func segue(
    of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    let entry = unsafe entry(UIStoryboardSegue.self, 0, type)
    let source = unsafe Unmanaged.passRetained(source).toOpaque()
    let destination = unsafe Unmanaged.passRetained(destination).toOpaque()
    return withConsumed(identifier) { first, second in
      unsafe owned(
        darkroom_call_init_segue(entry, metadata(type), first, second, source, destination))
    }
  }

  static func view<T: UIView>(of type: T.Type, frame: CGRect) -> T {
    let entry = unsafe entry(UIView.self, 0, type)
    return unsafe owned(
      darkroom_call_init_frame(
        entry, metadata(type), frame.minX, frame.minY, frame.width, frame.height))
  }

  /// Calls an `init(style:reuseIdentifier:)` that is the first initializer `base` introduces.
  static func cell<T: UIView>(
    of type: T.Type, introducedBy base: UIView.Type, style: UInt8, reuseIdentifier: String?
  ) -> T {
    let entry = unsafe entry(base, 0, type)
    return withConsumed(reuseIdentifier) { first, second in
      unsafe owned(darkroom_call_init_style(entry, metadata(type), style, first, second))
    }
  }

  /// Calls an `init(reuseIdentifier:)` that is the first initializer `base` introduces.
  static func view<T: UIView>(
    of type: T.Type, introducedBy base: UIView.Type, reuseIdentifier: String?
  ) -> T {
    let entry = unsafe entry(base, 0, type)
    return withConsumed(reuseIdentifier) { first, second in
      unsafe owned(darkroom_call_init_string(entry, metadata(type), first, second))
    }
  }

  static func controller<T: UIViewController>(
    of type: T.Type, nibName: String?, bundle: Bundle?
  ) -> T {
    let entry = unsafe entry(UIViewController.self, 0, type)
    let bundle = unsafe bundle.map { unsafe Unmanaged.passRetained($0).toOpaque() }
    return withConsumed(nibName) { first, second in
      unsafe owned(
        darkroom_call_init_string_object(entry, metadata(type), first, second, bundle))
    }
  }

  /// A type as the class that all of its kind have in common.
  static func type<Base: AnyObject>(_ type: Any.Type, as base: Base.Type) -> Base.Type {
    guard let type = type as? Base.Type else {
      UncaughtException.raise("\(type) is no \(base)")
    }
    return type
  }

  /// An object as an instance of the class that made it.
  static func object<Result>(_ object: AnyObject, as type: Result.Type) -> Result {
    guard let object = object as? Result else {
      UncaughtException.raise("\(object) is no \(type)")
    }
    return object
  }

  /// Hands out the words of a string with a reference that the callee gives back.
  private static func withConsumed<R>(
    _ string: String?, _ body: (UInt64, UInt64) -> R
  ) -> R {
    let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    unsafe copy.initialize(to: string)
    defer { unsafe copy.deallocate() }
    return unsafe copy.withMemoryRebound(to: UInt64.self, capacity: 2) { words in
      unsafe body(words[0], words[1])
    }
  }

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func entry(
    _ introducing: AnyClass, _ index: UInt32, _ type: AnyClass
  ) -> UnsafeRawPointer {
    guard let entry = unsafe darkroom_initializer(metadata(introducing), index, metadata(type))
    else { UncaughtException.raise("the metadata of \(type) has an unknown form") }
    return unsafe entry
  }

  private static func owned<T: AnyObject>(_ object: UnsafeMutableRawPointer) -> T {
    unsafe Unmanaged<T>.fromOpaque(object).takeRetainedValue()
  }
}
