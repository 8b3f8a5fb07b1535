import UIKit

final class CatalogueCoordinator: Coordinator {
    var children: [Coordinator] = []
    private let navigation: UINavigationController
    private let environment: Environment

    init(navigation: UINavigationController, environment: Environment) {
        self.navigation = navigation
        self.environment = environment
    }

    func start() {
        let viewModel = ProductListViewModel(service: environment.catalogue)
        let list = ProductListViewController(viewModel: viewModel)
        list.onSelect = { [weak self] product in self?.show(product) }
        navigation.setViewControllers([list], animated: false)
    }

    func show(_ product: Product) {
        let detail = ProductDetailViewController(product: product, basket: environment.basket)
        navigation.pushViewController(detail, animated: false)
    }
}

@objc protocol BasketCoordinatorDelegate: NSObjectProtocol {
    @objc(basketCoordinator:didPlaceOrder:)
    func basketCoordinator(_ coordinator: BasketCoordinator, didPlace order: Order)
    @objc optional func basketCoordinatorDidCancel(_ coordinator: BasketCoordinator)
    @objc optional func basketCoordinator(_ coordinator: BasketCoordinator, shouldShip items: Int) -> Bool
}

@objc final class BasketCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    weak var delegate: BasketCoordinatorDelegate?
    private let navigation: UINavigationController
    private let environment: Environment

    init(navigation: UINavigationController, environment: Environment) {
        self.navigation = navigation
        self.environment = environment
    }

    func start() {
        let controller = BasketViewController(basket: environment.basket)
        controller.delegate = self
        navigation.setViewControllers([controller], animated: false)
    }
}

extension BasketCoordinator: BasketViewControllerDelegate {
    func basketViewControllerDidCheckOut(_ controller: BasketViewController) {
        let count = environment.basket.count
        guard delegate?.basketCoordinator?(self, shouldShip: count) ?? (count > 0) else { return }
        let checkout = CheckoutViewController(viewModel: CheckoutViewModel(basket: environment.basket))
        checkout.delegate = self
        navigation.pushViewController(checkout, animated: false)
    }

    func basketViewController(_ controller: BasketViewController, shouldRemove line: BasketLine) -> Bool {
        !line.isLocked
    }
}

extension BasketCoordinator: CheckoutViewControllerDelegate {
    func checkoutViewController(_ controller: CheckoutViewController, didPlace order: Order) {
        environment.basket.removeAll()
        navigation.popToRootViewController(animated: false)
        delegate?.basketCoordinator(self, didPlace: order)
    }

    func checkoutViewControllerDidCancel(_ controller: CheckoutViewController) {
        navigation.popViewController(animated: false)
        delegate?.basketCoordinatorDidCancel?(self)
    }
}
