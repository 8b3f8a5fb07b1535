import Combine
import Foundation
import ObjectiveC
import XCTest

/// Publishers of key paths, as Apple's overlay of Foundation has them.
final class KeyValueObservingPublisherTests: XCTestCase {
  private final class Model: NSObject {
    var number = 0 {
      willSet { _willChangeValue(of: \Model.number, named: "number") }
      didSet { _didChangeValue(of: \Model.number, named: "number") }
    }
  }

  func testTheFirstValueIsTheOneThatIsThere() {
    let model = Model()
    var numbers: [Int] = []
    let subscription = model.publisher(for: \.number).sink { numbers.append($0) }
    model.number = 1
    model.number = 2
    subscription.cancel()
    model.number = 3
    XCTAssertEqual(numbers, [0, 1, 2])
  }

  func testWithoutInitialOnlyChangesAreTold() {
    let model = Model()
    var numbers: [Int] = []
    let subscription = model.publisher(for: \.number, options: .new).map { $0 * 2 }
      .sink { numbers.append($0) }
    model.number = 4
    XCTAssertEqual(numbers, [8])
    subscription.cancel()
  }

  func testTheLatestValueWaitsForDemand() {
    final class Slow: Subscriber {
      var subscription: (any Subscription)?
      var numbers: [Int] = []
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        numbers.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let (model, slow) = (Model(), Slow())
    model.publisher(for: \.number).subscribe(slow)
    model.number = 1
    model.number = 2
    XCTAssertEqual(slow.numbers, [])
    slow.subscription?.request(.max(1))
    XCTAssertEqual(slow.numbers, [2])
    model.number = 3
    XCTAssertEqual(slow.numbers, [2])
    slow.subscription?.request(.max(2))
    model.number = 4
    XCTAssertEqual(slow.numbers, [2, 3, 4])
  }

  func testPublishersOfOnePropertyAreEqual() {
    let model = Model()
    XCTAssertEqual(model.publisher(for: \.number), model.publisher(for: \.number))
    XCTAssertNotEqual(model.publisher(for: \.number), Model().publisher(for: \.number))
  }
}
