import SwiftUI

/// The first page of an introduction: what is new, and the way on.
struct OnboardingScreen: View {
  private let features = [
    Feature(symbol: "camera.fill", color: .blue, title: "Take pictures", text: "Of every screen."),
    Feature(
      symbol: "arrow.left.arrow.right", color: .green, title: "Compare them",
      text: "Pixel by pixel, in a second."),
    Feature(
      symbol: "person.2.fill", color: .purple, title: "Share them", text: "With all of the team."),
  ]

  var body: some View {
    VStack(spacing: 0) {
      Text("Welcome to Album")
        .font(.largeTitle.weight(.bold))
        .multilineTextAlignment(.center)
        .padding(.top, 40)
      Spacer(minLength: 24)
      VStack(alignment: .leading, spacing: 24) {
        ForEach(features) { FeatureRow(feature: $0) }
      }
      Spacer(minLength: 24)
      HStack(spacing: 8) {
        ForEach(0..<3) { page in
          Capsule()
            .fill(page == 0 ? Color.accentColor : Color(.systemFill))
            .frame(width: page == 0 ? 20 : 8, height: 8)
        }
      }
      .padding(.bottom, 20)
      Button {
      } label: {
        Text("Continue").font(.headline).frame(maxWidth: .infinity).padding(.vertical, 15)
      }
      .buttonStyle(FilledButtonStyle(color: .accentColor))
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Feature: Identifiable {
  let symbol: String
  let color: Color
  let title: String
  let text: String

  var id: String { symbol }
}

private struct FeatureRow: View {
  let feature: Feature

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: feature.symbol)
        .font(.title)
        .foregroundColor(feature.color)
        .frame(width: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(feature.title).font(.headline)
        Text(feature.text)
          .font(.subheadline)
          .foregroundColor(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}
