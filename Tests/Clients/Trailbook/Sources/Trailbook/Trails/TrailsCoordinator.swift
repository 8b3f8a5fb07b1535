import TrailKit
import TrailUI
import UIKit

final class TrailsCoordinator: NavigationCoordinator {
    private let cardDelegate = CardTransitioningDelegate(preferredHeight: 380)

    override func start() {
        let viewModel = TrailListViewModel(repository: environment.trails, preferences: environment.preferences)
        let list = TrailListViewController(viewModel: viewModel, images: environment.images)
        list.delegate = self
        navigationController.setViewControllers([list], animated: false)
    }

    func showTrail(id: Trail.ID, animated: Bool = true) {
        guard let trail = environment.trails.trail(id: id) else { return }
        let viewModel = TrailDetailViewModel(trail: trail, environment: environment)
        let detail = TrailDetailViewController(viewModel: viewModel, images: environment.images)
        detail.delegate = self
        navigationController.pushViewController(detail, animated: animated)
    }

    func showFilter(_ search: TrailSearch, completion: @escaping (TrailSearch) -> Void) {
        let filter = TrailFilterViewController(search: search)
        filter.onChange = completion
        let navigation = UINavigationController(rootViewController: filter)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = Radius.card
        }
        navigationController.present(navigation, animated: true)
    }

    func startRecording(on trail: Trail) {
        let recorder = RecorderViewController(trail: trail, recorder: TrackRecorder())
        recorder.onFinish = { [weak self] hike in
            self?.finishRecording(hike)
        }
        recorder.modalPresentationStyle = .custom
        recorder.transitioningDelegate = cardDelegate
        navigationController.present(recorder, animated: true)
    }

    private func finishRecording(_ hike: Hike?) {
        navigationController.dismiss(animated: true)
        guard let hike else { return }
        Task {
            do {
                try await environment.hikes.save(hike)
            } catch {
                navigationController.present(error)
            }
        }
    }
}

extension TrailsCoordinator: TrailListViewControllerDelegate {
    func trailList(_ controller: TrailListViewController, didSelect id: Trail.ID) {
        showTrail(id: id)
    }

    func trailListDidRequestFilter(_ controller: TrailListViewController) {
        showFilter(controller.viewModel.search) { [weak controller] search in
            controller?.viewModel.search = search
        }
    }
}

extension TrailsCoordinator: TrailDetailViewControllerDelegate {
    func trailDetail(_ controller: TrailDetailViewController, wantsToRecord trail: Trail) {
        startRecording(on: trail)
    }

    func trailDetail(_ controller: TrailDetailViewController, wantsToShare items: [Any], from source: UIView) {
        let activity = UIActivityViewController(activityItems: items, applicationActivities: nil)
        activity.excludedActivityTypes = [.assignToContact, .addToReadingList]
        activity.popoverPresentationController?.sourceView = source
        activity.popoverPresentationController?.sourceRect = source.bounds
        controller.present(activity, animated: true)
    }

    func trailDetail(_ controller: TrailDetailViewController, wantsToShowPhoto image: UIImage) {
        let viewer = PhotoViewerController(image: image)
        viewer.modalPresentationStyle = .fullScreen
        viewer.modalTransitionStyle = .crossDissolve
        controller.present(viewer, animated: true)
    }
}
