import DarkroomCoreGraphics
import Foundation

extension UIViewController {
  /// Reads what the coder's file says; one of another kind says nothing.
  func decode(_ coder: NSCoder) { (coder as? any InterfaceCoder)?.read(into: self) }

  func decode(_ nib: any InterfaceReader) {
    decodeController(nib)
    decodeItems(nib)
    nib.ignore("clearsSelectionOnViewWillAppear", "extendedLayoutIncludesOpaqueBars")
  }

  private func decodeController(_ nib: any InterfaceReader) {
    set(\.title, nib.string("title"))
    set(\.restorationIdentifier, nib.attribute("restorationIdentifier"))
    set(\.hidesBottomBarWhenPushed, nib.bool("hidesBottomBarWhenPushed"))
    set(\.definesPresentationContext, nib.bool("definesPresentationContext"))
    set(
      \.providesPresentationContextTransitionStyle,
      nib.bool("providesPresentationContextTransitionStyle"))
    set(
      \.modalPresentationStyle,
      nib.word("modalPresentationStyle", UIModalPresentationStyle.interfaceWords))
    set(
      \.modalTransitionStyle,
      nib.word("modalTransitionStyle", UIModalTransitionStyle.interfaceWords))
    set(\.isModalInPresentation, nib.bool("modalInPresentation"))
    set(
      \.overrideUserInterfaceStyle, nib.word("appearanceType", UIUserInterfaceStyle.interfaceWords))
    set(\.preferredContentSize, nib.size("preferredContentSize"))
    set(
      \.viewRespectsSystemMinimumLayoutMargins,
      nib.bool("viewRespectsSystemMinimumLayoutMargins"))
    if let edges = nib.part("edgesForExtendedLayout", ["rectEdge"]) {
      edgesForExtendedLayout = edges.attribute("top") == "YES" ? .all : []
    }
    nib.ignore("navigationBarHidden", "toolbarHidden", "selectedIndex")
  }

  private func decodeItems(_ nib: any InterfaceReader) {
    if let item = nib.object("tabBarItem", ["tabBarItem"]) as? UITabBarItem {
      storedTabBarItem = item
    }
    if let item = nib.object("navigationItem", ["navigationItem"]) as? UINavigationItem {
      storedNavigationItem = item
    }
    let items = nib.objects(in: "toolbarItems").compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
  }

  /// Loads the view of the controller's scene, or of its nib.
  ///
  /// - Returns: false where it has neither.
  func loadViewFromNib() -> Bool { scene?.loadView(of: self) ?? UINib.loadView(of: self) }
}

extension UIModalPresentationStyle {
  static let interfaceWords: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none,
  ]
}

extension UIModalTransitionStyle {
  static let interfaceWords: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
