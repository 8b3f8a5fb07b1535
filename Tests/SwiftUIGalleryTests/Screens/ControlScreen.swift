import SwiftUI

/// Settings as a stack of controls, one below the other.
struct ControlScreen: View {
  enum Unit: String, CaseIterable, Identifiable {
    case metric, imperial, nautical
    var id: Self { self }
  }

  @State private var unit = Unit.metric
  @State private var brightness = 0.7
  @State private var copies = 2
  @State private var color = Color.orange
  /// 2 January 2024, 03:04 UTC.
  @State private var date = Date(timeIntervalSince1970: 1_704_164_640)

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Picker("Units", selection: $unit) {
        ForEach(Unit.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      Toggle("Notifications", isOn: .constant(true))
      Toggle("Cellular data", isOn: .constant(false)).disabled(true)
      Toggle("Night mode", isOn: .constant(true)).tint(Color.indigo)
      Slider(value: $brightness) {
        Text("Brightness")
      } minimumValueLabel: {
        Image(systemName: "sun.min")
      } maximumValueLabel: {
        Image(systemName: "sun.max.fill")
      }
      Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      DatePicker("Due", selection: $date, displayedComponents: .date)
      ColorPicker("Accent", selection: $color)
      LabeledContent("Version", value: "2.4")
      HStack {
        Text("Sort by")
        Spacer()
        Picker("Sort by", selection: $unit) {
          ForEach(Unit.allCases) { Text($0.rawValue.capitalized) }
        }
      }
      ProgressView(value: 0.4) { Text("Syncing") }
      HStack(spacing: 20) {
        Gauge(value: 0.6) {
          Text("CPU")
        } currentValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.3) {
          Text("RAM")
        } currentValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular).tint(Color.green)
        Toggle("Bold", systemImage: "bold", isOn: .constant(true))
          .toggleStyle(.button).labelStyle(.iconOnly)
        ControlGroup {
          Button("Back", systemImage: "chevron.left") {}
          Button("Forward", systemImage: "chevron.right") {}
        }
        .labelStyle(.iconOnly)
      }
      DisclosureGroup("Advanced") { Text("Hidden") }
      Spacer(minLength: 0)
    }
    .padding()
  }
}
