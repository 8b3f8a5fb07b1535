import SwiftUI

/// Orders in columns, as wide as a tablet.
struct OrdersTableScreen: View {
  private let orders: [Order] = [
    Order(number: "10-481", customer: "Ada Holm", state: .paid, total: "€48.00"),
    Order(number: "10-482", customer: "Bengt Lund", state: .sent, total: "€1,204.50"),
    Order(number: "10-483", customer: "Clara Vik", state: .open, total: "€9.90"),
    Order(number: "10-484", customer: "Dev Rao", state: .paid, total: "€310.00"),
    Order(number: "10-485", customer: "Elin Sand", state: .open, total: "€75.20"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(orders) { OrderRow(order: $0) }
        } header: {
          Columns(
            number: phrase("Number"), customer: phrase("Customer"), state: phrase("State"),
            total: phrase("Total"))
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle(phrase("Orders"))
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button(action: {}) { Image(systemName: "line.3.horizontal.decrease") }
          Button(action: {}) { phrase("Export") }
        }
      }
    }
  }
}

private struct Order: Identifiable {
  enum State {
    case open, paid, sent
  }

  let number: String
  let customer: String
  let state: State
  let total: String

  var id: String { number }
}

private struct OrderRow: View {
  let order: Order

  var body: some View {
    Columns(
      number: Text(verbatim: order.number).monospacedDigit(),
      customer: Text(verbatim: order.customer),
      state: StateLabel(state: order.state), total: Text(verbatim: order.total).monospacedDigit())
  }
}

private struct StateLabel: View {
  let state: Order.State

  private var look: (name: LocalizedStringKey, color: Color) {
    switch state {
    case .open: ("Open", .orange)
    case .paid: ("Paid", .green)
    case .sent: ("Sent", .blue)
    }
  }

  var body: some View {
    phrase(look.name)
      .font(.footnote.weight(.medium))
      .foregroundStyle(look.color)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(look.color.opacity(0.15), in: Capsule())
  }
}

private struct Columns<Number: View, Customer: View, State: View, Total: View>: View {
  let number: Number
  let customer: Customer
  let state: State
  let total: Total

  var body: some View {
    HStack {
      number.frame(width: 120, alignment: .leading)
      customer.frame(maxWidth: .infinity, alignment: .leading)
      state.frame(width: 140, alignment: .leading)
      total.frame(width: 140, alignment: .trailing)
    }
  }
}
