import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func add(_ child: Coordinator) {
        children.append(child)
        child.start()
    }

    func remove(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}

/// Shows the three tabs and takes orders to the checkout.
final class AppCoordinator: NSObject, Coordinator {
    enum Tab: Int, CaseIterable {
        case catalogue, basket, account

        var title: String {
            switch self {
            case .catalogue: return "Catalogue"
            case .basket: return "Basket"
            case .account: return "Account"
            }
        }

        var icon: UIImage? {
            UIImage(systemName: ["square.grid.2x2", "cart", "person"][rawValue])
        }
    }

    var children: [Coordinator] = []
    let tabBarController = UITabBarController()
    private let window: UIWindow
    private let environment: Environment
    private(set) var lastOrder: Order?

    private lazy var navigationControllers: [Tab: UINavigationController] = {
        var result: [Tab: UINavigationController] = [:]
        for tab in Tab.allCases {
            let controller = UINavigationController()
            controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.icon, tag: tab.rawValue)
            result[tab] = controller
        }
        return result
    }()

    init(window: UIWindow, environment: Environment) {
        self.window = window
        self.environment = environment
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(AppCoordinator.basketDidChange(_:)), name: Basket.didChange, object: environment.basket)
    }

    func start() {
        add(CatalogueCoordinator(navigation: navigation(.catalogue), environment: environment))
        let basket = BasketCoordinator(navigation: navigation(.basket), environment: environment)
        basket.delegate = self
        add(basket)
        let account = AccountViewController(settings: environment.settings)
        navigation(.account).setViewControllers([account], animated: false)
        tabBarController.viewControllers = Tab.allCases.map(navigation)
        window.rootViewController = tabBarController
        window.makeKeyAndVisible()
    }

    func show(_ tab: Tab) {
        tabBarController.selectedIndex = tab.rawValue
    }

    private func navigation(_ tab: Tab) -> UINavigationController {
        navigationControllers[tab]!
    }

    @objc private func basketDidChange(_ notification: Notification) {
        let count = environment.basket.count
        navigation(.basket).tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
}

extension AppCoordinator: BasketCoordinatorDelegate {
    func basketCoordinator(_ coordinator: BasketCoordinator, didPlace order: Order) {
        lastOrder = order
        show(.catalogue)
    }
}
