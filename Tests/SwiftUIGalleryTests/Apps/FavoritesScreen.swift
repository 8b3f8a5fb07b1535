import SwiftUI

/// A tab with nothing in it yet, which says what to do about that.
struct FavoritesScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        ContentUnavailableView {
          Label {
            phrase("No favorites yet")
          } icon: {
            Image(systemName: "heart")
          }
        } description: {
          phrase("Tap the heart of a hut, and it is kept here, also without a network.")
        } actions: {
          Button(action: {}) { phrase("Browse huts") }.buttonStyle(.borderedProminent)
          Button(action: {}) { phrase("Import") }
        }
        .navigationTitle(phrase("Favorites"))
        .toolbar {
          Button(action: {}) { Image(systemName: "plus") }
        }
      }
      .tabItem { tab("Favorites", symbol: "heart") }
      Color.clear.tabItem { tab("Map", symbol: "map") }
      Color.clear.tabItem { tab("Inbox", symbol: "tray") }.badge(2)
    }
  }

  private func tab(_ name: LocalizedStringKey, symbol: String) -> some View {
    Label {
      phrase(name)
    } icon: {
      Image(systemName: symbol)
    }
  }
}
