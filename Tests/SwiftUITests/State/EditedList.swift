import SwiftUI
import UIKitTesting

/// A screen with state of all kinds, and what of it must be known to show the same screen anew.
@MainActor
final class EditedList: ObservableObject {
  @Published var rows: [Int] = [0, 1]
  @Published var isLazy = false
  @Published var generation = 0
  @Published var showsFooter = true
  @Published var note: String?
  /// What rows count themselves, in states of their own.
  var counts: [Int: Int] = [:]
  /// What the footer has been tapped.
  var taps = 0
  private var next = 2

  /// Another list that shows the same.
  func copy() -> EditedList {
    let copy = EditedList()
    (copy.rows, copy.isLazy, copy.generation) = (rows, isLazy, generation)
    (copy.showsFooter, copy.note, copy.counts, copy.taps) = (showsFooter, note, counts, taps)
    return copy
  }

  // MARK: Edits

  func edit(_ screen: InspectedView, _ random: inout some RandomNumberGenerator) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: add(at: Int.random(in: 0...rows.count, using: &random))
    case 1: if let row = rows.randomElement(using: &random) { remove(row) }
    case 2: rows.shuffle(using: &random)
    case 3: withAnimation { change { isLazy.toggle() } }
    case 4: change { generation += 1 }
    case 5: toggleFooter()
    case 6: note = note == nil ? "note" : nil
    default: try tap(screen, &random)
    }
  }

  private func add(at place: Int) {
    rows.insert(next, at: place)
    next += 1
  }

  private func remove(_ row: Int) {
    rows.removeAll { $0 == row }
    counts[row] = nil
  }

  /// The rows lose what they have counted.
  private func change(_ body: () -> Void) {
    body()
    counts = [:]
  }

  private func toggleFooter() {
    showsFooter.toggle()
    taps = 0
  }

  private func tap(
    _ screen: InspectedView, _ random: inout some RandomNumberGenerator
  ) throws {
    if showsFooter, Bool.random(using: &random) {
      return try screen.find(viewWithAccessibilityIdentifier: "footer").tap()
    }
    guard let row = rows.randomElement(using: &random) else { return }
    try screen.find(viewWithAccessibilityIdentifier: "row \(row)").tap()
  }
}

/// Shows a list.
struct EditedScreen: View {
  @ObservedObject var list: EditedList

  var body: some View {
    VStack(spacing: 2) {
      Group {
        if list.isLazy {
          LazyVStack(spacing: 1) { rows }
        } else {
          VStack(spacing: 1) { rows }
        }
      }.id(list.generation)
      if let note = list.note { Text(note).transition(.opacity) }
      if list.showsFooter { EditedFooter(list: list, taps: list.taps) }
    }.overlayPreferenceValue(EditedWidths.self) { Text("\($0.count)").font(.caption) }
  }

  private var rows: some View {
    ForEach(list.rows, id: \.self) { EditedRow(list: list, row: $0, count: list.counts[$0] ?? 0) }
  }
}

private struct EditedWidths: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct EditedRow: View {
  let list: EditedList
  let row: Int
  @State private var count: Int

  init(list: EditedList, row: Int, count: Int) {
    self.list = list
    self.row = row
    _count = State(initialValue: count)
  }

  var body: some View {
    Button("\(row): \(count)") { count += 1 }
      .accessibilityIdentifier("row \(row)")
      .onChange(of: count) { _, new in list.counts[row] = new }
      .preference(key: EditedWidths.self, value: [count])
  }
}

private struct EditedFooter: View {
  let list: EditedList
  @StateObject private var counter: Counter

  @MainActor
  final class Counter: ObservableObject {
    @Published var taps: Int
    init(_ taps: Int) { self.taps = taps }
  }

  init(list: EditedList, taps: Int) {
    self.list = list
    _counter = StateObject(wrappedValue: Counter(taps))
  }

  var body: some View {
    Text("tapped \(counter.taps)").padding(4)
      .background(Color.yellow)
      .accessibilityIdentifier("footer")
      .onTapGesture { counter.taps += 1 }
      .onReceive(counter.$taps) { list.taps = $0 }
  }
}
