import SwiftUI

/// Settings in groups, with what each leads to.
struct SettingsScreen: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Account")
          } label: {
            HStack(spacing: 12) {
              Circle().fill(Color.teal).frame(width: 56, height: 56)
                .overlay(Text("JL").font(.title2).foregroundColor(.white))
              VStack(alignment: .leading, spacing: 2) {
                Text("Jo Lindqvist").font(.title3)
                Text("Account, subscriptions").font(.footnote).foregroundColor(.secondary)
              }
            }
          }
        }
        Section("General") {
          Setting(name: "Notifications", symbol: "bell.fill", color: .red).badge(3)
          Setting(name: "Appearance", symbol: "moon.fill", color: .indigo)
          Setting(name: "Privacy", symbol: "hand.raised.fill", color: .blue)
        }
        Section {
          LabeledContent("Version", value: "4.2")
          LabeledContent("Storage", value: "1.3 GB")
        } header: {
          Text("About")
        } footer: {
          Text("Storage counts what was downloaded. It can be removed at any time.")
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
  }
}

/// A setting and its symbol.
private struct Setting: View {
  let name: String
  let symbol: String
  let color: Color

  var body: some View {
    NavigationLink {
      Text(name)
    } label: {
      HStack(spacing: 12) {
        Image(systemName: symbol)
          .font(.footnote)
          .foregroundColor(.white)
          .frame(width: 29, height: 29)
          .background(color, in: RoundedRectangle(cornerRadius: 7))
        Text(name)
      }
    }
  }
}
