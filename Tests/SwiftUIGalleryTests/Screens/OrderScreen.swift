import SwiftUI

/// An order as a form, to be placed.
struct OrderScreen: View {
  var body: some View {
    NavigationStack {
      Form {
        Section("Items") {
          LabeledContent("Notebook", value: "€ 12.00")
          LabeledContent("Pen", value: "€ 3.50")
        }
        Section {
          LabeledContent("Sum", value: "€ 15.50").font(.headline)
        } footer: {
          Text("Taxes are included.")
        }
        Section {
          Button("Place order") {}
          Button("Discard", role: .destructive) {}
        }
      }
      .navigationTitle("Order")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
  }
}
