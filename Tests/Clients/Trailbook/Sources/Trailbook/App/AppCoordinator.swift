import Combine
import os
import TrailKit
import TrailUI
import UIKit

final class AppCoordinator: NSObject, Coordinator {
    enum Tab: Int, CaseIterable {
        case trails, journal, statistics, gear, settings

        var title: String {
            switch self {
            case .trails: return localized("Trails")
            case .journal: return localized("Journal")
            case .statistics: return localized("Statistics")
            case .gear: return localized("Gear")
            case .settings: return localized("Settings")
            }
        }

        var symbol: Symbol {
            switch self {
            case .trails: return .trails
            case .journal: return .journal
            case .statistics: return .statistics
            case .gear: return .gear
            case .settings: return .settings
            }
        }
    }

    var children: [any Coordinator] = []

    let window: UIWindow
    let environment: AppEnvironment
    let tabBarController = UITabBarController()

    private var cancellables = Set<AnyCancellable>()

    init(window: UIWindow, environment: AppEnvironment) {
        self.window = window
        self.environment = environment
        super.init()
    }

    func start() {
        if environment.preferences.hasFinishedOnboarding {
            showTabs()
        } else {
            showOnboarding()
        }
        window.makeKeyAndVisible()
        load()
    }

    func open(_ url: URL) {
        guard url.scheme == "trailbook" else { return }
        switch url.host {
        case "journal":
            select(.journal)
        case "trail":
            guard let id = UUID(uuidString: url.lastPathComponent) else { return }
            select(.trails)
            children.compactMap { $0 as? TrailsCoordinator }.first?.showTrail(id: id)
        default:
            Logger.interface.notice("Ignoring \(url.absoluteString)")
        }
    }

    func select(_ tab: Tab) {
        tabBarController.selectedIndex = tab.rawValue
    }

    private func load() {
        Task {
            do {
                try await environment.trails.load()
                try await environment.hikes.load()
                try await environment.gear.load()
            } catch {
                window.rootViewController?.present(error) { [weak self] in
                    self?.load()
                }
            }
        }
    }

    private func showOnboarding() {
        let onboarding = OnboardingViewController(pages: OnboardingPage.all)
        onboarding.onFinish = { [weak self] in
            guard let self else { return }
            self.environment.preferences.hasFinishedOnboarding = true
            self.showTabs()
            UIView.transition(with: self.window, duration: 0.4, options: .transitionFlipFromRight, animations: nil)
        }
        window.rootViewController = onboarding
    }

    private func showTabs() {
        let coordinators: [NavigationCoordinator] = [
            TrailsCoordinator(environment: environment),
            JournalCoordinator(environment: environment),
            StatisticsCoordinator(environment: environment),
            GearCoordinator(environment: environment, navigationController: GearCoordinator.makeNavigationController()),
            SettingsCoordinator(environment: environment),
        ]
        for (tab, coordinator) in zip(Tab.allCases, coordinators) {
            startChild(coordinator)
            coordinator.navigationController.tabBarItem = UITabBarItem(
                title: tab.title,
                image: UIImage(systemName: tab.symbol.rawValue),
                tag: tab.rawValue
            )
        }
        tabBarController.delegate = self
        tabBarController.viewControllers = coordinators.map(\.navigationController)
        window.rootViewController = tabBarController

        environment.gear.itemsPublisher
            .map { items in items.filter { !$0.isPacked }.count }
            .removeDuplicates()
            .sink { [weak self] count in
                let item = self?.tabBarController.viewControllers?[Tab.gear.rawValue].tabBarItem
                item?.badgeValue = count == 0 ? nil : "\(count)"
            }
            .store(in: &cancellables)
    }
}

extension AppCoordinator: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        guard viewController === tabBarController.selectedViewController,
              let navigation = viewController as? UINavigationController else {
            return true
        }
        navigation.popToRootViewController(animated: true)
        return false
    }
}
