import DarkroomUIKit
import Testing

@MainActor
struct MenuBuilderTests {
  @Test func theAppsDelegateBuildsTheMenus() throws {
    let app = UIApplication.shared
    let (old, delegate) = (app.delegate, Delegate())
    app.delegate = delegate
    defer { app.delegate = old }
    UIMenuSystem.main.setNeedsRebuild()
    let menu = try #require(UIMenuSystem.main._menu)
    let titles = menu.children.compactMap {
      ($0 as? UIMenu)?.identifier?.rawValue.split(separator: ".").last
    }

    #expect(titles == ["application", "tools", "file", "edit", "view", "window", "help"])
    let edit = menu.children.compactMap { $0 as? UIMenu }.first { $0.identifier == .edit }
    #expect(edit?.children.map(\.title) == ["First", "Last"])
    #expect(delegate.foundAction === delegate.action)
  }

  @Test func selectedElementsAreThoseWithAMark() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inner = UIMenu(children: [UIAction(title: "Inner", state: .on) { _ in }])
    let menu = UIMenu(title: "Menu", options: .displayInline, children: [on, off, inner])

    #expect(menu.selectedElements.map(\.title) == ["On", "Inner"])
    let other = menu.replacingChildren([off])
    #expect(other.children == [off])
    #expect(other.title == "Menu")
    #expect(other.options == .displayInline)
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  let action = UIAction(title: "Last", identifier: .init("last")) { _ in }
  var foundAction: UIAction?

  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.insertSibling(
      UIMenu(identifier: .init("tools")), afterMenu: .application)
    builder.remove(menu: .format)
    builder.replaceChildren(ofMenu: .edit) { _ in [action] }
    builder.insertChild(UIMenu(title: "First"), atStartOfMenu: .edit)
    foundAction = builder.action(for: action.identifier)
  }
}
