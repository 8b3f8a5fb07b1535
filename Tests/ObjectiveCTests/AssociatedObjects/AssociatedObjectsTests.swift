import DarkroomObjectiveC
import Foundation
import Testing

@safe nonisolated(unsafe) private var firstKey: UInt8 = 0
@safe nonisolated(unsafe) private var secondKey: UInt8 = 0

/// Values that code hangs on objects of others.
struct AssociatedObjectsTests {
  private final class Owner: AssociationOwner {
    deinit { AssociatedObjects.release(of: self) }
  }

  @Test func valuesAreKeptByObjectAndKey() {
    let object = NSObject()
    let other = NSObject()
    unsafe objc_setAssociatedObject(object, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    unsafe objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)

    #expect(unsafe objc_getAssociatedObject(object, &firstKey) as? String == "a")
    #expect(unsafe objc_getAssociatedObject(object, &secondKey) as? Int == 2)
    #expect(unsafe objc_getAssociatedObject(other, &firstKey) == nil)

    unsafe objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(unsafe objc_getAssociatedObject(object, &firstKey) == nil)

    objc_removeAssociatedObjects(object)
    #expect(unsafe objc_getAssociatedObject(object, &secondKey) == nil)
  }

  @Test func aCopyDoesNotFollowItsOriginal() {
    let object = NSObject()
    let text = NSMutableString(string: "a")
    unsafe objc_setAssociatedObject(object, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")

    #expect(
      (unsafe objc_getAssociatedObject(object, &firstKey) as? NSString)?.isEqual(to: "a") == true)
  }

  @Test func anAssignedValueIsNotKeptAlive() {
    let object = NSObject()
    do {
      let value = NSObject()
      unsafe objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(unsafe objc_getAssociatedObject(object, &firstKey) as? NSObject === value)
    }

    #expect(unsafe objc_getAssociatedObject(object, &firstKey) == nil)
  }

  @Test func anOwnerTakesItsValuesWithIt() {
    weak var gone: NSObject?
    do {
      let owner = Owner()
      let value = NSObject()
      gone = value
      unsafe objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(gone != nil)
    }

    #expect(gone == nil)
  }

  @Test func valuesOfOthersAreReleasedWhenMoreObjectsHaveSome() {
    weak var gone: NSObject?
    do {
      let object = NSObject()
      let value = NSObject()
      gone = value
      unsafe objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<1000).map { _ in NSObject() }
    for other in others {
      unsafe objc_setAssociatedObject(other, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }

    #expect(gone == nil)
    others.forEach(objc_removeAssociatedObjects)
  }
}
