import SwiftUI

/// The first of three pages that say what an app does, with dots on a plate and two ways on.
struct WelcomeScreen: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 16) {
      TabView(selection: $page) {
        Page("Plan a trip", "Huts, trains and weather in one place.", symbol: "map").tag(0)
        Page("Pack together", "Everybody sees what is missing.", symbol: "archivebox").tag(1)
        Page("Go", "The map works without a network.", symbol: "figure.walk").tag(2)
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      VStack(spacing: 8) {
        Button(action: {}) { phrase("Continue").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
        Button(action: {}) { phrase("I have an account") }
          .frame(minHeight: 44)
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 8)
    }
  }
}

private struct Page: View {
  private let title: LocalizedStringKey
  private let text: LocalizedStringKey
  private let symbol: String

  init(_ title: LocalizedStringKey, _ text: LocalizedStringKey, symbol: String) {
    self.title = title
    self.text = text
    self.symbol = symbol
  }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: symbol)
        .font(.system(size: 64))
        .foregroundStyle(.white)
        .frame(width: 160, height: 160)
        .background(LinearGradient.dusk, in: RoundedRectangle(cornerRadius: 36, style: .continuous))
        .padding(.bottom, 16)
      phrase(title).font(.largeTitle.bold())
      phrase(text).font(.title3).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
  }
}
