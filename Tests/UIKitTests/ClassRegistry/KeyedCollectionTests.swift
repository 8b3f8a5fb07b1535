import DarkroomFoundation
import DarkroomObjectiveC
import DarkroomUIKit
import Foundation
import Testing

/// Key-value coding of collections, as Apple's "Key-Value Coding Programming Guide" has it.
@MainActor
struct KeyedCollectionTests {
  private final class Model: NSObject {
    var items: [String] = ["a"] {
      willSet { _willChangeValue(of: \Model.items, named: "items") }
      didSet { _didChangeValue(of: \Model.items, named: "items") }
    }
    var age = 3

    override init() {
      super.init()
      _ClassRegistry.add(property: "items", \Model.items) { $0.items = $1 }
      _ClassRegistry.add(property: "age", \Model.age) { $0.age = $1 }
    }
  }

  @Test func changesOfTheArrayAreChangesOfTheProperty() {
    let model = Model()
    var told: [[String]] = []
    let observation = model.observe(\.items, options: .new) { _, change in
      told.append(change.newValue ?? [])
    }
    let array = model.mutableArrayValue(forKey: "items")
    array.add("c")
    array.insert("b", at: 1)
    array.replaceObject(at: 0, with: "x")
    array.removeObject(at: 2)
    #expect(model.items == ["x", "b"])
    #expect(told == [["a", "c"], ["a", "b", "c"], ["x", "b", "c"], ["x", "b"]])
    #expect(array.count == 2 && array[1] as? String == "b" && array.contains("x"))
    model.items = []
    #expect(array.count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func collectionsGiveValuesOfTheirElements() {
    let (a, b) = (Model(), Model())
    b.age = 7
    let models: NSArray = [a, b]
    #expect(models.value(forKeyPath: "@sum.age") as? Double == 10)
    #expect(models.value(forKey: "age") as? [Int] == [3, 7])
    #expect(models.value(forKeyPath: "@count") as? Int == 2)
    #expect(a.value(forKeyPath: "items.@count") as? Int == 1)
    let dictionary: NSMutableDictionary = ["model": a]
    #expect(dictionary.value(forKeyPath: "model.age") as? Int == 3)
    dictionary.setValue(4, forKey: "number")
    #expect(dictionary["number"] as? Int == 4)
    a.setValuesForKeys(["age": 5, "items": ["z"]])
    #expect(a.dictionaryWithValues(forKeys: ["age"])["age"] as? Int == 5 && a.items == ["z"])
  }

  @Test func predicatesReadWhatKeyValueCodingKnows() {
    let (a, b) = (Model(), Model())
    b.age = 7
    let old = NSPredicate(format: "age > %d AND ANY items == 'a'", 5)
    #expect(([a, b] as NSArray).filtered(using: old) as? [Model] == [b])
    let label = UILabel()
    label.text = "x"
    label.isHidden = true
    #expect(NSPredicate(format: "text == 'x' AND hidden == YES").evaluate(with: label))
  }
}
