import Combine
import Foundation
import Testing

/// The operators of view models, as far as no other test has them.
@Suite struct ViewModelOperatorTests {
  private enum Failure: Error { case once }

  @Test func zipsOfThreeAndFour() {
    var three: [String] = []
    var four: [Int] = []
    _ = [1, 2].publisher.zip(["a", "b"].publisher, [true, false].publisher)
      .sink { three.append("\($0)\($1)\($2)") }
    _ = Publishers.Zip4([1].publisher, [2].publisher, [3].publisher, [4].publisher)
      .sink { four = [$0, $1, $2, $3] }

    #expect(three == ["1atrue", "2bfalse"])
    #expect(four == [1, 2, 3, 4])
  }

  @Test func onlyTheLatestPublisherIsHeard() {
    let choice = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [Int] = []
    let subscription = choice.switchToLatest().sink { heard.append($0) }

    choice.send(first)
    first.send(1)
    choice.send(second)
    first.send(2)
    second.send(3)

    #expect(heard == [1, 3])
    subscription.cancel()
  }

  @Test func oneSubscriptionIsShared() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var sum = 0
    let both = [shared.sink { sum += $0 }, shared.sink { sum += $0 }]

    subject.send(5)

    #expect(subscriptions == 1)
    #expect(sum == 10)
    both.forEach { $0.cancel() }
  }

  @Test func failuresAreTriedAgain() {
    var tries = 0
    var values: [Int] = []
    let flaky = Deferred { () -> AnyPublisher<Int, Failure> in
      tries += 1
      return tries < 3
        ? Fail(error: .once).eraseToAnyPublisher()
        : Just(7).setFailureType(to: Failure.self).eraseToAnyPublisher()
    }
    let subscription = flaky.retry(2).replaceError(with: 0).sink { values.append($0) }

    #expect(tries == 3)
    #expect(values == [7])
    subscription.cancel()
  }

  @Test func anotherPublisherEndsAPrefix() {
    let values = PassthroughSubject<Int, Never>()
    let end = PassthroughSubject<Void, Never>()
    var heard: [Int] = []
    let subscription = values.prefix(untilOutputFrom: end).sink { heard.append($0) }

    values.send(1)
    end.send(())
    values.send(2)

    #expect(heard == [1])
    subscription.cancel()
  }

  @Test func recordsPlayBack() {
    var heard: [Int] = []
    var isFinished = false
    _ = Record<Int, Never>(output: [1, 2], completion: .finished)
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { heard.append($0) })
    #expect(heard == [1, 2])
    #expect(isFinished)
  }

  private final class Model: ObservableObject {
    @Published var text = ""
  }

  @Test func valuesAreAssignedToPublishedProperties() {
    let model = Model()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }

    ["a", "b"].publisher.assign(to: &model.$text)

    #expect(model.text == "b")
    #expect(changes == 2)
    subscription.cancel()
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var heard = 0
    let subscription = center.publisher(for: name).compactMap { $0.object as? Int }
      .sink { heard += $0 }
    center.post(name: name, object: 3)
    subscription.cancel()
    center.post(name: name, object: 4)
    #expect(heard == 3)
  }

  @Test func debouncedValuesAreTheLastOfABurst() {
    let time = VirtualTime()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let subscription = subject.debounce(for: .milliseconds(20), scheduler: time)
      .sink { heard.append($0) }

    for value in 1...3 {
      subject.send(value)
      time.advance(by: 10)
    }
    #expect(heard == [])
    time.advance(by: 10)

    #expect(heard == [3])
    subscription.cancel()
  }

  @Test func throttledValuesAreTheLatestOfEachInterval() {
    let time = VirtualTime()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let subscription = subject.throttle(for: .milliseconds(50), scheduler: time, latest: true)
      .sink { heard.append($0) }

    for value in 1...3 { subject.send(value) }
    time.advance(by: 100)
    subject.send(4)
    time.advance(by: 100)

    #expect(heard.last == 4)
    #expect(heard.contains(3) && !heard.contains(2))
    subscription.cancel()
  }

  @Test func silenceTimesOut() {
    let time = VirtualTime()
    var isFinished = false
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.timeout(.milliseconds(20), scheduler: time)
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })

    time.advance(by: 15)
    subject.send(1)
    time.advance(by: 15)
    #expect(!isFinished)
    time.advance(by: 10)

    #expect(isFinished)
    subscription.cancel()
  }

  @Test func sequencesJoinAndFlatten() {
    var heard: [Int] = []
    _ = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.append(5).prepend(0)
      .removeDuplicates().scan(0, +).sink { heard.append($0) }
    #expect(heard == [0, 1, 11, 13, 33, 38])
  }
}
