import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

/// Creates objects of classes that are known only at run time: registered ones, and those of metatype values.
///
/// The initializers are not `required`, so that clients can write `override init(frame:)`. The indexes are those of the
/// designated initializers in the body of the class named first.
@MainActor
enum ViewInstantiation {
  static func layer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self, let subclass = layerClass as? CALayer.Type else {
      return CALayer()
    }
    return object(of: subclass)
  }

  static func object<T: NSObject>(of type: T.Type) -> T { RuntimeInitializer.object(of: type) }

  /// Works like `init()` of the class; if that is a convenience initializer, Swift does not find it in the class's
  /// table.
  static func plainObject<T: NSObject>(of type: T.Type) -> T {
    (type as? any PlainlyMade.Type)?.makePlain() as? T ?? object(of: type)
  }

  static func recognizer<T: UIGestureRecognizer>(of type: T.Type, coder: NSCoder) -> T? {
    RuntimeInitializer.failableCall(1, of: UIGestureRecognizer.self, on: type, [.value(coder)])
  }

  static func view<T: UIView>(of type: T.Type, frame: CGRect) -> T {
    call(0, of: UIView.self, on: type, .rect(frame))
  }

  static func controller<T: UIViewController>(
    of type: T.Type, nibName: String? = nil, bundle: Bundle? = nil
  ) -> T {
    call(0, of: UIViewController.self, on: type, .value(nibName), .value(bundle))
  }

  /// Calls an initializer as `RuntimeInitializer.call` does.
  static func call<T: AnyObject>(
    _ index: UInt32, of introducing: AnyClass, on type: T.Type,
    _ arguments: RuntimeInitializer.Argument...
  ) -> T {
    RuntimeInitializer.call(index, of: introducing, on: type, arguments)
  }
}
