import Combine
import UIKit

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    private var coordinator: AppCoordinator?
    private var cancellables = Set<AnyCancellable>()

    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let environment = (UIApplication.shared.delegate as? AppDelegate)?.environment ?? .live()
        let window = UIWindow(windowScene: windowScene)
        window.overrideUserInterfaceStyle = environment.preferences.theme.interfaceStyle
        self.window = window

        environment.preferences.changes
            .sink { [weak window] in
                window?.overrideUserInterfaceStyle = environment.preferences.theme.interfaceStyle
            }
            .store(in: &cancellables)

        let coordinator = AppCoordinator(window: window, environment: environment)
        coordinator.start()
        self.coordinator = coordinator
        if let url = connectionOptions.urlContexts.first?.url {
            coordinator.open(url)
        }
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        coordinator?.open(url)
    }

    public func sceneDidEnterBackground(_ scene: UIScene) {
        window?.endEditing(true)
    }
}
