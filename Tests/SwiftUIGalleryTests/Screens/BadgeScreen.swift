import SwiftUI

/// Capsules, counts over icons, and states.
struct BadgeScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(spacing: 8) {
        Badge("Swift", color: .orange)
        Badge("Linux", color: .blue)
        Badge("Beta", color: .purple)
      }
      HStack(spacing: 28) {
        CountedIcon("envelope.fill", count: 3, color: .blue)
        CountedIcon("bell.fill", count: 12, color: .red)
        CountedIcon("cart.fill", count: 0, color: .green)
      }
      VStack(alignment: .leading, spacing: 12) {
        StateRow("Deployed", color: .green, symbol: "checkmark.circle.fill")
        StateRow("Running", color: .blue, symbol: "clock.fill")
        StateRow("Failed", color: .red, symbol: "xmark.circle.fill")
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Badge: View {
  let text: String
  let color: Color

  init(_ text: String, color: Color) {
    self.text = text
    self.color = color
  }

  var body: some View {
    Text(text)
      .font(.footnote.weight(.semibold))
      .lineLimit(1)
      .foregroundColor(color)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Capsule().fill(color.opacity(0.15)))
      .overlay(Capsule().strokeBorder(color.opacity(0.4), lineWidth: 1))
  }
}

private struct CountedIcon: View {
  let symbol: String
  let count: Int
  let color: Color

  init(_ symbol: String, count: Int, color: Color) {
    self.symbol = symbol
    self.count = count
    self.color = color
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 14, style: .continuous)
      .fill(color)
      .frame(width: 60, height: 60)
      .overlay(Image(systemName: symbol).font(.title2).foregroundColor(.white))
      .overlay(alignment: .topTrailing) {
        if count > 0 {
          Text("\(count)")
            .font(.caption.weight(.bold))
            .foregroundColor(.white)
            .padding(.horizontal, 6)
            .frame(minWidth: 22, minHeight: 22)
            .background(Capsule().fill(Color.red))
            .overlay(Capsule().stroke(Color(.systemBackground), lineWidth: 2))
            .offset(x: 8, y: -8)
        }
      }
  }
}

private struct StateRow: View {
  let text: String
  let color: Color
  let symbol: String

  init(_ text: String, color: Color, symbol: String) {
    self.text = text
    self.color = color
    self.symbol = symbol
  }

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).foregroundColor(color)
      Text(text)
      Spacer()
      Text("2 min").font(.subheadline).foregroundColor(.secondary)
    }
    .padding(12)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(10)
  }
}
