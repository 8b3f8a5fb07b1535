import TrailUI
import UIKit

final class SettingsCoordinator: NavigationCoordinator {
    override func start() {
        let viewModel = SettingsViewModel(preferences: environment.preferences)
        let settings = SettingsViewController(viewModel: viewModel)
        settings.onShowAbout = { [weak self] in
            self?.showAbout()
        }
        navigationController.setViewControllers([settings], animated: false)
    }

    func showAbout() {
        navigationController.pushViewController(AboutViewController(), animated: true)
    }
}
