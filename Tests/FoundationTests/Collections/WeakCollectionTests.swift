import DarkroomFoundation
import Foundation
import Testing

/// Collections that hold objects weakly.
struct WeakCollectionTests {
  @Test func aTableForgetsObjectsThatAreGone() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2)
      #expect(table.allObjects == [gone, kept])
      withExtendedLifetime(gone) {}
    }
    #expect(table.allObjects == [kept])
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func objectsAreEqualByTheirOwnRuleOrByIdentity() {
    let (a, b) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let equal = NSHashTable<NSMutableString>()
    let identical = NSHashTable<NSMutableString>(options: [.objectPointerPersonality])
    for table in [equal, identical] {
      table.add(a)
      table.add(b)
    }
    #expect(equal.count == 1)
    #expect(equal.member(b) === a)
    #expect(identical.count == 2)
    #expect(equal.isSubset(of: equal) && equal.intersects(equal))
  }

  @Test func aMapForgetsValuesThatAreGone() {
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      map.setObject(gone, forKey: "gone")
      map.setObject(kept, forKey: "kept")
      #expect(map.object(forKey: "gone") === gone)
      #expect(map.count == 2)
    }
    #expect(map.object(forKey: "gone") == nil)
    #expect(map.keyEnumerator().allObjects as? [String] == ["kept"])
    #expect(map.dictionaryRepresentation().count == 1)
    map.setObject(nil, forKey: "kept")
    #expect(map.count == 0)
  }

  @Test func aMapForgetsKeysThatAreGone() {
    let map = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    do {
      let key = NSObject()
      map.setObject("a", forKey: key)
      map.setObject("b", forKey: key)
      #expect(map.object(forKey: key) == "b")
    }
    #expect(map.objectEnumerator()?.allObjects.count == 0)
  }
}
