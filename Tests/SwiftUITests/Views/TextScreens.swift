import SwiftUI

// Views as teams write them: that they compile is the test.

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
