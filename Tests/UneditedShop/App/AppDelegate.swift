import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private(set) var coordinator: AppCoordinator?
    private(set) var activations = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if targetEnvironment(simulator)
        Environment.current.isSimulator = true
        #endif
        let window = UIWindow(frame: UIScreen.main.bounds)
        let coordinator = AppCoordinator(window: window, environment: .current)
        coordinator.start()
        self.window = window
        self.coordinator = coordinator
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        activations += 1
    }
}
