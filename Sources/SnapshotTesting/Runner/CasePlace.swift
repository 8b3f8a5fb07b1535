import Synchronization
import Testing

/// The position of the current case of a parameterized test, in the order of its arguments.
struct CasePlace {
  /// From 0.
  let index: Int
  /// The number of all cases.
  let count: Int

  /// The cases of tests that have been looked up, by their descriptions.
  private static let known = Mutex<[Test.ID: [String: Int]]>([:])

  /// Returns nil if the test has a single case.
  ///
  /// Swift Testing has no public API for cases, so they are found by reflection; nil as well if a later version hides
  /// them.
  init?(of test: Test, _ testCase: Test.Case?) {
    guard let testCase, testCase.isParameterized, let words = Self.words(testCase) else {
      return nil
    }
    let places = Self.known.withLock { known in
      if let places = known[test.id] { return places }
      let places = Self.places(of: test)
      known[test.id] = places
      return places
    }
    guard let index = places[words] else { return nil }
    self.index = index
    count = places.count
  }

  private static func places(of test: Test) -> [String: Int] {
    guard let state = Mirror(reflecting: test).descendant("testCasesState", "some"),
      let cases = Mirror(reflecting: state).children.first?.value as? any Sequence
    else { return [:] }
    var places: [String: Int] = [:]
    for element in cases {
      guard let element = element as? Test.Case, let words = words(element) else { return [:] }
      if places[words] == nil { places[words] = places.count }
    }
    return places
  }

  /// A description of the arguments, with a distinction between cases with equal ones.
  private static func words(_ testCase: Test.Case) -> String? {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).children.first?.value,
      let list = Mirror(reflecting: payload).descendant("arguments")
    else { return nil }
    let identities = Mirror(reflecting: list).children.map { argument in
      Mirror(reflecting: argument.value).descendant("id").map { String(reflecting: $0) }
    }
    guard !identities.isEmpty, !identities.contains(nil) else { return nil }
    let number = Mirror(reflecting: payload).descendant("discriminator")
    return "\(identities.compactMap(\.self)) \(number.map { "\($0)" } ?? "")"
  }
}
