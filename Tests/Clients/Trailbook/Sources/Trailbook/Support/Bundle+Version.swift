import Foundation

extension Bundle {
    nonisolated var shortVersion: String {
        object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"
    }

    nonisolated var buildNumber: String {
        infoDictionary?["CFBundleVersion"] as? String ?? "1"
    }

    nonisolated var versionDescription: String {
        "\(shortVersion) (\(buildNumber))"
    }
}
