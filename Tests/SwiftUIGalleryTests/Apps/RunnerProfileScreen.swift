import SwiftUI

/// A person's page: a cover, numbers between lines, two buttons and tiles below segments.
struct RunnerProfileScreen: View {
  @State private var part = 0

  private let hues: [Color] = [.teal, .orange, .mint, .indigo, .pink, .cyan]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          cover
          VStack(spacing: 4) {
            Text(verbatim: "Ida Berg").font(.title2.bold())
            phrase("Runs by the sea, early.").foregroundStyle(.secondary)
          }
          numbers
          buttons
          Picker(selection: $part) {
            phrase("Runs").tag(0)
            phrase("Photos").tag(1)
          } label: {
            EmptyView()
          }
          .pickerStyle(.segmented)
          .padding(.horizontal)
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 3), spacing: 2) {
            ForEach(hues.indices, id: \.self) { tile(hues[$0]) }
          }
        }
      }
      .navigationTitle(phrase("Profile"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(action: {}) { Image(systemName: "square.and.arrow.up") }
        }
      }
    }
  }

  private var cover: some View {
    LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
      .frame(height: 120)
      .overlay(alignment: .bottom) {
        Image(systemName: "figure.walk")
          .font(.system(size: 40))
          .foregroundStyle(.white)
          .frame(width: 88, height: 88)
          .background(LinearGradient.dusk, in: Circle())
          .overlay { Circle().stroke(Color(.systemBackground), lineWidth: 4) }
          .offset(y: 44)
      }
      .padding(.bottom, 44)
  }

  private var numbers: some View {
    HStack {
      number(128, "Runs")
      Divider()
      number(1_204, "Kilometers")
      Divider()
      number(86, "Friends")
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal)
  }

  private func number(_ value: Int, _ name: LocalizedStringKey) -> some View {
    VStack {
      Text(value, format: .number).font(.headline)
      phrase(name).font(.caption).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(maxWidth: .infinity)
  }

  private var buttons: some View {
    HStack {
      Button(action: {}) { phrase("Follow").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent)
      Button(action: {}) { phrase("Message").frame(maxWidth: .infinity) }
        .buttonStyle(.bordered)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .padding(.horizontal)
  }

  private func tile(_ hue: Color) -> some View {
    hue.opacity(0.35)
      .aspectRatio(1, contentMode: .fill)
      .overlay { Image(systemName: "map").foregroundStyle(hue) }
  }
}
