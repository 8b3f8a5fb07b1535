public import Foundation

/// An activity of the user that can be continued elsewhere, such as on another device.
///
/// The activity is only stored: it is not handed to another device or indexed for search.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type, which usually is a reverse domain name; it is not compared with the app's own list.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// - Important: Inert.
  open var requiredUserInfoKeys: Set<String>?
  /// - Important: Inert.
  open var webpageURL: URL?
  /// - Important: Inert.
  open var referrerURL: URL?
  /// - Important: Inert.
  open var expirationDate: Date?
  /// - Important: Inert.
  open var keywords: Set<String> = []
  /// Kept, although nothing can be deleted by it.
  open var persistentIdentifier: String?
  /// - Important: Inert.
  open var targetContentIdentifier: String?
  /// - Important: Inert.
  open var needsSave = false
  /// - Important: Inert.
  open var isEligibleForHandoff = true
  /// - Important: Inert.
  open var isEligibleForSearch = false
  /// - Important: Inert.
  open var isEligibleForPublicIndexing = false
  /// - Important: Inert.
  open var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds the entries; keys that already exist get the new values.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// - Important: Inert.
  open func becomeCurrent() {}
  /// - Important: Inert.
  open func resignCurrent() {}
  /// - Important: Inert.
  open func invalidate() {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
