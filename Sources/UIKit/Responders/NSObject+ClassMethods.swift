import DarkroomCoreGraphics
public import DarkroomObjectiveC
import Foundation

extension _KeyValueCodingAndObserving {
  /// The class's name, with its module unless it is a UIKit class.
  @preconcurrency @MainActor
  public static func description() -> String { UIResponder.className(of: Self.self as AnyClass) }

  /// Whether the class itself has a class method with that name, as far as the registry knows.
  @preconcurrency @MainActor
  public static func responds(to selector: Selector!) -> Bool {
    selector.map { _ClassRegistry.classMethod(named: $0.name, of: Self.self) != nil } ?? false
  }

  /// Whether objects of the class have a method with that name, as far as the registry knows.
  @preconcurrency @MainActor
  public static func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ActionDispatch.method(named: $0.name, ofClass: Self.self) != nil }
      ?? false
  }
}
