import SwiftUI

/// The settings of an app: the account, switches beside colored signs, choices and a way out.
struct AccountSettingsScreen: View {
  @State private var isQuiet = true
  @State private var usesCellular = false
  @State private var appearance = 1

  var body: some View {
    NavigationStack {
      List {
        Section { account }
        Section {
          Toggle(isOn: $isQuiet) { Setting("Do not disturb", symbol: "moon.fill", .indigo) }
          Toggle(isOn: $usesCellular) { Setting("Cellular data", symbol: "bolt.fill", .green) }
          NavigationLink(destination: EmptyView()) {
            Setting("Notifications", symbol: "bell.fill", .red).badge(3)
          }
        } footer: {
          phrase("Calls and alerts are silenced while the phone is locked.")
        }
        Section {
          Picker(selection: $appearance) {
            phrase("Light").tag(0)
            phrase("Dark").tag(1)
          } label: {
            Setting("Appearance", symbol: "sun.max.fill", .orange)
          }
          LabeledContent {
            Text(verbatim: "4.2")
          } label: {
            Setting("Version", symbol: "star.fill", .gray)
          }
        } header: {
          phrase("App")
        }
        Section {
          Button(role: .destructive, action: {}) {
            phrase("Sign out").frame(maxWidth: .infinity)
          }
        }
      }
      .navigationTitle(phrase("Settings"))
    }
  }

  private var account: some View {
    NavigationLink(destination: EmptyView()) {
      HStack(spacing: 12) {
        Text(verbatim: "IB")
          .font(.title2.bold())
          .foregroundStyle(.white)
          .frame(width: 56, height: 56)
          .minimumScaleFactor(0.5)
          .background(LinearGradient.dusk, in: Circle())
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: "Ida Berg").font(.title3.weight(.semibold))
          phrase("Account, backup and purchases").font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
  }
}

private struct Setting: View {
  private let name: LocalizedStringKey
  private let symbol: String
  private let color: Color

  init(_ name: LocalizedStringKey, symbol: String, _ color: Color) {
    self.name = name
    self.symbol = symbol
    self.color = color
  }

  var body: some View {
    Label {
      phrase(name)
    } icon: {
      Image(systemName: symbol)
        .font(.system(size: 14))
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
  }
}

extension LinearGradient {
  /// Behind what stands for people and brands.
  static let dusk = LinearGradient(
    colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
}
