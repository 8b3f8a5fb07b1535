import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiSearchBar = ViewClass(
    UISearchBar.self,
    elements: ["searchBar"], decode: { $0.decodeSearch($1) },
    outlets: [Outlet("delegate", \UISearchBar.delegate)],
    appearance: [AppearanceSetting(\UISearchBar.barTintColor)])
}

extension UISearchBar {
  fileprivate func decodeSearch(_ nib: any InterfaceReader) {
    let styles: [String: Style] = [
      "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
    set(\.searchBarStyle, nib.word("searchBarStyle", styles))
    set(\.placeholder, nib.string("placeholder"))
    set(\.text, nib.string("text"))
    set(\.showsCancelButton, nib.bool("showsCancelButton"))
    set(\.prompt, nib.string("prompt"))
    set(\.showsBookmarkButton, nib.bool("showsBookmarkButton"))
    set(\.showsSearchResultsButton, nib.bool("showsSearchResultsButton"))
    set(\.barTintColor, nib.color("barTintColor"))
    nib.ignore("translucent", "barStyle")
    _ = nib.part("textInputTraits", ["textInputTraits"])
  }
}
