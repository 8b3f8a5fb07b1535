import DarkroomCoreGraphics
public import DarkroomObjectiveC
import Foundation

extension _KeyValueCodingAndObserving {
  /// The class's name, with its module where it is not one of UIKit's.
  @preconcurrency @MainActor
  public static func description() -> String { UIResponder.className(of: Self.self as AnyClass) }

  /// Whether the class itself has a method of that name, as far as a registry can tell.
  @preconcurrency @MainActor
  public static func responds(to selector: Selector!) -> Bool {
    selector.map { _ClassRegistry.classMethod(named: $0.name, of: Self.self) != nil } ?? false
  }

  /// Whether objects of the class have a method of that name, as far as a registry can tell.
  @preconcurrency @MainActor
  public static func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ActionDispatch.method(named: $0.name, ofClass: Self.self) != nil }
      ?? false
  }
}
