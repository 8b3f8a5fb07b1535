/// Places a column beside a view with information about it.
struct _InspectorModifier<Inspector: View> {
  /// The width of a column that does not set one, in points; a guess.
  private let usualWidth: CGFloat = 320

  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat?

  init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension _InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue { column }
      }
    } else {
      content.sheet(isPresented: isPresented) {
        inspector.presentationDetents([.medium, .large])
      }
    }
  }

  @MainActor private var column: some View {
    let asked = $width
    return HStack(spacing: 0) {
      Divider().ignoresSafeArea()
      inspector.frame(width: width ?? usualWidth).frame(maxHeight: .infinity)
    }
    .onPreferenceChange(InspectorWidthKey.self) { asked.wrappedValue = $0 }
  }
}
