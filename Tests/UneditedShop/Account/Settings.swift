import Foundation

@objc public protocol SettingsObserver: NSObjectProtocol {
    @objc optional func settings(_ settings: Settings, didChange key: String)
    @objc optional func settingsDidReset(_ settings: Settings)
}

/// Values by name, as forms and storyboards set them.
@objc(SHSettings)
@objcMembers
open class Settings: NSObject {
    static let keys = [
        #keyPath(Settings.isDark), #keyPath(Settings.volume), #keyPath(Settings.nickname), #keyPath(Settings.profile.city),
    ]

    @objc(dark) public dynamic var isDark = false { didSet { notify(#keyPath(Settings.isDark)) } }
    public dynamic var volume: Float = 0.5 { didSet { notify(#keyPath(volume)) } }
    public var nickname: String = "" { didSet { notify(#keyPath(Settings.nickname)) } }
    public let profile = Profile()
    open private(set) var resets = 0
    private var observers: [Weak] = []

    private struct Weak {
        weak var observer: SettingsObserver?
    }

    public func add(_ observer: SettingsObserver) {
        observers.append(Weak(observer: observer))
    }

    open func reset() {
        resets += 1
        for entry in observers { entry.observer?.settingsDidReset?(self) }
    }

    private func notify(_ key: String) {
        observers.removeAll { $0.observer == nil }
        for entry in observers { entry.observer?.settings?(self, didChange: key) }
    }

    @objc(SHProfile)
    public final class Profile: NSObject {
        @objc public var city = "Porto"
        @objc public var `default`: Bool { city == "Porto" }
    }
}
