import SwiftUI
import Testing

@MainActor
struct LinkedPropertyTests {
  private func hosting(_ view: some View) -> UIHostingController<AnyView> {
    let hosting = UIHostingController(rootView: AnyView(view))
    hosting.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    hosting.view.layoutIfNeeded()
    return hosting
  }

  private func height(_ hosting: UIHostingController<AnyView>) -> CGFloat? {
    hosting.view.layoutIfNeeded()
    return hosting.view.subviews[0].subviews.first.map { ($0.frame.height * 3).rounded() / 3 }
  }

  private func store(_ name: String) throws -> UserDefaults {
    let store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
    return store
  }

  private struct Stored: View {
    @AppStorage("height") private var height = 10
    let grow: Bool

    var body: some View {
      Color.red.frame(height: CGFloat(height)).onAppear { if grow { height += 20 } }
    }
  }

  @Test func storedValuesComeFromTheDefaultsOfTheSurroundingsAndAreFollowed() throws {
    let name = "LinkedPropertyTests.stored"
    let store = try store(name)
    let hosting = hosting(Stored(grow: true).defaultAppStorage(store))
    #expect(height(hosting) == 30)
    #expect(store.integer(forKey: "height") == 30)

    let again = self.hosting(Stored(grow: false).defaultAppStorage(store))
    #expect(height(again) == 30)
    again.rootView = AnyView(Stored(grow: true).id(1).defaultAppStorage(store))
    #expect(height(again) == 50)
    #expect(height(hosting) == 50)
    store.removePersistentDomain(forName: name)
  }

  private struct Scene: View {
    @SceneStorage("height") private var height = 10

    var body: some View { Color.red.frame(height: CGFloat(height)).onAppear { height += 20 } }
  }

  @Test func viewsOfASceneShareAStoredValue() {
    let frames = frames(
      of: VStack(spacing: 0) {
        Scene()
        Scene()
      }, in: CGSize(width: 100, height: 100))

    #expect(frames.map(\.height) == [50, 50])
  }

  private struct Focused: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      Color.red.frame(height: isFocused ? 30 : 10).onAppear { isFocused = true }
    }
  }

  @Test func focusThatAViewSetsItselfIsKept() {
    #expect(height(hosting(Focused())) == 30)
  }

  final class Names {
    var ids: [Namespace.ID] = []
  }

  private struct Named: View {
    @Namespace private var name
    let names: Names

    var body: some View {
      let _ = names.ids.append(name)
      Color.red
    }
  }

  @Test func aNamespaceStaysTheSameForItsPlaceOnly() {
    let names = Names()
    let hosting = hosting(Named(names: names))
    hosting.rootView = AnyView(Named(names: names))
    hosting.view.layoutIfNeeded()
    hosting.rootView = AnyView(Named(names: names).id(1))
    hosting.view.layoutIfNeeded()

    #expect(names.ids.count == 3)
    #expect(names.ids[0] == names.ids[1])
    #expect(names.ids[1] != names.ids[2])
  }

  final class Model: ObservableObject {
    @Published var height: CGFloat = 10
  }

  private struct Owning: View {
    @StateObject private var model = Model()
    var body: some View { Following(model: model) }
  }

  private struct Following: View {
    @ObservedObject var model: Model
    var body: some View { Color.red.frame(height: model.height).onAppear { model.height = 40 } }
  }

  private struct Finding: View {
    @EnvironmentObject private var model: Model
    var body: some View { Color.red.frame(height: model.height) }
  }

  @Test func observableObjectsAreFollowedHoweverAViewHasThem() {
    #expect(height(hosting(Owning())) == 40)

    let model = Model()
    let hosting = hosting(Finding().environmentObject(model))
    #expect(height(hosting) == 10)
    model.height = 25
    #expect(height(hosting) == 25)
  }

  @Observable
  final class Seen {
    var height: CGFloat = 10
  }

  private struct Reading: View {
    @Environment(Seen.self) private var seen
    var body: some View { Changing(seen: seen) }
  }

  private struct Changing: View {
    @Bindable var seen: Seen
    var body: some View { Level(height: $seen.height) }
  }

  private struct Level: View {
    @Binding var height: CGFloat
    var body: some View { Color.red.frame(height: height).onAppear { height = 35 } }
  }

  @Test func anObservableObjectOfTheEnvironmentIsReadAndWrittenThroughBindings() {
    let seen = Seen()

    #expect(height(hosting(Reading().environment(seen))) == 35)
    #expect(seen.height == 35)
  }

  private struct Toggling: View {
    let flag: Bool
    @State private var height: CGFloat = 10

    var body: some View {
      Group { if flag { Level(height: $height) } else { Color.red.frame(height: height) } }
    }
  }

  @Test func aBindingWritesTheStateOfAViewOutwards() {
    let hosting = hosting(Toggling(flag: true))
    #expect(height(hosting) == 35)

    hosting.rootView = AnyView(Toggling(flag: false))
    #expect(height(hosting) == 35)
  }
}
