import Foundation

/// Writes a rating with stars, and reads it back.
public final class RatingFormatter: Formatter {
    public static let maximum = 5

    public override func string(for obj: Any?) -> String? {
        guard let rating = obj as? Int else { return nil }
        return Self.string(from: rating)
    }

    public override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let stars = string.filter { $0 == "★" }.count
        guard stars <= Self.maximum else {
            error?.pointee = L10n.string("error.rating") as NSString
            return false
        }
        obj?.pointee = NSNumber(value: stars)
        return true
    }

    public static func string(from rating: Int) -> String {
        let clamped = min(max(rating, 0), maximum)
        return String(repeating: "★", count: clamped) + String(repeating: "☆", count: maximum - clamped)
    }
}
