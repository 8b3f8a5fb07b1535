public import Foundation

/// Items that stand together in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The navigation item that the group is in.
  final weak var item: UINavigationItem?
  /// False for one that users would have to add first.
  private final var isInDefaultCustomization = true

  open var barButtonItems: [UIBarButtonItem] {
    didSet { item?.change() }
  }
  /// Shown in place of several items where the bar is narrow (`horizontalSizeClass`).
  open var representativeItem: UIBarButtonItem? {
    didSet { item?.change() }
  }
  open var isHidden = false {
    didSet { item?.change() }
  }
  /// - Important: Inert. Bars have no menu for what does not fit.
  open var alwaysAvailable = false
  open private(set) var customizationIdentifier: String?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem,
      items: items)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// Whether the representative item stands in place of the others.
  open var isDisplayingRepresentativeItem: Bool {
    guard let bar = item?.bar, barButtonItems.count > 1, representativeItem != nil else {
      return false
    }
    return bar.traitCollection.horizontalSizeClass == .compact
  }

  /// What a bar shows of the group.
  final var shownItems: [UIBarButtonItem] {
    guard !isHidden, isInDefaultCustomization else { return [] }
    if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
    return barButtonItems
  }

  /// What the group is in a menu: its items' own representations.
  open var menuRepresentation: UIMenuElement? {
    get {
      ownMenuRepresentation
        ?? UIMenu(
          title: representativeItem?.title ?? "", image: representativeItem?.image,
          options: representativeItem == nil ? .displayInline : [],
          children: barButtonItems.compactMap(\.menuRepresentation))
    }
    set { ownMenuRepresentation = newValue }
  }
  private final var ownMenuRepresentation: UIMenuElement?
}
