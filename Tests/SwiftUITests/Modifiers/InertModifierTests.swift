import SwiftUI
import Testing

@MainActor
struct InertModifierTests {
  @Namespace private var namespace
  @FocusState private var isFocused: Bool

  /// What is presented is not in the picture of the presenter, on iOS too.
  @Test func presentationsAreNotDrawnWithTheirPresenter() {
    let shown = Binding.constant(true)
    let view = Text("a").sheet(isPresented: shown) { Text("b") }
      .fullScreenCover(isPresented: shown) { Text("b") }
      .popover(isPresented: shown) { Text("b") }
      .alert("b", isPresented: shown) { Button("b") {} }
      .confirmationDialog("b", isPresented: shown) { Button("b") {} }
      .contextMenu { Button("b") {} }
      .presentationDetents([.medium]).interactiveDismissDisabled()

    #expect(Picture(view).isSame(as: Picture(Text("a"))))
  }

  @Test func whatNoStillPictureShowsChangesNothing() {
    let view = Text("a").animation(.default, value: 1).animation(.spring).transition(.slide)
      .transaction { $0.animation = nil }.contentTransition(.opacity)
      .matchedGeometryEffect(id: 1, in: namespace).onHover { _ in }.hoverEffect()
      .help("b").statusBarHidden().persistentSystemOverlays(.hidden)
      .sensoryFeedback(.success, trigger: 1).onOpenURL { _ in }
      .userActivity("b") { _ in }.focused($isFocused).focusable()
      .keyboardType(.emailAddress).textContentType(.password).submitLabel(.done).onSubmit {}
      .autocorrectionDisabled().keyboardShortcut(.defaultAction).textSelection(.enabled)
      .onDrag { NSItemProvider() }.swipeActions { Text("b") }.deleteDisabled(true)
      .allowsHitTesting(false).contentShape(Circle()).previewDisplayName("b")
      .previewLayout(.sizeThatFits).privacySensitive().accessibilitySortPriority(1)
      .accessibilityAction {}.accessibilityRepresentation { Text("b") }.labelsHidden().tag(1)

    #expect(Picture(view).isSame(as: Picture(Text("a"))))
  }

  @Test func actionsOfListsKeepTheirElements() {
    let rows = ForEach(0..<2) { Text("\($0)") }

    #expect(
      Picture(VStack { rows.onDelete { _ in }.onMove { _, _ in } })
        .isSame(as: Picture(VStack { rows })))
  }
}
