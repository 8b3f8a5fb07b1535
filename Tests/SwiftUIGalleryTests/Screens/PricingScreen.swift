import SwiftUI

/// Two plans, of which one is recommended.
struct PricingScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("Choose a plan").font(.title.weight(.bold))
      Plan(
        name: "Team", price: "12", isRecommended: true,
        features: ["Unlimited pictures", "Review by link", "Ten seats"])
      Plan(name: "Solo", price: "0", isRecommended: false, features: ["100 pictures", "One seat"])
      Text("Cancel at any time.").font(.footnote).foregroundColor(.secondary)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground))
  }
}

private struct Plan: View {
  let name: String
  let price: String
  let isRecommended: Bool
  let features: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(name).font(.title3.weight(.semibold))
        Spacer()
        Text("$" + price).font(.title2.weight(.bold))
        Text("a month").font(.subheadline).foregroundColor(.secondary)
      }
      Divider()
      ForEach(features, id: \.self) { feature in
        HStack(spacing: 10) {
          Image(systemName: "checkmark").foregroundColor(.green)
          Text(feature)
        }
      }
      Button {
      } label: {
        Text(isRecommended ? "Start" : "Current plan").font(.headline)
          .frame(maxWidth: .infinity).padding(.vertical, 12)
      }
      .buttonStyle(FilledButtonStyle(color: .blue))
      .disabled(!isRecommended)
    }
    .padding(20)
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .overlay {
      if isRecommended {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
          .strokeBorder(Color.blue, lineWidth: 2)
      }
    }
    .overlay(alignment: .top) {
      if isRecommended {
        Text("MOST CHOSEN").font(.caption2.weight(.bold)).foregroundColor(.white)
          .padding(.horizontal, 10).padding(.vertical, 4)
          .background(Capsule().fill(Color.blue))
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }
    }
  }
}
