import Foundation
import Testing

@testable import DarkroomObjectiveC

struct KeyPathIdentityTests {
  private class Model: NSObject {
    final var first = 0
    final var second = 0
    var computed: Int { 0 }
    var nested = [0]
  }

  private final class SpecialModel: Model {}

  @Test func aPropertyIsTheSameFromASubclass() {
    let pairs: [(AnyKeyPath, AnyKeyPath)] = [
      (\Model.first, \SpecialModel.first), (\Model.computed, \SpecialModel.computed),
      (\Model.nested, \SpecialModel.nested),
    ]
    for (a, b) in pairs { #expect(KeyPathIdentity(a) == KeyPathIdentity(b)) }
    #expect(KeyPathIdentity(\Model.first) != KeyPathIdentity(\Model.second))
    #expect(KeyPathIdentity(\Model.nested) != KeyPathIdentity(\Model.nested.count))
  }

  /// As with a standard library whose key paths look otherwise.
  @Test func whereTheLayoutIsAnotherOneAPathStandsForItself() {
    func identity(_ path: AnyKeyPath) -> KeyPathIdentity {
      KeyPathIdentity(path, layoutIsKnown: false)
    }

    #expect(identity(\Model.first) == identity(\Model.first))
    #expect(identity(\Model.first) != identity(\Model.second))
    #expect(identity(\Model.first) != identity(\SpecialModel.first))
  }
}
