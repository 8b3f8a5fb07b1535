import DarkroomObjectiveC
import Foundation
import Testing

/// Observation of objects that announce their changes themselves.
struct KeyValueObservingTests {
  private class Model: NSObject {
    var count = 0 {
      willSet { _willChangeValue(of: \.count, named: "count") }
      didSet { _didChangeValue(of: \.count, named: "count") }
    }
    var name: String? {
      willSet { willChangeValue(for: \.name) }
      didSet { didChangeValue(for: \.name) }
    }
  }

  private final class SpecialModel: Model {}

  @Test func anObserverIsToldOfOldAndNewValues() {
    let model = Model()
    var changes: [[Int?]] = []
    let observation = model.observe(\.count, options: [.old, .new]) { _, change in
      changes.append([change.oldValue, change.newValue])
    }

    model.count = 1
    model.count = 1

    #expect(changes == [[0, 1], [1, 1]])
    withExtendedLifetime(observation) {}
  }

  @Test func valuesComeOnlyWhereTheyWereAskedFor() {
    let model = Model()
    var changes: [Int?] = []
    let observation = model.observe(\.count) { _, change in
      changes += [change.oldValue, change.newValue]
    }

    model.count = 1

    #expect(changes == [nil, nil])
    withExtendedLifetime(observation) {}
  }

  @Test func theInitialCallHasTheNewValueAlone() {
    let model = Model()
    model.count = 4
    var changes: [Int?] = []
    let observation = model.observe(\.count, options: [.initial, .old, .new]) { _, change in
      changes += [change.oldValue, change.newValue]
    }

    #expect(changes == [nil, 4])
    withExtendedLifetime(observation) {}
  }

  @Test func aPriorCallComesBeforeTheChange() {
    let model = Model()
    var told: [String] = []
    let observation = model.observe(\.count, options: [.prior, .new]) { model, change in
      told.append("\(change.isPrior) \(model.count) \(change.newValue as Any)")
    }

    model.count = 2

    #expect(told == ["true 0 nil", "false 2 Optional(2)"])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWithItsLastReferenceOrWhenItIsInvalidated() {
    let model = Model()
    var calls = 0
    var observation: NSKeyValueObservation? = model.observe(\.count) { _, _ in calls += 1 }
    model.count = 1
    observation = nil
    model.count = 2
    let second = model.observe(\.count) { _, _ in calls += 1 }
    second.invalidate()
    second.invalidate()
    model.count = 3

    #expect(calls == 1 && observation == nil)
  }

  @Test func aPropertyIsTheSameFromEverySubclass() {
    let model = SpecialModel()
    var calls = 0
    let observations = [
      model.observe(\.count) { (_: SpecialModel, _) in calls += 1 },
      (model as Model).observe(\.count) { (_: Model, _) in calls += 1 },
      model.observe(\SpecialModel.name) { _, _ in calls += 100 },
    ]

    model.count = 1

    #expect(calls == 2)
    withExtendedLifetime(observations) {}
  }

  @Test func nilIsAValue() {
    let model = Model()
    model.name = "a"
    var values: [String??] = []
    let observation = model.observe(\.name, options: [.old, .new]) { _, change in
      values += [change.oldValue, change.newValue]
    }

    model.name = nil

    #expect(values == ["a", .some(nil)])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservedObjectIsNotKeptAlive() {
    weak var gone: Model?
    let observation: NSKeyValueObservation
    do {
      let model = Model()
      gone = model
      observation = model.observe(\.count) { _, _ in }
    }

    #expect(gone == nil)
    observation.invalidate()
  }

  @Test func anObserverMayEndItselfWhileItIsTold() {
    let model = Model()
    var observation: NSKeyValueObservation?
    var calls = 0
    observation = model.observe(\.count) { _, _ in
      calls += 1
      observation?.invalidate()
    }

    model.count = 1
    model.count = 2

    #expect(calls == 1)
  }
}
