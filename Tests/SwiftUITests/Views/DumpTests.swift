import SwiftUI
import Testing

/// Names that `.dump` snapshots show: types and fields as SwiftUI's interface declares them.
@MainActor
struct DumpTests {
  private func modifier(_ view: some View) -> String {
    let type = String(describing: Swift.type(of: view))
    let prefix = "ModifiedContent<Spacer, "
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count).dropLast()) : type
  }

  @Test func modifiersHaveTheNamesOfSwiftUI() {
    let view = Spacer()

    #expect(modifier(view.padding()) == "_PaddingLayout")
    #expect(modifier(view.frame(width: 1)) == "_FrameLayout")
    #expect(modifier(view.frame(maxWidth: 1)) == "_FlexFrameLayout")
    #expect(modifier(view.fixedSize()) == "_FixedSizeLayout")
    #expect(modifier(view.aspectRatio(2, contentMode: .fit)) == "_AspectRatioLayout")
    #expect(modifier(view.offset(x: 1)) == "_OffsetEffect")
    #expect(modifier(view.opacity(0.5)) == "_OpacityEffect")
    #expect(modifier(view.scaleEffect(2)) == "_ScaleEffect")
    #expect(modifier(view.rotationEffect(.degrees(2))) == "_RotationEffect")
    #expect(modifier(view.shadow(radius: 2)) == "_ShadowEffect")
    #expect(modifier(view.clipShape(Circle())) == "_ClipEffect<Circle>")
    #expect(modifier(view.background(Color.red)) == "_BackgroundStyleModifier<Color>")
    #expect(modifier(view.background { Circle() }) == "_BackgroundModifier<Circle>")
    #expect(modifier(view.overlay(Color.red)) == "_OverlayStyleModifier<Color>")
    #expect(modifier(view.overlay { Circle() }) == "_OverlayModifier<Circle>")
    #expect(modifier(view.font(.body)) == "_EnvironmentKeyWritingModifier<Optional<Font>>")
    #expect(
      modifier(view.transformEnvironment(\.lineLimit) { $0 = 1 })
        == "_EnvironmentKeyTransformModifier<Optional<Int>>")
    #expect(modifier(view.onAppear {}) == "_AppearanceActionModifier")
    #expect(modifier(view.onDisappear {}) == "_AppearanceActionModifier")
    #expect(modifier(view.containerShape(Circle())) == "_ContainerShapeModifier<Circle>")
  }

  private func fields(of value: Any) -> [String] {
    Mirror(reflecting: value).children.map { $0.label ?? "" }
  }

  @Test func modifiersHaveTheFieldsOfSwiftUI() {
    let view = Spacer()
    func fields(_ view: some View) -> [String] {
      Mirror(reflecting: view).descendant("modifier").map { self.fields(of: $0) } ?? []
    }

    #expect(fields(view.padding()) == ["edges", "insets"])
    #expect(fields(view.frame(width: 1)) == ["width", "height", "alignment"])
    #expect(
      fields(view.frame(maxWidth: 1)) == [
        "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
      ])
    #expect(fields(view.aspectRatio(2, contentMode: .fit)) == ["aspectRatio", "contentMode"])
    #expect(fields(view.background { Circle() }) == ["background", "alignment"])
    #expect(fields(view.overlay { Circle() }) == ["overlay", "alignment"])
    #expect(fields(view.background(Color.red)) == ["style", "ignoresSafeAreaEdges"])
    #expect(fields(view.shadow(radius: 2)) == ["color", "radius", "offset"])
    #expect(fields(view.font(.body)) == ["keyPath", "value"])
    #expect(fields(view.onAppear {}) == ["appear", "disappear"])
  }

  @Test func stacksAreTreesOfALayoutAndItsContent() throws {
    let stack = VStack(alignment: .leading, spacing: 4) {
      Text("a")
      if Bool(true) { Spacer() }
    }
    let tree = try #require(Mirror(reflecting: stack).descendant("_tree"))
    let root = try #require(Mirror(reflecting: tree).descendant("root"))

    #expect(String(describing: type(of: stack)) == "VStack<TupleView<(Text, Optional<Spacer>)>>")
    #expect(
      String(describing: type(of: tree))
        == "Tree<_VStackLayout, TupleView<(Text, Optional<Spacer>)>>")
    #expect(fields(of: tree) == ["root", "content"])
    #expect(fields(of: root) == ["alignment", "spacing"])
    #expect(fields(of: HStack {}) == ["_tree"])
    #expect(fields(of: ZStack {}) == ["_tree"])
  }

  @Test func branchesShowWhichOfThemIsTaken() throws {
    func view(_ isText: Bool) -> some View {
      Group {
        if isText { Text("a") } else { Spacer() }
      }
    }

    let branch = try #require(Mirror(reflecting: view(true)).descendant("content", "storage"))
    #expect(String(describing: branch).hasPrefix("trueContent("))
    #expect(
      String(describing: type(of: view(false))) == "Group<_ConditionalContent<Text, Spacer>>")
  }
}
