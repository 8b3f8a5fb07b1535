import UIKit

protocol Coordinator: AnyObject {
    var children: [any Coordinator] { get set }
    func start()
}

extension Coordinator {
    func startChild(_ child: some Coordinator) {
        children.append(child)
        child.start()
    }

    func finishChild(_ child: any Coordinator) {
        children.removeAll { $0 === child }
    }
}

/// A coordinator that pushes onto a navigation controller of its own.
class NavigationCoordinator: NSObject, Coordinator {
    var children: [any Coordinator] = []
    let navigationController: UINavigationController
    let environment: AppEnvironment

    init(environment: AppEnvironment, navigationController: UINavigationController = UINavigationController()) {
        self.environment = environment
        self.navigationController = navigationController
        super.init()
        navigationController.navigationBar.prefersLargeTitles = true
    }

    func start() {
        assertionFailure("Subclasses start with a screen")
    }
}
