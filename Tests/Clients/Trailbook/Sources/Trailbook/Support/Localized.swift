import Foundation

/// Looks a text up in the string catalog of the app module.
func localized(_ key: String.LocalizationValue) -> String {
    String(localized: key, bundle: .module)
}
