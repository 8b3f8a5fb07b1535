/// The settings that a page makes for the bars around it, and its destinations.
struct PageSettings: @unchecked Sendable {
  /// The settings of one bar.
  struct Bar {
    var visibility: Visibility?
    var background: Visibility?
    var style: (any ShapeStyle)?
    var colorScheme: ColorScheme?
  }

  /// A page that is shown while a condition holds.
  struct Presented {
    let key: ObjectIdentifier
    let content: any View
    let surroundings: PageSurroundings
    let dismiss: () -> Void
  }

  /// A search field for the content of the page.
  struct Search {
    let text: Binding<String>
    let prompt: String?
    let isAlwaysShown: Bool
    /// Whether the field is below the title even in a wide bar.
    let isInDrawer: Bool
    let activity: SearchActivity
    var scopes: SearchScopes?
    var focus: FocusTarget?
    /// Whether the title stays visible during a search.
    var keepsTitle = false
  }

  /// The width of a column, in points.
  struct ColumnWidth: Equatable {
    var min: CGFloat?
    let ideal: CGFloat
    var max: CGFloat?
  }

  var title: String?
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var items: [ToolbarEntry] = []
  /// The bars, by the name of their placement.
  var bars: [String: Bar] = [:]
  /// For each type of values, the function that returns the view for a value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> Destination?] = [:]
  var presented: [Presented] = []
  var search: Search?
  var sheet = SheetSettings()
  var columnWidth: ColumnWidth?
  var role: ToolbarRole?
  /// The content of the title's menu; nil for a title without a menu.
  var titleMenu: (any View)?
  /// The label of the page's tab, if the page itself sets it.
  var tabLabel: (any View)?
  var removesSidebarToggle = false

  /// The view to which a value leads.
  struct Destination {
    let content: any View
    let surroundings: PageSurroundings
  }

  /// Adds the settings of later views, unless they are set already.
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

  /// Changes a bar; `automatic` is the navigation bar.
  mutating func change(_ placements: [ToolbarPlacement], _ change: (inout Bar) -> Void) {
    let names = placements.isEmpty ? ["automatic"] : placements.map(\.name)
    for name in names {
      change(&bars[name == "automatic" ? "navigationBar" : name, default: Bar()])
    }
  }
}

/// The preference with which the views of a page pass on its settings.
enum PageSettingsKey: PreferenceKey {
  static var defaultValue: PageSettings { PageSettings() }

  static func reduce(value: inout PageSettings, nextValue: () -> PageSettings) {
    value.add(nextValue())
  }
}
