import Foundation

enum UIText {
    static func string(_ key: String) -> String {
        NSLocalizedString(key, tableName: "TrailUI", bundle: .module, comment: "")
    }

    static func format(_ key: String, _ arguments: CVarArg...) -> String {
        String(format: string(key), locale: .current, arguments: arguments)
    }
}
