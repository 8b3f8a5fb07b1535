import TrailKit
import UIKit

final class StatisticsCoordinator: NavigationCoordinator {
    override func start() {
        let viewModel = StatisticsViewModel(
            service: StatisticsService(repository: environment.hikes),
            preferences: environment.preferences
        )
        let totals = StatisticsViewController(viewModel: viewModel)
        totals.title = localized("Totals")
        let downloads = DownloadsViewController(manager: environment.downloads)
        downloads.title = localized("Offline Maps")
        let container = StatisticsContainerController(viewControllers: [totals, downloads])
        container.title = localized("Statistics")
        navigationController.setViewControllers([container], animated: false)
    }
}
