/// What a page says of the bars around it and of the pages that it leads to.
struct PageSettings: @unchecked Sendable {
  /// A bar, as a page wants it.
  struct Bar {
    var visibility: Visibility?
    var background: Visibility?
    var style: (any ShapeStyle)?
    var colorScheme: ColorScheme?
  }

  /// A page that is shown as long as something says so.
  struct Presented {
    let key: ObjectIdentifier
    let content: any View
    let surroundings: PageSurroundings
    let dismiss: () -> Void
  }

  /// A field that searches what is on the page.
  struct Search {
    let text: Binding<String>
    let prompt: String?
    let isAlwaysShown: Bool
    let activity: SearchActivity
    var scopes: SearchScopes?
    var focus: FocusTarget?
    /// Whether the title stays while a person searches.
    var keepsTitle = false
  }

  /// How wide a column is, in points.
  struct ColumnWidth: Equatable {
    var min: CGFloat?
    let ideal: CGFloat
    var max: CGFloat?
  }

  var title: String?
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var items: [ToolbarEntry] = []
  /// By the name of the placement.
  var bars: [String: Bar] = [:]
  /// The view for a value of a type, by the type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> Destination?] = [:]
  var presented: [Presented] = []
  var search: Search?
  var sheet = SheetSettings()
  var columnWidth: ColumnWidth?
  var role: ToolbarRole?
  /// What the menu of the title holds; nil for a title without a menu.
  var titleMenu: (any View)?
  /// What the tab of the page shows, if the page itself says it.
  var tabLabel: (any View)?
  var removesSidebarToggle = false

  /// A view that a value leads to.
  struct Destination {
    let content: any View
    let surroundings: PageSurroundings
  }

  /// Adds what views further on say, unless something has been said already.
  mutating func add(_ next: PageSettings) {
    title = title ?? next.title
    titleDisplayMode = titleDisplayMode ?? next.titleDisplayMode
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    search = search ?? next.search
    columnWidth = columnWidth ?? next.columnWidth
    role = role ?? next.role
    titleMenu = titleMenu ?? next.titleMenu
    tabLabel = tabLabel ?? next.tabLabel
    removesSidebarToggle = removesSidebarToggle || next.removesSidebarToggle
    sheet.add(next.sheet)
    items += next.items
    presented += next.presented
    destinations.merge(next.destinations) { own, _ in own }
    bars.merge(next.bars) { own, next in
      Bar(
        visibility: own.visibility ?? next.visibility,
        background: own.background ?? next.background, style: own.style ?? next.style,
        colorScheme: own.colorScheme ?? next.colorScheme)
    }
  }

  /// Changes a bar; `automatic` is the bar of navigation.
  mutating func change(_ placements: [ToolbarPlacement], _ change: (inout Bar) -> Void) {
    let names = placements.isEmpty ? ["automatic"] : placements.map(\.name)
    for name in names {
      change(&bars[name == "automatic" ? "navigationBar" : name, default: Bar()])
    }
  }
}

/// Hands on what the views of a page say of it.
enum PageSettingsKey: PreferenceKey {
  static var defaultValue: PageSettings { PageSettings() }

  static func reduce(value: inout PageSettings, nextValue: () -> PageSettings) {
    value.add(nextValue())
  }
}
