public import Foundation

/// A quick action in the menu of an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}
