public import Foundation

/// The icon of a quick action in the menu of an app's icon; the menu is never shown here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  let imageName: String

  private init(_ imageName: String) {
    self.imageName = imageName
    super.init()
  }

  public convenience init(templateImageName: String) { self.init(templateImageName) }
  public convenience init(systemImageName: String) { self.init(systemImageName) }
}
