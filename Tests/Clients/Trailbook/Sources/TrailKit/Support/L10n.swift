import Foundation

/// Access to the localized strings of the kit.
public enum L10n {
    public static func string(_ key: String) -> String {
        NSLocalizedString(key, bundle: .module, comment: "")
    }

    public static func format(_ key: String, _ arguments: any CVarArg...) -> String {
        String(format: string(key), locale: .current, arguments: arguments)
    }

    public static func hikeCount(_ count: Int) -> String {
        String.localizedStringWithFormat(string("hikes.count"), count)
    }

    public static func itemCount(_ count: Int) -> String {
        String.localizedStringWithFormat(string("items.count"), count)
    }
}
