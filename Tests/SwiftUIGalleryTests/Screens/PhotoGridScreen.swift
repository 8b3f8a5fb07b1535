import SwiftUI

/// A grid of squares below a heading, one of them chosen.
struct PhotoGridScreen: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Albums").font(.title.weight(.bold))
        Spacer()
        Text("See all").foregroundColor(.accentColor)
      }
      .padding(.horizontal)
      VStack(spacing: 2) {
        ForEach(0..<4) { row in
          HStack(spacing: 2) {
            ForEach(0..<3) { column in
              Photo(color: colors[row * 3 + column], isChosen: row == 1 && column == 1)
            }
          }
        }
      }
      Text("12 photos, 2 videos")
        .font(.footnote)
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity)
    }
    .padding(.vertical)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Photo: View {
  let color: Color
  let isChosen: Bool

  var body: some View {
    LinearGradient(
      colors: [color.opacity(0.6), color], startPoint: .top, endPoint: .bottom
    )
    .aspectRatio(1, contentMode: .fit)
    .overlay {
      Circle().fill(Color.white.opacity(0.3)).scaleEffect(0.5).offset(x: 12, y: 12)
    }
    .clipped()
    .overlay(alignment: .bottomTrailing) {
      if isChosen {
        Image(systemName: "checkmark.circle.fill").font(.title3).foregroundColor(.white)
          .padding(6)
      }
    }
    .opacity(isChosen ? 0.8 : 1)
  }
}
