import SwiftUI

/// Places behind tabs, one of which has news.
struct TabsScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          VStack(spacing: 12) {
            Place(name: "Harbor", color: .blue)
            Place(name: "Forest", color: .green)
            Place(name: "Dunes", color: .orange)
          }
          .padding()
        }
        .navigationTitle("Places")
      }
      .tabItem { Label("Places", systemImage: "map") }
      Text("Saved")
        .tabItem { Label("Saved", systemImage: "bookmark") }
        .badge(2)
      Text("Profile")
        .tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

private struct Place: View {
  let name: String
  let color: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(color)
      .frame(height: 120)
      .overlay(alignment: .bottomLeading) {
        Text(name).font(.headline).foregroundColor(.white).padding(12)
      }
  }
}
