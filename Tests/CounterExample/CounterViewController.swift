import Combine
import UIKit

final class CounterViewController: UIViewController {
    /// What the buttons of the screen send.
    struct Dependency {
        let increment: AnyPublisher<Void, Never>
        let decrement: AnyPublisher<Void, Never>
        let reset: AnyPublisher<Void, Never>
    }

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var incrementButton: UIButton!
    @IBOutlet private weak var decrementButton: UIButton!

    /// Tests replace one of these before the view is loaded.
    var initViewModel: InitViewModel = CounterViewModel.init
    lazy var viewModelFactory = AnyViewModelFactory(CounterViewModelFactory(initViewModel: initViewModel))

    private let resets = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    /// Reads outlets: first used when they are connected.
    private lazy var viewModel: CounterViewModelType = viewModelFactory.create(
        dependency: Dependency(
            increment: incrementButton.extension.tap(),
            decrement: decrementButton.extension.tap(),
            reset: resets.eraseToAnyPublisher()
        )
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.count
            .map { Optional($0) }
            .assign(to: \.text, on: countLabel)
            .store(in: &cancellables)
        viewModel.isDecrementEnabled
            .assign(to: \.isEnabled, on: decrementButton)
            .store(in: &cancellables)
    }

    @IBAction private func reset(_ sender: UIButton) {
        resets.send()
    }
}
