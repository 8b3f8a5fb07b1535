public import Foundation

/// A group of items in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The navigation item that contains the group.
  final weak var item: UINavigationItem?
  /// Whether the group is shown by default; if not, users have to add it.
  private final var isInDefaultCustomization = true

  /// The items in their order.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { item?.change() }
  }
  /// The item that replaces the group's items if the bar is narrow (`horizontalSizeClass`).
  open var representativeItem: UIBarButtonItem? {
    didSet { item?.change() }
  }
  /// Whether the whole group is hidden; false by default.
  open var isHidden = false {
    didSet { item?.change() }
  }
  /// - Important: Inert. Bars have no menu for what does not fit.
  open var alwaysAvailable = false
  /// The name of a group that users could move; nil for a fixed group.
  open private(set) var customizationIdentifier: String?

  /// Creates a group that is always shown.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Creates a group that is always shown.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group with a name; it is always shown, because nobody moves it here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// Creates a group with a name, which is shown only if it is in the default customization.
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

  /// Whether the bar shows the representative item instead of the group's items.
  open var isDisplayingRepresentativeItem: Bool {
    guard let bar = item?.bar, barButtonItems.count > 1, representativeItem != nil else {
      return false
    }
    return bar.traitCollection.horizontalSizeClass == .compact
  }

  /// The items of the group that the bar shows.
  final var shownItems: [UIBarButtonItem] {
    guard !isHidden, isInDefaultCustomization else { return [] }
    if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
    return barButtonItems
  }

  /// The menu element that represents the group.
  ///
  /// By default it contains those of its items.
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
