import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiSearchBar = ViewClass(
    UISearchBar.self,
    elements: ["searchBar"], decode: { $0.decodeSearch($1) },
    outlets: [Outlet("delegate", \UISearchBar.delegate) { $0.delegate = $1 }],
    appearance: [AppearanceSetting(\UISearchBar.barTintColor)])
}

extension UISearchBar {
  fileprivate func decodeSearch(_ nib: any InterfaceReader) {
    let styles: [String: Style] = [
      "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
    set(nib.word("searchBarStyle", styles)) { $0.searchBarStyle = $1 }
    set(nib.string("placeholder")) { $0.placeholder = $1 }
    set(nib.string("text")) { $0.text = $1 }
    set(nib.bool("showsCancelButton")) { $0.showsCancelButton = $1 }
    set(nib.string("prompt")) { $0.prompt = $1 }
    set(nib.bool("showsBookmarkButton")) { $0.showsBookmarkButton = $1 }
    set(nib.bool("showsSearchResultsButton")) { $0.showsSearchResultsButton = $1 }
    set(nib.color("barTintColor")) { $0.barTintColor = $1 }
    nib.ignore("translucent", "barStyle")
    _ = nib.part("textInputTraits", ["textInputTraits"])
  }
}
