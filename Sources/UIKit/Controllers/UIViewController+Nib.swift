import DarkroomCoreGraphics
import Foundation

extension UIViewController {
  /// Reads the contents of the coder's file; a coder of another kind has none.
  func decode(_ coder: NSCoder) { (coder as? any InterfaceCoder)?.read(into: self) }

  func decode(_ nib: any InterfaceReader) {
    decodeController(nib)
    decodeItems(nib)
    nib.ignore("clearsSelectionOnViewWillAppear", "extendedLayoutIncludesOpaqueBars")
    // Split and page controllers read these before the others.
    nib.ignore(
      "allowDoubleColumnStyle", "preferredDisplayMode", "behavior", "primaryEdge",
      "primaryBackgroundStyle", "transitionStyle", "navigationOrientation", "spineLocation",
      "doubleSided", "pageSpacing")
  }

  private func decodeController(_ nib: any InterfaceReader) {
    set(nib.string("title")) { $0.title = $1 }
    set(nib.attribute("restorationIdentifier")) { $0.restorationIdentifier = $1 }
    set(nib.bool("hidesBottomBarWhenPushed")) { $0.hidesBottomBarWhenPushed = $1 }
    set(nib.bool("definesPresentationContext")) { $0.definesPresentationContext = $1 }
    set(nib.bool("providesPresentationContextTransitionStyle")) {
      $0.providesPresentationContextTransitionStyle = $1
    }
    set(nib.word("modalPresentationStyle", UIModalPresentationStyle.interfaceWords)) {
      $0.modalPresentationStyle = $1
    }
    set(nib.word("modalTransitionStyle", UIModalTransitionStyle.interfaceWords)) {
      $0.modalTransitionStyle = $1
    }
    set(nib.bool("modalInPresentation")) { $0.isModalInPresentation = $1 }
    set(nib.word("appearanceType", UIUserInterfaceStyle.interfaceWords)) {
      $0.overrideUserInterfaceStyle = $1
    }
    set(nib.size("preferredContentSize")) { $0.preferredContentSize = $1 }
    set(nib.bool("viewRespectsSystemMinimumLayoutMargins")) {
      $0.viewRespectsSystemMinimumLayoutMargins = $1
    }
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

  /// Loads the view from the controller's scene, or from its nib.
  ///
  /// - Returns: False if it has neither.
  func loadViewFromNib() -> Bool {
    // If the view of a scene was deleted in Xcode, the nib has the name of its class.
    if let scene, scene.loadView(of: self) { return true }
    return UINib.loadView(of: self)
  }
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
