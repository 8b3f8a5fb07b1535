import UIKit

final class GearCoordinator: NavigationCoordinator {
    static func makeNavigationController() -> UINavigationController {
        let storyboard = UIStoryboard(name: "Gear", bundle: .module)
        guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController else {
            fatalError("Gear.storyboard starts with a navigation controller")
        }
        return navigation
    }

    override func start() {
        guard let list = navigationController.viewControllers.first as? GearListViewController else {
            assertionFailure("The first screen is the list of gear")
            return
        }
        list.viewModel = GearViewModel(repository: environment.gear, preferences: environment.preferences)
    }
}
