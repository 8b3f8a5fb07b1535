import Combine
import Testing

struct CombineLatestTests {
  @Test func nothingComesBeforeEachHasAValue() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var heard: [String] = []
    let subscription = a.combineLatest(b).sink { heard.append("\($0)\($1)") }

    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")

    #expect(heard == ["2x", "3x", "3y"])
    subscription.cancel()
  }

  @Test func itFinishesWithTheLast() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [String] = []
    let subscription = a.combineLatest(b) { $0 * $1 }.sink(
      receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append("\($0)") })

    a.send(6)
    a.send(completion: .finished)
    b.send(7)
    b.send(completion: .finished)

    #expect(heard == ["42", "end"])
    subscription.cancel()
  }

  @Test func fourPublishersCombine() {
    final class Person {
      @Published var name = "Ada"
    }
    let person = Person()
    var heard: [String] = []
    let ages = CurrentValueSubject<Int, Never>(36)
    let subscription = person.$name.combineLatest(ages, Just(true), Just(1.5)) {
      "\($0) \($1) \($2) \($3)"
    }.sink { heard.append($0) }

    person.name = "Grace"
    ages.send(85)

    #expect(heard == ["Ada 36 true 1.5", "Grace 36 true 1.5", "Grace 85 true 1.5"])
    subscription.cancel()
  }

  /// Demand of one: the first pair is handed on, later values are only remembered until more is asked for.
  @Test func valuesWithoutDemandAreRemembered() {
    final class OneAtATime: Subscriber {
      var subscription: (any Subscription)?
      var heard: [String] = []
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }
      func receive(_ input: (Int, Int)) -> Subscribers.Demand {
        heard.append("\(input.0)\(input.1)")
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { heard.append("end") }
    }
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let subscriber = OneAtATime()
    a.combineLatest(b).subscribe(subscriber)

    a.send(3)
    #expect(subscriber.heard == ["12"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.heard == ["12", "32"])
  }

  @Test func cancellingStopsAllUpstreams() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var cancelled = 0
    let subscription = a.handleEvents(receiveCancel: { cancelled += 1 })
      .combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).sink { _ in }

    subscription.cancel()

    #expect(cancelled == 2)
  }
}
