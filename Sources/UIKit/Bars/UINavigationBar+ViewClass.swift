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
    ])
}

extension UINavigationBar {
  fileprivate func decodeNavigationBar(_ nib: any InterfaceReader) {
    nib.ignore("barStyle")
    set(\.prefersLargeTitles, nib.bool("largeTitles"))
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    for (key, path) in [
      ("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      ("largeTitleTextAttributes", \.largeTitleTextAttributes),
    ] {
      set(path, nib.textAttributes(key))
    }
    let items = nib.objects(in: "items").compactMap { $0 as? UINavigationItem }
    if !items.isEmpty { self.items = items }
  }
}
