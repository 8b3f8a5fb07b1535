import SwiftUI
import Testing

/// What is presented is presented by UIKit, from a key window.
@MainActor
struct PresentationTests {
  private func presented(_ root: some View, isKey: Bool = true) -> UIViewController? {
    let controller = UIHostingController(rootView: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    window.rootViewController = controller
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    return controller.presentedViewController
  }

  @Test func aSheetHasTheDetentsThatItsContentNames() {
    let sheet = presented(
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.large, .medium])
      })
    let controller = sheet?.presentationController as? UISheetPresentationController

    #expect(sheet?.modalPresentationStyle == .pageSheet)
    #expect(controller?.detents.map(\.identifier) == [.medium, .large])
    #expect(controller?.prefersGrabberVisible == true)
  }

  @Test func aCoverFillsTheScreen() {
    let cover = presented(
      Text("Root").fullScreenCover(isPresented: .constant(true)) { Text("Cover") })

    #expect(cover?.modalPresentationStyle == .fullScreen)
  }

  @Test func aWindowThatIsNotTheKeyWindowPresentsNothing() {
    let sheet = presented(
      Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet") }, isKey: false)

    #expect(sheet == nil)
  }

  @Test func aWindowThatBecomesTheKeyWindowPresentsOnTheNextTurn() async throws {
    let controller = UIHostingController(
      rootView: Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet") })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }

    for _ in 0..<100 where controller.presentedViewController == nil {
      window.makeKey()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(controller.presentedViewController != nil)
  }

  @Test func anAlertHasItsWordsAndButtons() {
    let alert = presented(
      Text("Root").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      })
    let controller = alert as? UIAlertController

    #expect(controller?.title == "Delete?")
    #expect(controller?.message == "It cannot be undone.")
    #expect(controller?.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(controller?.actions.map(\.style) == [.destructive, .cancel])
    #expect(controller?.preferredStyle == .alert)
  }

  @Test func aDialogHasNoTitleUnlessAskedForAndAlwaysACancelButton() {
    let dialog =
      presented(
        Text("Root").confirmationDialog("Title", isPresented: .constant(true)) {
          Button("Save") {}
        }) as? UIAlertController

    #expect(dialog?.title == nil)
    #expect(dialog?.preferredStyle == .actionSheet)
    #expect(dialog?.actions.map(\.title) == ["Save", "Cancel"])
  }

  @Test func dismissEndsWhatAPageIsPresentedBy() {
    struct Sheet: View {
      @Environment(\.dismiss) var dismiss

      var body: some View { Text("Sheet").onAppear { dismiss() } }
    }
    struct Root: View {
      @State var isPresented = true
      let changed: (Bool) -> Void

      var body: some View {
        Text("Root").sheet(isPresented: $isPresented) { Sheet() }
          .onChange(of: isPresented) { changed(isPresented) }
      }
    }
    var changes: [Bool] = []
    let sheet = presented(Root { changes.append($0) })

    #expect(changes == [false])
    #expect(sheet == nil)
  }
}
