import Combine

protocol CounterViewModelType {
    var count: AnyPublisher<String, Never> { get }
    var isDecrementEnabled: AnyPublisher<Bool, Never> { get }
}

/// The signature of a view model's initializer.
typealias InitViewModel = (
    _ increment: AnyPublisher<Void, Never>,
    _ decrement: AnyPublisher<Void, Never>,
    _ reset: AnyPublisher<Void, Never>
) -> CounterViewModelType

/// Counts taps; never below zero.
final class CounterViewModel: CounterViewModelType {
    let count: AnyPublisher<String, Never>
    let isDecrementEnabled: AnyPublisher<Bool, Never>

    private enum Change {
        case add(Int)
        case reset
    }

    init(
        increment: AnyPublisher<Void, Never>,
        decrement: AnyPublisher<Void, Never>,
        reset: AnyPublisher<Void, Never>
    ) {
        let number = Publishers.Merge3(
            increment.map { Change.add(1) },
            decrement.map { Change.add(-1) },
            reset.map { Change.reset }
        )
        .scan(0) { number, change in
            switch change {
            case .add(let amount): return max(0, number + amount)
            case .reset: return 0
            }
        }
        .prepend(0)
        .multicast(subject: CurrentValueSubject<Int, Never>(0))
        .autoconnect()
        .removeDuplicates()

        count = number.map { String($0) }.eraseToAnyPublisher()
        isDecrementEnabled = number.map { $0 > 0 }.removeDuplicates().eraseToAnyPublisher()
    }
}
