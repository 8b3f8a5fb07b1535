import DarkroomObjectiveC
import Foundation
import Testing

/// The runtime's functions on classes.
struct ClassNamesTests {
  private class Model: NSObject {}
  private final class Special: Model {}

  @Test func classesHaveNamesAndSuperclasses() {
    let object: NSObject = Special()
    #expect(object_getClass(object) == Special.self)
    #expect(class_getSuperclass(Special.self) == Model.self)
    #expect(class_getSuperclass(nil) == nil)
    let name = unsafe String(cString: class_getName(Model.self))
    #expect(name == String(reflecting: Model.self))
    #expect(unsafe String(cString: class_getName(NSObject.self)) == "NSObject")
    #expect(unsafe class_getName(Model.self) == class_getName(Model.self))
    #expect(unsafe String(cString: object_getClassName(object)).hasSuffix("Special"))
  }

  @Test func anObjectKeepsItsClassAndSaysSo() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let object = Special()
      for _ in 0..<2 { #expect(object_setClass(object, Model.self) == Special.self) }
      #expect(object_getClass(object) == Special.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "object_setClass: ").count == 2, "once")
    #expect(text.contains("has no effect here"))
  }
}
