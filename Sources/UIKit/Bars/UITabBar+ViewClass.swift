import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTabBar = ViewClass(
    UITabBar.self,
    elements: ["tabBar"], decode: { $0.decodeTabBar($1) },
    outlets: [Outlet("delegate", \UITabBar.delegate) { $0.delegate = $1 }],
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
    ],
    attributes: { view in
      [
        ViewAttribute("tint", .color(view.tintColor)),
        view.barTintColor.map { ViewAttribute("bar tint", .color($0)) },
        view.unselectedItemTintColor.map { ViewAttribute("unselected tint", .color($0)) },
      ].compactMap(\.self)
    })
}

extension UITabBar {
  fileprivate func decodeTabBar(_ nib: any InterfaceReader) {
    nib.ignore("barStyle")
    set(
      nib.word(
        "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered])
    ) { $0.itemPositioning = $1 }
    set(nib.number("itemWidth")) { $0.itemWidth = $1 }
    set(nib.number("itemSpacing")) { $0.itemSpacing = $1 }
    set(nib.bool("translucent")) { $0.isTranslucent = $1 }
    set(nib.color("barTintColor")) { $0.barTintColor = $1 }
    set(nib.color("unselectedItemTintColor")) { $0.unselectedItemTintColor = $1 }
    _ = nib.color("selectedImageTintColor")
    let items = nib.objects(in: "items").compactMap { $0 as? UITabBarItem }
    if !items.isEmpty { self.items = items }
  }
}
