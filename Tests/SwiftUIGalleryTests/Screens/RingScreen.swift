import SwiftUI

/// Rings of progress: single, nested, and beside their legend.
struct RingScreen: View {
  var body: some View {
    VStack(spacing: 28) {
      HStack(spacing: 24) {
        Ring(share: 0.25, color: .pink)
        Ring(share: 0.6, color: .green)
        Ring(share: 0.9, color: .blue)
      }
      HStack(spacing: 24) {
        ZStack {
          Ring(share: 0.8, color: .red, shows: false).frame(width: 140, height: 140)
          Ring(share: 0.6, color: .green, shows: false).frame(width: 104, height: 104)
          Ring(share: 0.4, color: .cyan, shows: false).frame(width: 68, height: 68)
        }
        VStack(alignment: .leading, spacing: 10) {
          Legend(color: .red, text: "Move")
          Legend(color: .green, text: "Exercise")
          Legend(color: .cyan, text: "Stand")
        }
      }
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text("Storage").font(.headline)
          Spacer()
          Text("48 of 64 GB").font(.subheadline).foregroundColor(.secondary)
        }
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(.systemFill))
            Capsule().fill(Color.orange).frame(width: proxy.size.width * 0.75)
          }
        }
        .frame(height: 10)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

private struct Ring: View {
  let share: Double
  let color: Color
  var shows = true

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: share)
        .stroke(color, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if shows {
        Text("\(Int(share * 100)) %").font(.headline).minimumScaleFactor(0.5).lineLimit(1)
          .padding(16)
      }
    }
    .frame(minWidth: 56, maxWidth: 140, minHeight: 56, maxHeight: 140)
    .aspectRatio(1, contentMode: .fit)
  }
}

private struct Legend: View {
  let color: Color
  let text: String

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 14, height: 14)
      Text(text)
    }
  }
}
