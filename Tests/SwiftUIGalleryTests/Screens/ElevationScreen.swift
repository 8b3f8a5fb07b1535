import SwiftUI

/// Surfaces at several heights: layered shadows, wells, glows and a lamp.
struct ElevationScreen: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 20) {
        ForEach(1..<4) { level in
          Surface(level: level)
        }
      }
      Well()
      HStack(spacing: 28) {
        Glow(symbol: "bolt.fill", color: .orange)
        Glow(symbol: "heart.fill", color: .pink)
        Glow(symbol: "leaf.fill", color: .green)
      }
      Ticket()
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.secondarySystemBackground))
  }
}

/// A key light and an ambient shadow, both stronger with the height.
private struct Surface: View {
  let level: Int

  var body: some View {
    VStack(spacing: 4) {
      Text("\(level)").font(.title2.weight(.semibold))
      Text("Level").font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, minHeight: 84)
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 14))
    .shadow(color: .black.opacity(0.08), radius: CGFloat(level))
    .shadow(color: .black.opacity(0.16), radius: CGFloat(level * 5), y: CGFloat(level * 4))
  }
}

/// A sunken track with a raised knob.
private struct Well: View {
  var body: some View {
    Capsule()
      .fill(
        Color(.systemBackground)
          .shadow(.inner(color: .black.opacity(0.35), radius: 4, x: 0, y: 3))
          .shadow(.inner(color: .black.opacity(0.1), radius: 1))
      )
      .frame(height: 44)
      .overlay(alignment: .leading) {
        Capsule()
          .fill(.blue.shadow(.drop(color: .blue.opacity(0.5), radius: 6, y: 3)))
          .frame(width: 190)
          .padding(6)
      }
      .overlay {
        HStack {
          Text("Volume").foregroundColor(.white).padding(.leading, 22)
          Spacer()
          Text("56 %").foregroundColor(.secondary).padding(.trailing, 22)
        }
        .font(.footnote.weight(.medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
      }
  }
}

/// A symbol over its own light.
private struct Glow: View {
  let symbol: String
  let color: Color

  var body: some View {
    ZStack {
      Circle().fill(color).frame(width: 56, height: 56).blur(radius: 14).opacity(0.8)
      Circle()
        .fill(
          RadialGradient(
            colors: [color.opacity(0.6), color], center: .topLeading, startRadius: 0,
            endRadius: 64)
        )
        .frame(width: 56, height: 56)
      Image(systemName: symbol).font(.system(size: 24)).foregroundColor(.white)
        .shadow(color: .black.opacity(0.4), radius: 1, y: 1)
    }
  }
}

/// Paper with two holes that show what is beneath, and its shadow around them.
private struct Ticket: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Night train").font(.headline)
      Text("Platform 4, 22:40").font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 32)
    .padding(.vertical, 18)
    .background(Color(.systemBackground))
    .overlay {
      HStack {
        Circle().frame(width: 28, height: 28).offset(x: -14)
        Spacer()
        Circle().frame(width: 28, height: 28).offset(x: 14)
      }
      .blendMode(.destinationOut)
    }
    .compositingGroup()
    .shadow(color: .black.opacity(0.25), radius: 8, y: 5)
  }
}
