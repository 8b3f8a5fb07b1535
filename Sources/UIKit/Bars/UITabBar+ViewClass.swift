import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTabBar = ViewClass(
    UITabBar.self,
    elements: ["tabBar"], decode: { $0.decodeTabBar($1) },
    outlets: [NibOutlet("delegate", \UITabBar.delegate)],
    appearance: [
      AppearanceSetting(\UITabBar.barTintColor),
      AppearanceSetting(\UITabBar.unselectedItemTintColor),
      AppearanceSetting(\UITabBar.isTranslucent),
      AppearanceSetting(look: \UITabBar.standardAppearance),
      AppearanceSetting(edge: \UITabBar.scrollEdgeAppearance),
    ])
}

extension UITabBar {
  fileprivate func decodeTabBar(_ nib: NibReader) {
    nib.ignore("barStyle", "itemPositioning", "itemWidth", "itemSpacing")
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    set(\.unselectedItemTintColor, nib.color("unselectedItemTintColor"))
    _ = nib.color("selectedImageTintColor")
    let items = nib.list("items").compactMap(nib.session.tabBarItem)
    if !items.isEmpty { self.items = items }
  }
}
