import SwiftUI
import Testing
import UIKitTesting

/// What a hosted view holds is released with its host.
@MainActor
struct ReleaseTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var text = ""
    @Published var isOn = true
    var path: [Int] = [1]
    let gone: () -> Void

    init(_ gone: @escaping () -> Void) { self.gone = gone }
    deinit { gone() }
  }

  private struct Unchecked: @unchecked Sendable {
    let model: Model
    init(_ model: Model) { self.model = model }
  }

  struct Parts {
    let model: Model
    let binding: Binding<Int>
    let focus: FocusState<Bool>.Binding
    let names: Namespace.ID
    let isDragging: GestureState<Bool>
  }

  private struct Holding: View {
    @StateObject private var model: Model
    @State private var count = 0
    @GestureState private var isDragging = false
    @FocusState private var isFocused: Bool
    @Namespace private var names
    let content: (Parts) -> AnyView

    init(_ gone: @escaping () -> Void, _ content: @escaping (Parts) -> AnyView) {
      _model = StateObject(wrappedValue: Model(gone))
      self.content = content
    }

    var body: some View {
      content(
        Parts(
          model: model, binding: $count, focus: $isFocused, names: names, isDragging: $isDragging))
    }
  }

  private struct Represented: UIViewRepresentable {
    let model: Model

    final class Coordinator { var model: Model?; var view: UIView? }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ view: UITextField, context: Context) {
      (context.coordinator.model, context.coordinator.view) = (model, view)
    }
  }

  private struct Shown: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let content: @MainActor (Parts) -> AnyView
    var testDescription: String { name }

    init(
      _ name: String, @ViewBuilder _ content: @escaping @MainActor (Parts) -> some View
    ) {
      self.name = name
      self.content = { AnyView(content($0)) }
    }
  }

  nonisolated static let cases: [Case] = [
    Case("text") { Text("\($0.model.count)") },
    Case("button") { parts in Button("Tap") { parts.model.count += 1 } },
    Case("reader of scroll views") { parts in
      ScrollViewReader { proxy in
        ScrollView {
          Button("Tap") {
            parts.model.count += 1
            proxy.scrollTo(9)
          }
          ForEach(0..<10) { Text("\($0)").frame(height: 50).id($0) }
        }
      }
    },
    Case("lazy rows") { parts in
      ScrollView { LazyVStack { ForEach(0..<20) { Text("\($0 + parts.model.count)").id($0) } } }
    },
    Case("geometry") { parts in
      GeometryReader { Text("\(parts.model.count) \(Int($0.size.width))") }
    },
    Case("gestures") { parts in
      Text("Tap").onTapGesture { parts.model.count += 1 }
        .gesture(
          DragGesture().updating(parts.isDragging) { _, state, _ in
            state = parts.model.count >= 0
          }.onEnded { _ in parts.model.count += 1 })
    },
    Case("task") { parts in Text("Tap").task { _ = parts.model.count } },
    Case("appearance") { parts in
      Text("Tap").onAppear { parts.model.count += 1 }.onDisappear { parts.model.count += 1 }
        .onChange(of: parts.model.count, initial: true) { _, _ in _ = parts.model.count }
    },
    Case("publisher") { parts in Text("Tap").onReceive(parts.model.$count) { _ in } },
    Case("publisher and model") { parts in
      Text("Tap").onReceive(parts.model.objectWillChange) { _ = parts.model.text }
    },
    Case("refresh") { parts in
      ScrollView { Text("Tap \(parts.model.count)") }.refreshable {
        [model = Unchecked(parts.model)] in _ = model
      }
    },
    Case("matched geometry") { parts in
      ZStack {
        Text("Tap \(parts.model.count)").matchedGeometryEffect(id: 1, in: parts.names)
        Color.red.matchedGeometryEffect(id: 1, in: parts.names, isSource: false)
      }
    },
    Case("preferences") { parts in
      Text("Tap").preference(key: Shown.self, value: parts.model.count)
        .onPreferenceChange(Shown.self) { [model = Unchecked(parts.model)] _ in _ = model }
        .overlayPreferenceValue(Shown.self) { Text("\($0 + parts.model.count)") }
    },
    Case("representable") { Represented(model: $0.model) },
    Case("environment") { parts in
      Text("Tap").environmentObject(parts.model)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            parts.model.count += 1; return .handled
          })
    },
    Case("list") { parts in
      List {
        Section("Head") {
          ForEach(0..<9) { row in Button("Tap \(row)") { parts.model.count += row } }
            .onDelete { _ in parts.model.count += 1 }.swipeActions {
              Button("X") { parts.model.count += 1 }
            }
        }
      }
    },
    Case("form") { parts in
      let model = parts.model
      Form {
        Toggle("On", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
        TextField("Text", text: Binding(get: { model.text }, set: { model.text = $0 }))
          .focused(parts.focus).onSubmit { model.count += 1 }
        Picker("Pick", selection: Binding(get: { model.count }, set: { model.count = $0 })) {
          ForEach(0..<3) { Text("\($0)").tag($0) }
        }
        Stepper("Step", value: parts.binding)
        Slider(value: Binding(get: { Double(model.count) }, set: { model.count = Int($0) }))
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        Menu("More") { Button("Act") { model.count += 1 } }
      }
    },
    Case("navigation") { parts in
      let model = parts.model
      NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
        List { NavigationLink("Next", value: 2) }
          .navigationDestination(for: Int.self) {
            Text("\($0 + model.count)").navigationTitle("Page")
          }
          .navigationTitle("Root")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Bar") { model.count += 1 } }
          }
      }.searchable(text: Binding(get: { model.text }, set: { model.text = $0 }))
    },
    Case("tabs") { parts in
      TabView(selection: parts.binding) {
        Button("A") { parts.model.count += 1 }.tabItem { Text("A") }.tag(0)
        Text("B \(parts.model.count)").tabItem { Text("B") }.tag(1)
      }
    },
    Case("sheet") { parts in
      let model = parts.model
      Text("Tap").sheet(isPresented: Binding(get: { model.isOn }, set: { model.isOn = $0 })) {
        Button("Close") { model.isOn = false }
      }
    },
    Case("alert") { parts in
      let model = parts.model
      Text("Tap").alert(
        "Alert", isPresented: Binding(get: { model.isOn }, set: { model.isOn = $0 })
      ) {
        Button("Close") { model.isOn = false }
      }
    },
    Case("menus of a view") { parts in
      Text("Tap").contextMenu { Button("Act") { parts.model.count += 1 } }
        .confirmationDialog("Ask", isPresented: .constant(false)) {
          Button("Act") { parts.model.count += 1 }
        }
    },
    Case("drawing") { parts in
      VStack {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          _ = parts.model
        }
        TimelineView(.everyMinute) { _ in Text("\(parts.model.count)") }
        Color.red.mask { Text("\(parts.model.count)") }.safeAreaInset(edge: .bottom) {
          Button("In") { parts.model.count += 1 }
        }
      }
    },
    Case("fitting") { parts in
      ViewThatFits {
        Text("\(parts.model.count)"); Button("Fit") { parts.model.count += 1 }
      }
    },
  ]

  @Test(arguments: cases) func stateIsReleasedWithItsHost(_ part: Case) async throws {
    var isGone = false
    do {
      let hosting = UIHostingController(rootView: Holding({ isGone = true }, part.content))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = hosting
      window.isHidden = false
      window.layoutIfNeeded()
      if try hosting.inspect().count(ofText: "Tap") > 0 {
        try hosting.inspect().find(text: "Tap").tap()
      }
      window.layoutIfNeeded()
      #expect(!isGone)
    }
    // The task of a view has the view until it has run.
    for _ in 0..<100 where !isGone { try await Task.sleep(for: .milliseconds(5)) }

    #expect(isGone)
  }
}
