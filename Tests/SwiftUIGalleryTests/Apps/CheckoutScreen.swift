import SwiftUI

/// An order before it is paid: address, delivery, options, sums, and the button that pays.
struct CheckoutScreen: View {
  @State private var delivery = 1
  @State private var quantity = 2
  @State private var isGift = true
  @State private var code = ""

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "mappin.circle.fill").font(.title2).foregroundStyle(.red)
            VStack(alignment: .leading) {
              Text(verbatim: "Jo Lindqvist")
              Text(verbatim: "12 Quay Street, Malmö").font(.footnote).foregroundStyle(.secondary)
            }
          }
        } header: {
          phrase("Ship to")
        }
        Section {
          Picker(selection: $delivery) {
            phrase("Standard").tag(0)
            phrase("Express").tag(1)
          } label: {
            phrase("Delivery")
          }
          .pickerStyle(.segmented)
          Stepper(value: $quantity, in: 1...9) {
            HStack {
              phrase("Quantity")
              Spacer()
              Text(quantity, format: .number).foregroundStyle(.secondary)
            }
          }
          Toggle(isOn: $isGift) { phrase("Gift wrapping") }
          TextField(text: $code) { phrase("Discount code") }
        } header: {
          phrase("Options")
        }
        Section {
          Sum(name: "Subtotal", amount: "€258.00")
          Sum(name: "Delivery", amount: "€9.90")
          Sum(name: "Total", amount: "€267.90").font(.headline)
        } footer: {
          phrase("Taxes are included.")
        }
      }
      .navigationTitle(phrase("Checkout"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .cancel, action: {}) { phrase("Cancel") }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Button(action: {}) {
          phrase("Pay").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding()
        .background(.bar)
      }
    }
  }
}

private struct Sum: View {
  let name: LocalizedStringKey
  let amount: String

  var body: some View {
    LabeledContent {
      Text(verbatim: amount).monospacedDigit()
    } label: {
      phrase(name)
    }
  }
}
