import os
import TrailKit
import TrailUI
import UIKit

/// The delegate of the application. The host app subclasses it and adds `@main`.
open class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) lazy var environment = AppEnvironment.live()

    public override init() {
        super.init()
    }

    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Logger.interface.info("Trailbook \(Bundle.main.versionDescription, privacy: .public)")
        Appearance.apply()
        return true
    }

    open func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    open func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        let images = environment.images
        Task { await images.removeAll() }
    }
}
