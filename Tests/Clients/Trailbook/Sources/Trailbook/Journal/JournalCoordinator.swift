import TrailKit
import TrailUI
import UIKit

final class JournalCoordinator: NavigationCoordinator {
    override func start() {
        let viewModel = JournalViewModel(repository: environment.hikes, preferences: environment.preferences)
        let journal = JournalViewController(viewModel: viewModel)
        journal.delegate = self
        navigationController.setViewControllers([journal], animated: false)
    }

    func edit(_ hike: Hike?) {
        let viewModel = HikeEditorViewModel(hike: hike, repository: environment.hikes, now: environment.now)
        let editor = HikeEditorViewController(viewModel: viewModel)
        editor.onClose = { [weak self] in
            self?.navigationController.dismiss(animated: true)
        }
        let navigation = UINavigationController(rootViewController: editor)
        navigation.isModalInPresentation = true
        navigationController.present(navigation, animated: true)
    }
}

extension JournalCoordinator: JournalViewControllerDelegate {
    func journal(_ controller: JournalViewController, didSelect hike: Hike) {
        edit(hike)
    }

    func journalDidRequestNewHike(_ controller: JournalViewController) {
        edit(nil)
    }
}
