import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiNavigationBar = ViewClass(
    UINavigationBar.self,
    elements: ["navigationBar"], decode: { $0.decodeNavigationBar($1) },
    appearance: [
      AppearanceSetting(\UINavigationBar.barTintColor),
      AppearanceSetting(\UINavigationBar.isTranslucent),
      AppearanceSetting(\UINavigationBar.barStyle),
      AppearanceSetting(\UINavigationBar.prefersLargeTitles),
      AppearanceSetting(\UINavigationBar.shadowImage),
      AppearanceSetting(\UINavigationBar.backIndicatorImage),
      AppearanceSetting(\UINavigationBar.backIndicatorTransitionMaskImage),
      AppearanceSetting(\UINavigationBar.images),
      AppearanceSetting(\UINavigationBar.titleOffsets),
      AppearanceSetting(attributes: \UINavigationBar.titleTextAttributes),
      AppearanceSetting(attributes: \UINavigationBar.largeTitleTextAttributes),
      AppearanceSetting(look: \UINavigationBar.standardAppearance),
      AppearanceSetting(edge: \UINavigationBar.scrollEdgeAppearance),
      AppearanceSetting(edge: \UINavigationBar.compactAppearance),
      AppearanceSetting(edge: \UINavigationBar.compactScrollEdgeAppearance),
    ],
    attributes: { view in
      [
        ViewAttribute("tint", .color(view.tintColor)),
        view.barTintColor.map { ViewAttribute("bar tint", .color($0)) },
      ].compactMap(\.self)
    })
}

extension UINavigationBar {
  fileprivate func decodeNavigationBar(_ nib: any InterfaceReader) {
    nib.ignore("barStyle")
    set(nib.bool("largeTitles")) { $0.prefersLargeTitles = $1 }
    set(nib.bool("translucent")) { $0.isTranslucent = $1 }
    set(nib.color("barTintColor")) { $0.barTintColor = $1 }
    set(nib.textAttributes("titleTextAttributes")) { $0.titleTextAttributes = $1 }
    set(nib.textAttributes("largeTitleTextAttributes")) { $0.largeTitleTextAttributes = $1 }
    let items = nib.objects(in: "items").compactMap { $0 as? UINavigationItem }
    if !items.isEmpty { self.items = items }
  }
}
