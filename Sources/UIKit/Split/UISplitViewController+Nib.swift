import Foundation

extension UISplitViewController {
  private static let displayModes: [String: DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "beside": .oneBesideSecondary,
    "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
    "twoDisplace": .twoDisplaceSecondary,
  ]
  private static let behaviors: [String: SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  /// Reads the attributes in the coder's file, except for the style.
  func decodeSplit(_ coder: NSCoder) {
    set(coder.interfaceWord("preferredDisplayMode", in: Self.displayModes)) {
      $0.preferredDisplayMode = $1
    }
    set(coder.interfaceWord("behavior", in: Self.behaviors)) { $0.preferredSplitBehavior = $1 }
    set(coder.interfaceWord("primaryEdge", in: ["leading": .leading, "trailing": .trailing])) {
      $0.primaryEdge = $1
    }
    set(coder.interfaceWord("primaryBackgroundStyle", in: ["none": .none, "sidebar": .sidebar])) {
      $0.primaryBackgroundStyle = $1
    }
  }
}

@MainActor
extension NSCoder {
  /// The style of a split controller: one without columns does not have the attribute, and the controllers of others
  /// tell how many columns there are.
  var splitStyle: UISplitViewController.Style {
    guard interfaceAttribute("allowDoubleColumnStyle") == "YES" else { return .unspecified }
    let coder = self as? any InterfaceCoder
    return coder?.hasRelationship("supplementaryViewController") == true
      ? .tripleColumn : .doubleColumn
  }
}
