public import Foundation

/// The picture of an entry of the menu of an app's icon, which is never shown.
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
