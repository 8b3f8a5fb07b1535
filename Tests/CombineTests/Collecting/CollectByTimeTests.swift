import Combine
import Foundation
import Testing

struct CollectByTimeTests {
  @Test func aFullBatchGoesAtOnceAndTheRestAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [[Int]] = []
    let subscription = subject.collect(.byTimeOrCount(DispatchQueue.global(), .seconds(600), 2))
      .sink { heard.append($0) }

    for value in 1...5 { subject.send(value) }
    #expect(heard == [[1, 2], [3, 4]])
    subject.send(completion: .finished)

    #expect(heard == [[1, 2], [3, 4], [5]])
    subscription.cancel()
  }

  @Test func anIntervalEndsABatch() async {
    let subject = PassthroughSubject<Int, Never>()
    let batch = await withCheckedContinuation { continuation in
      var subscription: AnyCancellable?
      subscription = subject.collect(.byTime(DispatchQueue.global(), .milliseconds(20)))
        .first().sink {
          continuation.resume(returning: $0)
          subscription?.cancel()
        }
      subject.send(1)
      subject.send(2)
    }

    #expect(batch == [1, 2])
  }
}
