import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiToolbar = ViewClass(
    UIToolbar.self,
    elements: ["toolbar"], decode: { $0.decodeToolbar($1) },
    appearance: [
      AppearanceSetting(\UIToolbar.barTintColor),
      AppearanceSetting(\UIToolbar.isTranslucent),
      AppearanceSetting(\UIToolbar.barStyle),
      AppearanceSetting(\UIToolbar.images),
      AppearanceSetting(\UIToolbar.shadows),
      AppearanceSetting(look: \UIToolbar.standardAppearance),
      AppearanceSetting(edge: \UIToolbar.scrollEdgeAppearance),
      AppearanceSetting(edge: \UIToolbar.compactAppearance),
    ],
    attributes: { view in
      [
        ViewAttribute("tint", .color(view.tintColor)),
        view.barTintColor.map { ViewAttribute("bar tint", .color($0)) },
      ].compactMap(\.self)
    })
}

extension UIToolbar {
  fileprivate func decodeToolbar(_ nib: any InterfaceReader) {
    nib.ignore("barStyle")
    set(nib.bool("translucent")) { $0.isTranslucent = $1 }
    set(nib.color("barTintColor")) { $0.barTintColor = $1 }
    let items = nib.objects(in: "items").compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { self.items = items }
  }
}
