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
}
