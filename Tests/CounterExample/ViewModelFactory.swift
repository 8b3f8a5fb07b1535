/// Makes the view model of a screen from what the screen brings.
protocol ViewModelFactoryType {
    associatedtype Dependency
    associatedtype ViewModel
    func create(dependency: Dependency) -> ViewModel
}

/// Any factory for a kind of view model; tests bring their own.
struct AnyViewModelFactory<Dependency, ViewModel>: ViewModelFactoryType {
    private let make: (Dependency) -> ViewModel

    init<Factory: ViewModelFactoryType>(_ factory: Factory)
    where Factory.Dependency == Dependency, Factory.ViewModel == ViewModel {
        make = factory.create
    }

    func create(dependency: Dependency) -> ViewModel {
        make(dependency)
    }
}

struct CounterViewModelFactory: ViewModelFactoryType {
    let initViewModel: InitViewModel

    func create(dependency: CounterViewController.Dependency) -> CounterViewModelType {
        initViewModel(dependency.increment, dependency.decrement, dependency.reset)
    }
}
