import SwiftUI

/// A tablet's three columns: folders, notes, and the chosen note.
struct SplitScreen: View {
  @State private var folder: String? = "Trips"
  @State private var note: String? = "Packing"

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List(selection: $folder) {
        Section {
          Label {
            phrase("All notes")
          } icon: {
            Image(systemName: "tray.full")
          }.tag("All")
          Label {
            phrase("Trips")
          } icon: {
            Image(systemName: "airplane")
          }.tag("Trips")
          Label {
            phrase("Recipes")
          } icon: {
            Image(systemName: "fork.knife")
          }.tag("Recipes")
        }
      }
      .navigationTitle(phrase("Folders"))
    } content: {
      List(selection: $note) {
        NoteRow(title: "Packing", text: "Boots, map, stove").tag("Packing")
        NoteRow(title: "Trains", text: "Night train at 22:10").tag("Trains")
        NoteRow(title: "Huts", text: "Two nights booked").tag("Huts")
      }
      .listStyle(.plain)
      .navigationTitle(phrase("Trips"))
    } detail: {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          phrase("Packing").font(.title.bold())
          ForEach(["Boots", "Map", "Stove", "Rope"] as [String], id: \.self) { thing in
            HStack {
              Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
              phrase(LocalizedStringKey(thing))
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(action: {}) { Image(systemName: "square.and.arrow.up") }
        }
      }
    }
  }
}

private struct NoteRow: View {
  let title: LocalizedStringKey
  let text: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      phrase(title).font(.headline)
      phrase(text).font(.subheadline).foregroundStyle(.secondary)
    }
  }
}
