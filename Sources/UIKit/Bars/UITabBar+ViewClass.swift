import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTabBar = ViewClass(
    UITabBar.self,
    elements: ["tabBar"], decode: { $0.decodeTabBar($1) },
    outlets: [Outlet("delegate", \UITabBar.delegate)],
    appearance: [
      AppearanceSetting(\UITabBar.barTintColor),
      AppearanceSetting(\UITabBar.unselectedItemTintColor),
      AppearanceSetting(\UITabBar.isTranslucent),
      AppearanceSetting(\UITabBar.barStyle),
      AppearanceSetting(\UITabBar.backgroundImage),
      AppearanceSetting(\UITabBar.shadowImage),
      AppearanceSetting(\UITabBar.selectionIndicatorImage),
      AppearanceSetting(\UITabBar.itemPositioning),
      AppearanceSetting(\UITabBar.itemWidth),
      AppearanceSetting(\UITabBar.itemSpacing),
      AppearanceSetting(look: \UITabBar.standardAppearance),
      AppearanceSetting(edge: \UITabBar.scrollEdgeAppearance),
    ])
}

extension UITabBar {
  fileprivate func decodeTabBar(_ nib: any InterfaceReader) {
    nib.ignore("barStyle")
    set(
      \.itemPositioning,
      nib.word(
        "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered]))
    set(\.itemWidth, nib.number("itemWidth"))
    set(\.itemSpacing, nib.number("itemSpacing"))
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    set(\.unselectedItemTintColor, nib.color("unselectedItemTintColor"))
    _ = nib.color("selectedImageTintColor")
    let items = nib.objects(in: "items").compactMap { $0 as? UITabBarItem }
    if !items.isEmpty { self.items = items }
  }
}
