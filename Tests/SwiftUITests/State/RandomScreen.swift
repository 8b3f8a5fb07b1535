import SwiftUI
import Synchronization
import UIKitTesting

/// What all parts of a screen may share.
@MainActor
final class SharedTaps: ObservableObject {
  @Published var count = 0
  private let life = Life()
}

/// Counts the objects that live: each that is to be released has one.
final class Life: Sendable {
  private static let living = Mutex(0)
  static var count: Int { living.withLock { $0 } }

  init() { Self.living.withLock { $0 += 1 } }
  deinit { Self.living.withLock { $0 -= 1 } }
}

/// What parts of a screen find in their environment.
@Observable @MainActor
final class SharedNumber {
  var number = 0
  @ObservationIgnored private let life = Life()
}

/// A part of a screen that is drawn at random, and what its view must show of what was done to it.
///
/// Edits and taps change the part. Views keep the same in states of their own, which must come to
/// the same: a view that is made anew begins with what the part says.
@Observable @MainActor
final class ScreenPart: Identifiable {
  enum Kind: CaseIterable {
    case counter, toggle, field, object, shared, number, reader, appeared, changes
    case column, lazy, grid, either, optional, identified, environment, holder, sum, heard

    var isLeaf: Bool { Self.allCases.firstIndex(of: self) ?? 0 < 9 }
  }

  nonisolated let id: Int
  let kind: Kind
  /// Edits change it: a condition, an identity, a value of the environment, an axis.
  var setting = 0
  var children: [ScreenPart]
  /// What the state of the view must be; views do not hear of changes.
  @ObservationIgnored var state = 0
  @ObservationIgnored private let life = Life()

  init(_ id: Int, _ kind: Kind, _ children: [ScreenPart] = []) {
    (self.id, self.kind, self.children) = (id, kind, children)
  }

  /// The parts inside whose views are there.
  var present: [ScreenPart] {
    switch kind {
    case .either: [children[abs(setting) % 2]]
    case .optional: setting % 2 == 0 ? children : []
    default: children
    }
  }

  /// This part and all in it whose views are there.
  var allPresent: [ScreenPart] { [self] + present.flatMap(\.allPresent) }

  /// The views in the part have been made anew, or are gone.
  func reset() {
    state = 0
    for child in children { child.reset() }
  }
}

extension ScreenPart {
  var summary: String {
    let inner = children.map(\.summary).joined(separator: ", ")
    return "\(kind) \(id)" + (children.isEmpty ? "" : " [\(inner)]")
  }
}

// MARK: Views

/// Shows a part.
struct ScreenPartView: View {
  let part: ScreenPart

  var body: some View {
    switch part.kind {
    case .counter: CounterView(part)
    case .toggle: ToggleView(part)
    case .field: FieldView(part)
    case .object: ObjectView(part)
    case .shared: SharedView(part: part)
    case .number: NumberView(part: part)
    case .reader: ReaderView()
    case .appeared: AppearedView()
    case .changes: ChangesView(part)
    case .column, .lazy, .grid: ContainerView(part: part)
    default: WrapperView(part: part)
    }
  }
}

private struct ContainerView: View {
  let part: ScreenPart

  var body: some View {
    switch part.kind {
    case .lazy: LazyVStack(spacing: 1) { views }
    case .grid:
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        ForEach(part.children) { child in
          GridRow {
            Text("row")
            ScreenPartView(part: child)
          }
        }
      }
    default:
      let layout =
        part.setting % 2 == 0
        ? AnyLayout(VStackLayout(spacing: 1)) : AnyLayout(HStackLayout(spacing: 1))
      layout { views }
    }
  }

  private var views: some View { ForEach(part.children) { ScreenPartView(part: $0) } }
}

private struct WrapperView: View {
  let part: ScreenPart

  private var child: some View { ScreenPartView(part: part.children[0]) }

  var body: some View {
    switch part.kind {
    case .either:
      if part.setting % 2 == 0 { child } else { ScreenPartView(part: part.children[1]) }
    case .optional:
      VStack {
        Text("maybe")
        if part.setting % 2 == 0 { child }
      }
    case .identified: child.id(part.setting)
    case .environment: child.environment(\.partSetting, part.setting)
    case .sum:
      child.padding(2).overlayPreferenceValue(SumOfStates.self, alignment: .topLeading) {
        Text("sum \($0)").font(.caption2).allowsHitTesting(false)
      }
    case .heard: HeardView(part: part)
    default: HolderView(part)
    }
  }
}

private struct SumOfStates: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct HeardView: View {
  let part: ScreenPart
  @State private var sum = 0

  var body: some View {
    VStack {
      Text("heard \(sum)")
      ScreenPartView(part: part.children[0])
    }.onPreferenceChange(SumOfStates.self) { [$sum] in $sum.wrappedValue = $0 }
  }
}

private struct HolderView: View {
  let part: ScreenPart
  @State private var value: Int
  @State private var life = Life()

  init(_ part: ScreenPart) {
    self.part = part
    _value = State(initialValue: part.state)
  }

  var body: some View {
    VStack {
      Text("held \(value)")
      AnyView(BoundView(part: part, value: $value))
      ScreenPartView(part: part.children[0])
    }
  }
}

private struct BoundView: View {
  let part: ScreenPart
  @Binding var value: Int

  var body: some View {
    Button("bound \(value)") { value += 1 }.accessibilityIdentifier("\(part.id)")
  }
}

private struct CounterView: View {
  let part: ScreenPart
  @State private var count: Int
  @State private var life = Life()

  init(_ part: ScreenPart) {
    self.part = part
    _count = State(initialValue: part.state)
  }

  var body: some View {
    Button("\(part.id): \(count)") { count += 1 }
      .accessibilityIdentifier("\(part.id)")
      .preference(key: SumOfStates.self, value: count)
  }
}

private struct ToggleView: View {
  let part: ScreenPart
  @State private var isOn: Bool
  @State private var life = Life()

  init(_ part: ScreenPart) {
    self.part = part
    _isOn = State(initialValue: part.state % 2 == 1)
  }

  var body: some View {
    Toggle("toggle \(part.id)", isOn: $isOn).fixedSize().accessibilityIdentifier("\(part.id)")
      .background(isOn ? Color.yellow : .clear)
      .transaction { $0.animation = nil }
  }
}

private struct FieldView: View {
  let part: ScreenPart
  @State private var text: String
  @State private var life = Life()

  init(_ part: ScreenPart) {
    self.part = part
    _text = State(initialValue: part.state == 0 ? "" : "text \(part.state)")
  }

  var body: some View {
    VStack {
      TextField("empty", text: $text).frame(width: 90).accessibilityIdentifier("\(part.id)")
      Text("typed \(text)")
    }
  }
}

private struct ObjectView: View {
  final class Taps: ObservableObject {
    @Published var count: Int
    private let life = Life()
    init(_ count: Int) { self.count = count }
  }

  let part: ScreenPart
  @StateObject private var taps: Taps
  @State private var received = -1

  init(_ part: ScreenPart) {
    self.part = part
    let count = part.state
    _taps = StateObject(wrappedValue: Taps(count))
  }

  var body: some View {
    Button("object \(taps.count) \(received)") { withAnimation { taps.count += 1 } }
      .accessibilityIdentifier("\(part.id)")
      .onReceive(taps.$count) { received = $0 }
  }
}

private struct SharedView: View {
  let part: ScreenPart
  @EnvironmentObject private var taps: SharedTaps

  var body: some View {
    Button("shared \(taps.count)") { taps.count += 1 }.accessibilityIdentifier("\(part.id)")
  }
}

private struct NumberView: View {
  let part: ScreenPart
  @Environment(SharedNumber.self) private var number

  var body: some View {
    Button("number \(number.number)") { number.number += 1 }
      .accessibilityIdentifier("\(part.id)")
  }
}

private struct ReaderView: View {
  @Environment(\.partSetting) private var setting
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("read \(setting) \(direction == .leftToRight ? "right" : "left")") }
}

private struct AppearedView: View {
  @State private var times = 0

  var body: some View {
    Text("appeared \(times)").onAppear { times += 1 }.onDisappear { times += 100 }
  }
}

private struct ChangesView: View {
  let part: ScreenPart
  @State private var changes: Int
  @State private var life = Life()

  init(_ part: ScreenPart) {
    self.part = part
    _changes = State(initialValue: part.state)
  }

  var body: some View {
    Text("changes \(changes)").onChange(of: part.setting) { changes += 1 }
  }
}

private struct PartSettingKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var partSetting: Int {
    get { self[PartSettingKey.self] }
    set { self[PartSettingKey.self] = newValue }
  }
}
