import DarkroomSwiftUI
import DarkroomUIKit
import Foundation

/// Takes a screen of SwiftUI off an input: views in containers, with modifiers whose numbers may be wild.
@MainActor
struct ScreenReader {
  private var reader: InputReader
  /// The number of views that may still be made.
  private var room = 60

  init(_ input: [UInt8]) { reader = InputReader(input) }

  mutating func screen() -> AnyView {
    let root = view(depth: 0)
    return switch reader.choice(6) {
    case 0: AnyView(NavigationStack { root.navigationTitle(text()) })
    case 1: AnyView(List { root })
    case 2: AnyView(Form { root })
    case 3: AnyView(ScrollView([.horizontal, .vertical]) { root })
    default: root
    }
  }

  mutating func size() -> CGSize {
    CGSize(width: Double(reader.choice(400)), height: Double(reader.choice(700)))
  }

  // MARK: Views

  private mutating func view(depth: Int) -> AnyView {
    room -= 1
    var view = depth > 6 || room < 0 || reader.flag() ? leaf() : container(depth: depth + 1)
    for _ in 0..<reader.choice(3) { view = modified(view, depth: depth + 1) }
    return view
  }

  private mutating func views(depth: Int) -> [AnyView] {
    (0..<reader.choice(5)).map { _ in view(depth: depth) }
  }

  private mutating func leaf() -> AnyView {
    switch reader.choice(18) {
    case 0, 1: AnyView(Text(text()))
    case 2: AnyView(Label(text(), systemImage: symbol()))
    case 3: AnyView(Image(systemName: symbol()).resizable())
    case 4: AnyView(color())
    case 5: AnyView(RoundedRectangle(cornerRadius: number()).fill(color()))
    case 6: AnyView(Circle().stroke(color(), lineWidth: number()))
    case 7: AnyView(Divider())
    case 8: AnyView(Spacer(minLength: number()))
    case 9: AnyView(Button(text()) {}.buttonStyle(.borderedProminent))
    case 10: AnyView(Toggle(text(), isOn: .constant(reader.flag())))
    case 11: AnyView(Slider(value: .constant(reader.fraction())))
    case 12: AnyView(Stepper(text(), value: .constant(reader.choice(9))))
    case 13: AnyView(TextField(text(), text: .constant(text())))
    case 14: AnyView(ProgressView(value: number(), total: number()))
    case 15: AnyView(LabeledContent(text(), value: text()))
    case 16: AnyView(Path { path in path.addRect(CGRect(x: 1, y: 1, width: 20, height: 9)) })
    default:
      AnyView(LinearGradient(colors: [color(), color()], startPoint: .top, endPoint: .bottom))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let spacing = reader.flag() ? nil : number()
    let parts = views(depth: depth)
    let children = ForEach(parts.indices, id: \.self) { parts[$0] }
    switch reader.choice(17) {
    case 0, 1: return AnyView(VStack(alignment: .leading, spacing: spacing) { children })
    case 2, 3: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { children })
    case 4: return AnyView(ZStack(alignment: .bottomTrailing) { children })
    case 5: return AnyView(LazyVStack(spacing: spacing) { children })
    case 6:
      let columns = [GridItem(.adaptive(minimum: number())), GridItem(.flexible())]
      return AnyView(LazyVGrid(columns: columns, spacing: spacing) { children })
    case 7: return AnyView(Grid(verticalSpacing: spacing) { GridRow { children } })
    case 8: return AnyView(ScrollView { children })
    case 9: return AnyView(List { children })
    case 10: return AnyView(Form { Section(text()) { children } })
    case 11:
      return AnyView(
        Section {
          children
        } header: {
          Text(text())
        })
    case 12: return AnyView(GeometryReader { _ in children })
    case 13: return AnyView(ViewThatFits { children })
    case 14: return AnyView(TabView { children })
    case 15: return AnyView(GroupBox(text()) { children })
    default: return AnyView(DisclosureGroup(text(), isExpanded: .constant(true)) { children })
    }
  }

  // MARK: Modifiers

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    reader.flag() ? placed(view) : reader.flag() ? styled(view) : surrounded(view, depth: depth)
  }

  private mutating func placed(_ view: AnyView) -> AnyView {
    switch reader.choice(12) {
    case 0: AnyView(view.padding(number()))
    case 1: AnyView(view.frame(width: number(), height: reader.flag() ? nil : number()))
    case 2:
      AnyView(view.frame(minWidth: number(), maxWidth: reader.flag() ? .infinity : number()))
    case 3: AnyView(view.offset(x: number(), y: number()))
    case 4: AnyView(view.position(x: number(), y: number()))
    case 5: AnyView(view.scaleEffect(number()))
    case 6: AnyView(view.rotationEffect(.degrees(number())))
    case 7: AnyView(view.fixedSize(horizontal: reader.flag(), vertical: reader.flag()))
    case 8: AnyView(view.layoutPriority(number()))
    case 9: AnyView(view.aspectRatio(number(), contentMode: reader.flag() ? .fit : .fill))
    case 10: AnyView(view.alignmentGuide(.leading) { [value = number()] _ in value })
    default: AnyView(view.containerRelativeFrame(.horizontal))
    }
  }

  private mutating func styled(_ view: AnyView) -> AnyView {
    switch reader.choice(16) {
    case 0: AnyView(view.font(.system(size: number())))
    case 1: AnyView(view.foregroundStyle(color()))
    case 2: AnyView(view.lineLimit(reader.choice(4)))
    case 3: AnyView(view.opacity(number()))
    case 4: AnyView(view.blur(radius: number()))
    case 5: AnyView(view.shadow(color: color(), radius: number(), x: number(), y: number()))
    case 6: AnyView(view.border(color(), width: number()))
    case 7: AnyView(view.clipShape(Capsule()))
    case 8: AnyView(view.redacted(reason: .placeholder))
    case 9: AnyView(view.disabled(true))
    case 10: AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 11: AnyView(view.environment(\.dynamicTypeSize, reader.element(DynamicTypeSize.allCases)))
    case 12: AnyView(view.minimumScaleFactor(number()))
    case 13: AnyView(view.tint(color()))
    case 14: AnyView(view.blendMode(.multiply))
    default: AnyView(view.compositingGroup())
    }
  }

  private mutating func surrounded(_ view: AnyView, depth: Int) -> AnyView {
    guard depth <= 6, room > 0 else { return view }
    let other = self.view(depth: depth)
    return switch reader.choice(8) {
    case 0: AnyView(view.background(other))
    case 1: AnyView(view.overlay(other, alignment: .topTrailing))
    case 2: AnyView(view.mask(other))
    case 3: AnyView(view.safeAreaInset(edge: .bottom) { other })
    case 4: AnyView(view.toolbar { ToolbarItem(placement: .bottomBar) { other } })
    case 5: AnyView(view.listRowBackground(other))
    case 6: AnyView(view.badge(text()))
    default: AnyView(view.id(reader.choice(3)))
    }
  }

  // MARK: Values

  private static let numbers: [CGFloat] = [
    0, 1, 4, 8, 17, 44, 100, 390, 0.5, 1 / 3, -1, -20, 1e4, 1e6, 1e18, -1e9, .nan, .infinity,
    -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private mutating func number() -> CGFloat {
    reader.choice(4) == 0 ? reader.element(Self.numbers) : CGFloat(reader.choice(120))
  }

  private static let texts = [
    "", "Hi", "A longer text of several words", "two\nlines", "👩‍👩‍👧‍👦🇩🇪e\u{301}", "مرحبا بك Hi",
    "\u{0}\u{7}",
    String(repeating: "Wide ", count: 40),
  ]

  private mutating func text() -> String { reader.element(Self.texts) }
  private mutating func symbol() -> String { reader.element(["star", "trash.fill", "none", ""]) }
  private mutating func color() -> Color { reader.element([.red, .blue, .clear, .primary]) }
}
