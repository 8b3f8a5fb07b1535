import SwiftUI

// Views as teams write them: that they compile is the test.

// MARK: State and data

@MainActor final class ProfileModel: ObservableObject {
  @Published var name = "Ada"
  @Published var isFollowing = false
  @Published var posts: [Post] = []
  func load() async { posts = [Post(id: 1, title: "One")] }
}

struct Post: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

enum Filter: String, CaseIterable, Identifiable {
  case all, open, done
  var id: String { rawValue }
}

@Observable final class Settings {
  var isDark = false
  var name = ""
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

// MARK: Views

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8, content: content)
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

struct Badge: View {
  let count: Int
  var body: some View {
    Text("\(count)")
      .font(.caption.bold())
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(Capsule().fill(count > 9 ? Color.red : Color.orange))
      .overlay(Capsule().stroke(Color.white, lineWidth: 2))
      .accessibilityLabel("\(count) unread")
  }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(isEnabled ? Color.accentColor : .gray, in: RoundedRectangle(cornerRadius: 10))
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { .init() }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct ProfileView: View {
  @StateObject private var model = ProfileModel()
  @State private var isEditing = false
  @State private var text = ""
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accent) private var accent

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header
          if model.isFollowing {
            Text("Following").font(.footnote).foregroundStyle(.secondary)
          } else {
            Button("Follow") { model.isFollowing = true }
              .buttonStyle(.primary)
              .disabled(model.name.isEmpty)
          }
          ForEach(model.posts) { post in
            NavigationLink(value: post) { Text(post.title) }
          }
          TextField("Name", text: $model.name)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .autocapitalization(.none)
          Divider()
          Spacer(minLength: 0)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isEditing.toggle() }) { Image(systemName: "pencil") }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) { dismiss() } }
      }
      .navigationDestination(for: Post.self) { post in Text(post.title) }
      .sheet(isPresented: $isEditing, onDismiss: { text = "" }) { EditView(text: $text) }
      .alert("Sure?", isPresented: $isEditing) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
      .task { await model.load() }
      .onAppear { text = model.name }
      .onChange(of: text) { newValue in model.name = newValue }
      .onChange(of: isEditing) { _, isEditing in if !isEditing { text = "" } }
      .onReceive(model.$name) { text = $0 }
    }
    .tint(colorScheme == .dark ? .white : accent)
  }

  @ViewBuilder private var header: some View {
    HStack(alignment: .top, spacing: 12) {
      Image("avatar")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 64, height: 64)
        .clipShape(Circle())
        .overlay(alignment: .bottomTrailing) { Badge(count: 3) }
      VStack(alignment: .leading, spacing: 4) {
        Text(model.name).font(.title2).bold().lineLimit(1).minimumScaleFactor(0.5)
        Text("Member since \(Date(), style: .date)").font(
          .system(size: 13, weight: .medium, design: .rounded))
        Label("Cologne", systemImage: "mappin").labelStyle(.titleAndIcon).font(.caption)
      }
      Spacer()
    }
  }
}

struct EditView: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Name"), footer: Text("Visible to all")) {
          TextField("Name", text: $text).focused($isFocused)
          SecureField("Password", text: .constant("secret"))
          TextEditor(text: $text).frame(minHeight: 80)
        }
        Section("Choices") {
          Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .green))
          Toggle(isOn: .constant(false)) { Text("Off") }.toggleStyle(CheckboxStyle())
          Slider(value: .constant(0.5), in: 0...1, step: 0.1)
          Stepper("Count: \(3)", value: .constant(3), in: 0...10)
          DatePicker("Date", selection: .constant(Date()), displayedComponents: .date)
        }
      }
      .navigationBarTitle("Edit", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") { presentationMode.wrappedValue.dismiss() })
    }
    .navigationViewStyle(.stack)
    .onAppear { isFocused = true }
  }
}

struct PostList: View {
  @State private var posts = [Post(id: 1, title: "A"), Post(id: 2, title: "B")]
  @State private var filter = Filter.all
  @State private var selection: Int? = nil
  @State private var query = ""

  var body: some View {
    List {
      Picker("Filter", selection: $filter) {
        ForEach(Filter.allCases) { filter in Text(filter.rawValue.capitalized).tag(filter) }
      }
      .pickerStyle(.segmented)
      .listRowSeparator(.hidden)
      ForEach($posts) { $post in
        HStack {
          Toggle("", isOn: $post.isDone).labelsHidden()
          TextField("Title", text: $post.title)
        }
        .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .onDelete { posts.remove(atOffsets: $0) }
      .onMove { posts.move(fromOffsets: $0, toOffset: $1) }
      ForEach(0..<3) { index in Text("Row \(index)").listRowInsets(EdgeInsets()) }
      ForEach(["a", "b"], id: \.self) { name in Text(name).listRowBackground(Color.clear) }
    }
    .listStyle(InsetGroupedListStyle())
    .searchable(text: $query, prompt: "Search")
    .refreshable {}
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 30)
  }
}

struct Ring: View {
  var progress: Double
  @ScaledMetric(relativeTo: .title) private var width = 10.0

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.red, .purple], center: .center),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent).font(.title.monospacedDigit())
    }
    .padding(width / 2)
    .aspectRatio(1, contentMode: .fit)
    .frame(width: 120 * 2 / 3 + width, height: 80)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
        endAngle: .degrees(phase), clockwise: false)
    }
  }
}

struct Shapes: View {
  var body: some View {
    VStack(spacing: 4) {
      Triangle().fill(.blue)
      Wave(phase: 90).stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2)
      Rectangle().inset(by: 4).fill(
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
      Ellipse().frame(height: 20).foregroundColor(Color("brand"))
      Capsule().fill(Color.primary.opacity(0.5)).frame(width: 10)
      LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
      Color.red.ignoresSafeArea()
      Color.clear.frame(height: 1).background(.ultraThinMaterial)
    }
    .mask(RoundedRectangle(cornerRadius: 3))
    .border(Color.gray)
    .blur(radius: 2)
    .compositingGroup()
  }
}

struct SizeReader: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { _ in }
  }
}

extension View {
  func readHeight(_ height: Binding<CGFloat>) -> some View { modifier(SizeReader(height: height)) }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content)
    -> some View
  {
    if condition { transform(self) } else { self }
  }
}

struct GridScreen: View {
  let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible(), spacing: 2)]
  @State private var height: CGFloat = 0
  @Namespace private var namespace

  var body: some View {
    GeometryReader { geometry in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(0..<20, id: \.self) { index in
            Card { Text("Item \(index)") }
              .matchedGeometryEffect(id: index, in: namespace)
              .onTapGesture { withAnimation(.spring()) { height = CGFloat(index) } }
              .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
          }
        }
        .frame(width: geometry.size.width * 0.9 - 10, height: max(height, 20))
        .readHeight($height)
      }
    }
    .edgesIgnoringSafeArea(.bottom)
    .safeAreaInset(edge: .bottom, spacing: 0) { Text("Footer").frame(maxWidth: .infinity) }
  }
}

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

struct Texts: View {
  let name = "x"
  var body: some View {
    Group {
      Text("Hello, \(name)!") + Text(" bold").bold() + Text(verbatim: "raw").italic()
      Text("**Markdown**").multilineTextAlignment(.center).lineSpacing(4).truncationMode(.middle)
      Text(name).kerning(1).underline().strikethrough(true, color: .red).textCase(.uppercase)
      Text("\(3.5, specifier: "%.1f") km, \(7) days").monospacedDigit().fixedSize(
        horizontal: false, vertical: true)
      Text(Image(systemName: "star")) + Text("x")
      Text(AttributedString("a")).font(.custom("Lato", size: 12, relativeTo: .body))
      Text(name.isEmpty ? "empty" : "full").foregroundColor(name.isEmpty ? .red : nil)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .redacted(reason: name.isEmpty ? .placeholder : [])
    .environment(\.locale, Locale(identifier: "de"))
  }
}

struct Gestures: View {
  @GestureState private var offset = CGSize.zero
  @State private var position = CGPoint.zero
  var body: some View {
    Circle()
      .offset(offset)
      .position(x: position.x + 10, y: position.y)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($offset) { value, state, _ in state = value.translation }
          .onChanged { position = $0.location }
          .onEnded { _ in position = .zero }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { position = .zero })
      .onLongPressGesture(minimumDuration: 1) { position = .zero }
  }
}

struct Legacy: View {
  @ObservedObject var model: ProfileModel
  @EnvironmentObject var shared: ProfileModel
  @State private var alert: Post?
  @State private var isActive = false
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("Detail"), isActive: $isActive) { EmptyView() }
        NavigationLink("Go", destination: Text("There"))
        Text(shared.name).background(Color.yellow)
        AnyView(Text("any")).animation(.default)
      }
      .alert(item: $alert) { post in
        Alert(
          title: Text(post.title), message: nil, primaryButton: .default(Text("OK")),
          secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $isActive) {
        ActionSheet(
          title: Text("A"), buttons: [.default(Text("B")) { isActive = false }, .cancel()])
      }
      .navigationBarHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct LabelBridge: UIViewRepresentable {
  var text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}

struct FieldBridge: UIViewRepresentable {
  @Binding var text: String
  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: FieldBridge
    init(_ parent: FieldBridge) { self.parent = parent }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }
  func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
}

struct ControllerBridge: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct EqualWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) {
      CGSize(width: $0.width + $1.sizeThatFits(.unspecified).width, height: 10)
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices { subviews[index].place(at: bounds.origin, proposal: .zero) }
  }
}

struct Layouts: View {
  @Environment(\.horizontalSizeClass) var sizeClass
  var body: some View {
    let layout =
      sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 3))
    layout {
      Text("a")
      EqualWidth {
        Text("b"); Text("c")
      }
      ViewThatFits {
        Text("long"); Text("s")
      }
      Grid(alignment: .leading) {
        GridRow {
          Text("1"); Text("2").gridCellColumns(2)
        }
        Divider()
      }
    }
    .alignmentGuide(.leading) { $0[.trailing] / 2 }
  }
}

struct Deep: View {
  var flag = true
  var n = 3
  var body: some View {
    VStack {
      HStack {
        ZStack {
          VStack {
            HStack {
              VStack {
                Text(flag ? "yes" : "no").frame(
                  width: flag ? 10 * 2 + 3 : 20, height: CGFloat(n) * 1.5 + 4)
                Color(red: 0.1 * 2, green: 0.3, blue: flag ? 0.5 : 0.25).frame(
                  width: 8 * CGFloat(n) - 2)
              }
              .padding(flag ? 8 : 16)
              .offset(x: flag ? -CGFloat(n) * 2 : 0, y: 4 / 2)
            }
            .background(flag ? Color.red : Color.blue)
            .opacity(flag ? 1 : 0.5 + 0.1 * Double(n))
          }
          .overlay(
            RoundedRectangle(cornerRadius: CGFloat(n) * 2).stroke(
              flag ? .red : .green, lineWidth: flag ? 2 : 1))
        }
        .frame(maxWidth: flag ? .infinity : nil)
      }
      .padding(.top, flag ? 12 : 0)
    }
    .scaleEffect(flag ? 1 : 0.8)
  }
}

struct Screens_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileView().previewDisplayName("Profile")
      Tabs().previewDevice("iPhone 15").preferredColorScheme(.dark)
      Badge(count: 2).previewLayout(.sizeThatFits)
    }
    .environmentObject(ProfileModel())
  }
}

// MARK: UIKit

final class Host: UIHostingController<ProfileView> {
  init() { super.init(rootView: ProfileView()) }
  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@MainActor func useBridges() {
  let cell = UITableViewCell()
  cell.contentConfiguration = UIHostingConfiguration { Text("Hi") }.margins(.horizontal, 8)
  let controller = UIHostingController(rootView: AnyView(Text("x")))
  controller.sizingOptions = .intrinsicContentSize
  _ = UIColor(Color.red)
  _ = Color(uiColor: .red)
  _ = Color(UIColor.red)
  _ = Font(UIFont.systemFont(ofSize: 12))
}
