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
  fileprivate func decodeNavigationBar(_ nib: NibReader) {
    nib.ignore("barStyle")
    set(\.prefersLargeTitles, nib.bool("largeTitles"))
    set(\.isTranslucent, nib.bool("translucent"))
    set(\.barTintColor, nib.color("barTintColor"))
    for (key, path) in [
      ("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      ("largeTitleTextAttributes", \.largeTitleTextAttributes),
    ] {
      guard let element = nib.child(forKey: key, ["textAttributes"]) else { continue }
      self[keyPath: path] = nib.session.titleAttributes(element)
    }
    let items = nib.list("items").compactMap(nib.session.navigationItem)
    if !items.isEmpty { self.items = items }
  }
}
