import SwiftUI

/// A form of every kind of field.
struct ContactFormScreen: View {
  @State private var name = "Ida Berg"
  @State private var email = ""
  @State private var password = "secret"
  @State private var born = Date(timeIntervalSince1970: 631_152_000)
  @State private var group = 0
  @State private var color = Color.orange
  @State private var volume = 0.4
  @State private var notes = "Prefers letters to calls."

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(text: $name) { phrase("Name") }
          TextField(text: $email) { phrase("Email") }
          SecureField(text: $password) { phrase("Password") }
        }
        Section {
          DatePicker(selection: $born, displayedComponents: .date) { phrase("Born") }
          Picker(selection: $group) {
            phrase("Friends").tag(0)
            phrase("Family").tag(1)
          } label: {
            phrase("Group")
          }
          ColorPicker(selection: $color) { phrase("Color") }
          LabeledContent {
            Slider(value: $volume).frame(width: 160)
          } label: {
            phrase("Volume")
          }
        }
        Section {
          TextEditor(text: $notes).frame(minHeight: 80)
        } header: {
          phrase("Notes")
        }
        Section {
          Button(role: .destructive, action: {}) { phrase("Delete contact") }
        }
      }
      .environment(\.timeZone, .gmt)
      .navigationTitle(phrase("New contact"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(action: {}) { phrase("Cancel") } }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: {}) { phrase("Done") }.disabled(true)
        }
      }
    }
  }
}
