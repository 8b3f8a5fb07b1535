import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct SearchTests {
  private func hosted(_ root: some View) -> Hosted {
    Hosted(root, in: CGSize(width: 390, height: 700))
  }

  private func search(_ hosted: Hosted) -> UISearchController? {
    hosted.views.lazy.compactMap { $0 as? UINavigationBar }.first?.topItem?.searchController
  }

  private func texts(_ hosted: Hosted) -> [String] {
    hosted.views.compactMap(\.accessibilityLabel)
  }

  private struct Status: View {
    @Environment(\.isSearching) var isSearching
    @Environment(\.dismissSearch) var dismissSearch

    var body: some View { Button(isSearching ? "searching" : "resting") { dismissSearch() } }
  }

  private struct Screen: View {
    @State var text = ""
    @State var isPresented: Bool
    @State var scope = 1

    var body: some View {
      NavigationStack {
        VStack {
          Status()
          Text("text \(text) scope \(scope) presented \(isPresented)")
        }
        .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Mine").tag(1)
        }
        .searchSuggestions {
          if text.isEmpty { Text("Apple").searchCompletion("apple") }
        }
      }
    }
  }

  @Test func aSearchThatIsPresentedIsActiveAndViewsInsideKnow() throws {
    let hosted = hosted(Screen(isPresented: true))

    #expect(search(hosted)?.isActive == true)
    #expect(texts(hosted).contains("searching"))
    #expect(search(hosted)?.searchBar.scopeButtonTitles == ["All", "Mine"])
    #expect(search(hosted)?.searchBar.selectedScopeButtonIndex == 1)
    #expect(search(hosted)?.searchBar.showsScopeBar == true)
  }

  private struct Token: Identifiable {
    let id: Int
  }

  private struct TokenScreen: View {
    @State var tokens: [Token]

    var body: some View {
      NavigationStack {
        Text("Page").searchable(text: .constant(""), tokens: $tokens, prompt: "Find") {
          Text("\($0.id)")
        }
      }
    }
  }

  @Test func tokensAreNamedWhereThereAreSome() {
    let empty = hosted(TokenScreen(tokens: []))
    #expect(search(empty)?.searchBar.placeholder == "Find")
    #expect(UndrawnViews.first(in: empty.window) == nil)

    let full = hosted(TokenScreen(tokens: [Token(id: 1)]))
    #expect(UndrawnViews.first(in: full.window) == "searchable(text:tokens:)")
  }

  /// Apple says that the overlay views of text fields flip (developer.apple.com/documentation/uikit/uitextfield/rightview).
  @Test func fromRightToLeftTheFieldIsMirrored() throws {
    func hosted(_ direction: LayoutDirection) -> Hosted {
      self.hosted(
        NavigationStack { Text("Page").searchable(text: .constant("oak")) }
          .environment(\.layoutDirection, direction))
    }
    func field(_ hosted: Hosted) throws -> UISearchTextField {
      try #require(search(hosted)?.searchBar.searchTextField)
    }
    let (usual, host) = (try field(hosted(.leftToRight)), hosted(.rightToLeft))
    let mirrored = try field(host)

    #expect(usual.leftView?.frame.minX == 6)
    #expect(mirrored.leftView?.frame.maxX == mirrored.bounds.width - 6)
    #expect(mirrored.textRect(forBounds: mirrored.bounds).minX == 6)
    #expect(mirrored.caretRect(for: mirrored.beginningOfDocument).minX > 250)
    #expect(
      colors(in: host, mirrored.convert(CGRect(x: 10, y: 8, width: 200, height: 20), to: nil)) == 1)
    #expect(
      colors(in: host, mirrored.convert(CGRect(x: 250, y: 8, width: 80, height: 20), to: nil)) > 1)
  }

  /// How many colors a part of the window has.
  private func colors(in hosted: Hosted, _ rect: CGRect) -> Int {
    let picture = hosted.picture(scale: 1)
    var colors: Set<[UInt8]> = []
    for x in stride(from: rect.minX, to: rect.maxX, by: 2) {
      for y in stride(from: rect.minY, to: rect.maxY, by: 2) {
        colors.insert(pixel(of: picture, at: CGPoint(x: x, y: y)))
      }
    }
    return colors.count
  }

  /// Apple, "Adding a search interface to your app": the modifier may be around a stack.
  @Test func aSearchAroundAStackIsInTheBarOfItsRoot() throws {
    struct Screen: View {
      @State var text = ""
      @State var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Status()
            Text("text \(text)")
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
        .searchable(text: $text, prompt: "Find")
        .searchSuggestions { Text("Apple").searchCompletion("apple") }
        .searchScopes(.constant(0)) { Text("All").tag(0) }
      }
    }
    let hosted = hosted(Screen(path: []))
    let search = try #require(self.search(hosted))
    #expect(search.searchBar.placeholder == "Find")
    #expect(search.searchBar.scopeButtonTitles == ["All"])

    search.isActive = true
    hosted.window.layoutIfNeeded()
    #expect(texts(hosted).contains("searching") && texts(hosted).contains("Apple"))
    try hosted.view.inspect().find(text: "Apple").tap()
    #expect(texts(hosted).contains("text apple"))

    #expect(self.search(self.hosted(Screen())) == nil)
  }

  private func wide(_ root: some View) -> Hosted {
    Hosted(
      root.environment(\.horizontalSizeClass, .regular), in: CGSize(width: 1180, height: 820))
  }

  /// The places of the search fields, by the titles of their pages.
  private func placements(_ hosted: Hosted) -> [String: UINavigationItem.SearchBarPlacement] {
    let items = hosted.views.compactMap { ($0 as? UINavigationBar)?.topItem }
    let places = withExtendedLifetime(hosted) {
      items.filter { $0.searchController != nil }.map { ($0.title ?? "", $0.searchBarPlacement) }
    }
    return Dictionary(places) { first, _ in first }
  }

  private func split(_ placement: SearchFieldPlacement) -> some View {
    NavigationSplitView {
      Text("Sidebar").navigationTitle("First")
    } detail: {
      Text("Detail").navigationTitle("Second")
    }
    .searchable(text: .constant("oak"), placement: placement)
  }

  /// Apple's pages of `SearchFieldPlacement.sidebar` and `.toolbar`: in the sidebar's bar, and in the trailing bar.
  @Test func theFieldOfASplitViewIsInTheColumnOfItsPlacement() throws {
    #expect(placements(wide(split(.sidebar))) == ["First": .stacked])

    for placement in [SearchFieldPlacement.automatic, .toolbar] {
      #expect(placements(wide(split(placement))) == ["Second": .inline])
    }
    #expect(placements(wide(split(.navigationBarDrawer))) == ["Second": .stacked])
  }

  @Test func theFieldOfANarrowSplitViewIsInItsSidebar() {
    for placement in [SearchFieldPlacement.automatic, .sidebar, .toolbar] {
      #expect(placements(hosted(split(placement)))["First"] == .stacked)
    }
  }

  /// Apple's page of `SearchFieldPlacement.navigationBarDrawer`: below the title, as in narrow bars.
  @Test func onlyADrawerIsBelowTheTitleOfAWideBar() {
    func placement(
      _ placement: SearchFieldPlacement, isWide: Bool
    ) -> UINavigationItem.SearchBarPlacement? {
      let stack = NavigationStack {
        Text("Page").navigationTitle("Page").searchable(
          text: .constant(""), placement: placement)
      }
      return placements(isWide ? wide(stack) : hosted(stack))["Page"]
    }

    for wanted in [SearchFieldPlacement.automatic, .toolbar, .sidebar] {
      #expect(placement(wanted, isWide: true) == .inline)
      #expect(placement(wanted, isWide: false) == .stacked)
    }
    #expect(placement(.navigationBarDrawer(displayMode: .always), isWide: true) == .stacked)
    #expect(placement(.navigationBarDrawer, isWide: true) == .stacked)
  }

  @Test func onlyADrawerThatIsAlwaysShownStaysWhileTheContentScrolls() throws {
    func barHeight(_ placement: SearchFieldPlacement) throws -> CGFloat {
      let hosted = hosted(
        NavigationStack {
          ScrollView { Color.red.frame(height: 3000) }
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: placement)
        })
      let scrollView = try #require(
        hosted.views.lazy.compactMap { $0 as? UIScrollView }.first { $0.contentSize.height > 2000 })
      scrollView.contentOffset.y = 500
      hosted.window.layoutIfNeeded()
      return try #require(hosted.views.lazy.compactMap { $0 as? UINavigationBar }.first)
        .frame.height
    }

    #expect(try barHeight(.automatic) == 44)
    #expect(try barHeight(.navigationBarDrawer(displayMode: .automatic)) == 44)
    #expect(try barHeight(.navigationBarDrawer(displayMode: .always)) == 96)
  }

  @Test func whatAPersonDoesToTheFieldIsWritten() throws {
    let hosted = hosted(Screen(isPresented: false))
    #expect(texts(hosted).contains("resting"))

    search(hosted)?.isActive = true
    hosted.window.layoutIfNeeded()
    #expect(texts(hosted).contains("searching"))
    #expect(texts(hosted).contains("text  scope 1 presented true"))
    #expect(texts(hosted).contains("Apple"))

    try hosted.view.inspect().find(text: "Apple").tap()
    #expect(texts(hosted).contains("text apple scope 1 presented true"))
    #expect(search(hosted)?.searchBar.text == "apple")
    #expect(!texts(hosted).contains("Apple"))

    try hosted.view.inspect().find(button: "searching").tap()
    #expect(search(hosted)?.isActive == false)
    #expect(texts(hosted).contains("text  scope 1 presented false"))
  }

  @Test func aStateSaysWhetherTheFieldHasTheKeyboard() throws {
    struct Screen: View {
      @State var text = ""
      @FocusState var isFocused: Bool

      var body: some View {
        NavigationStack {
          Button("focused \(isFocused)") { isFocused.toggle() }
            .searchable(text: $text)
            .searchFocused($isFocused)
        }
      }
    }
    let hosted = hosted(Screen())
    let field = try #require(search(hosted)?.searchBar.searchTextField)
    #expect(!field.isFirstResponder)

    try hosted.view.inspect().find(button: "focused false").tap()
    #expect(field.isFirstResponder)
    #expect(search(hosted)?.isActive == true)

    try hosted.view.inspect().find(button: "focused true").tap()
    #expect(!field.isFirstResponder)

    _ = field.becomeFirstResponder()
    hosted.window.layoutIfNeeded()
    #expect(texts(hosted).contains("focused true"))
  }
}
