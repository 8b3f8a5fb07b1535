import SwiftUI

// Views as teams write them: that they compile is the test.

struct Tabs: View {
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Text("One").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
      Text("Two").tabItem {
        Image(systemName: "2.circle")
        Text("Two")
      }.tag(1).badge(3)
    }
    .accentColor(.purple)
  }
}

struct Pages: View {
  var body: some View {
    TabView {
      ForEach(0..<3) { Text("Page \($0)") }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

struct ModernTabs: View {
  @State private var tab = "a"
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "a.circle", value: "a") { Text("A") }
      Tab("B", systemImage: "b.circle", value: "b") { Text("B") }
    }
  }
}

struct SettingsView: View {
  @Bindable var settings: Settings
  @Environment(Settings.self) private var shared
  @AppStorage("name") private var name = "x"
  var body: some View {
    Form {
      Toggle("Dark", isOn: $settings.isDark)
      TextField("Name", text: $settings.name)
      LabeledContent("Version", value: "1.0")
      Link("Web", destination: URL(fileURLWithPath: "/"))
      Menu("More") {
        Button("A") {}
        Menu {
          Text("B")
        } label: {
          Label("Sub", systemImage: "ellipsis")
        }
      }
      DisclosureGroup("Details") { Text(name) }
      ProgressView()
      ProgressView(value: 0.5).progressViewStyle(.linear).tint(.red)
      ProgressView("Loading").progressViewStyle(CircularProgressViewStyle(tint: .white))
    }
    .formStyle(.grouped)
  }
}
