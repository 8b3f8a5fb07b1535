import SwiftUI

/// Albums in two columns, and above the tab bar what plays.
struct MusicScreen: View {
  private let albums: [Album] = [
    Album(title: "Low Tide", artist: "Marta Vilde", colors: [.blue, .teal]),
    Album(title: "Paper Boats", artist: "The Ferrymen", colors: [.orange, .pink]),
    Album(title: "Nine Rooms", artist: "Ode", colors: [.purple, .indigo]),
    Album(title: "Second Snow", artist: "Kaj & Lene", colors: [.mint, .green]),
  ]

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 20
          ) {
            ForEach(albums) { AlbumTile(album: $0) }
          }
          .padding(.horizontal)
        }
        .navigationTitle(phrase("Library"))
        .safeAreaInset(edge: .bottom, spacing: 0) { PlayerBar(album: albums[0]) }
      }
      .tabItem {
        Label {
          phrase("Library")
        } icon: {
          Image(systemName: "music.note.list")
        }
      }
      Color.clear.tabItem {
        Label {
          phrase("Radio")
        } icon: {
          Image(systemName: "dot.radiowaves.left.and.right")
        }
      }
      Color.clear.tabItem {
        Label {
          phrase("Search")
        } icon: {
          Image(systemName: "magnifyingglass")
        }
      }
    }
    .tint(.pink)
  }
}

private struct Album: Identifiable {
  let title: String
  let artist: String
  let colors: [Color]

  var id: String { title }
}

private struct AlbumTile: View {
  let album: Album

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Cover(album: album, radius: 8)
        .padding(.bottom, 4)
      Text(verbatim: album.title).font(.subheadline).lineLimit(1)
      Text(verbatim: album.artist).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

private struct Cover: View {
  let album: Album
  let radius: CGFloat

  var body: some View {
    LinearGradient(colors: album.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Circle().stroke(.white.opacity(0.6), lineWidth: 2).padding(12)
      }
      .aspectRatio(1, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
  }
}

private struct PlayerBar: View {
  let album: Album

  var body: some View {
    HStack(spacing: 12) {
      Cover(album: album, radius: 4).frame(width: 40, height: 40)
      Text(verbatim: "Harbor Lights").lineLimit(1)
      Spacer()
      Button(action: {}) { Image(systemName: "play.fill") }
      Button(action: {}) { Image(systemName: "forward.fill") }
    }
    .font(.body)
    .foregroundStyle(.primary)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
  }
}
