/// What a page says of the bars around it and of the pages that it leads to.
struct PageSettings: @unchecked Sendable {
  /// A bar, as a page wants it.
  struct Bar {
    var visibility: Visibility?
    var background: Visibility?
    var style: (any ShapeStyle)?
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
    if sheet.detents == nil { sheet = next.sheet }
    items += next.items
    presented += next.presented
    destinations.merge(next.destinations) { own, _ in own }
    bars.merge(next.bars) { own, _ in own }
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
