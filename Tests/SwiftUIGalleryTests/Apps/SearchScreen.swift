import SwiftUI

/// What a search for a word finds, with the scope it looked in.
struct SearchScreen: View {
  @State private var text = "oak"

  var body: some View {
    NavigationStack {
      List {
        Section {
          Result(title: "Oak chair", detail: "Furniture", symbol: "chair")
          Result(title: "Oak floor", detail: "Materials", symbol: "square.split.2x2")
        } header: {
          phrase("Best matches")
        }
        Section {
          Result(title: "How to oil oak", detail: "Guide", symbol: "book")
          Result(title: "Oak or ash?", detail: "Guide", symbol: "book")
          Result(title: "Storing oak outside", detail: "Question", symbol: "questionmark.circle")
        } header: {
          phrase("Articles")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle(phrase("Search"))
      .navigationBarTitleDisplayMode(.inline)
      .searchable(
        text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: phrase("Search")
      )
    }
  }
}

private struct Result: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let symbol: String

  var body: some View {
    Label {
      VStack(alignment: .leading) {
        phrase(title)
        phrase(detail).font(.caption).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: symbol)
    }
  }
}
