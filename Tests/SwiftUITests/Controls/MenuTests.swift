import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct MenuTests {
  private final class Model: ObservableObject {
    @Published var log: [String] = []
    @Published var size = 1
    @Published var isOn = false
  }

  private struct Actions: View {
    @ObservedObject var model: Model

    var body: some View {
      Button("Copy") { model.log.append("copy") }
      Button("Delete", role: .destructive) { model.log.append("delete") }.disabled(!model.isOn)
      Divider()
      Toggle("Wrap", isOn: $model.isOn)
      Picker("Size", selection: $model.size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      Menu("More") { Button("Print") { model.log.append("print") } }
      Section("Share") { Label("Mail", systemImage: "envelope") }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Menu("Actions") { Actions(model: model) }
        HStack {
          Text("photo")
          Text("caption")
        }
        .contextMenu { Actions(model: model) }
        Text("bare")
        Picker("Size", selection: $model.size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
      }
    }
  }

  private func screen(_ model: Model) -> InspectedView {
    UIHostingController(rootView: Screen(model: model)).inspect()
  }

  private let titles = [
    "Copy", "Delete", "Wrap", "Small", "Large", "More", "Mail",
  ]

  @Test func aMenuSaysWhatIsInIt() throws {
    let screen = screen(Model())

    #expect(try screen.find(button: "Actions").menuTitles() == titles)
    #expect(try screen.find(text: "photo").menuTitles() == titles)
    #expect(try screen.find(text: "caption").menuTitles() == titles)
    #expect(try screen.find(text: "bare").menuTitles() == nil)
  }

  @Test func whatIsChosenActs() throws {
    let model = Model()
    let screen = screen(model)

    try screen.find(button: "Actions").choose("Copy")
    try screen.find(text: "photo").choose("More", "Print")
    #expect(model.log == ["copy", "print"])
    try screen.find(text: "photo").choose("Small")
    #expect(model.size == 0)
    try screen.find(text: "photo").choose("Wrap")
    #expect(model.isOn)
    try screen.find(button: "Actions").choose("Delete")
    #expect(model.log == ["copy", "print", "delete"])
  }

  @Test func whatCannotBeChosenIsSaid() throws {
    let screen = screen(Model())

    let disabled = #expect(throws: ViewActionError.self) {
      try screen.find(text: "photo").choose("Delete")
    }
    #expect(disabled?.reason == .disabled)
    let missing = #expect(throws: ViewActionError.self) {
      try screen.find(text: "photo").choose("More", "Fax")
    }
    #expect(missing?.reason == .menuLacks("Fax", others: ["Print"]))
    let none = #expect(throws: ViewActionError.self) {
      try screen.find(text: "bare").choose("Copy")
    }
    #expect(none?.reason == .hasNoMenu)
  }

  @Test func aPickerThatIsAMenuChoosesItsOptions() throws {
    let model = Model()
    let screen = screen(model)

    #expect(try screen.find(button: "Large").menuTitles() == ["Small", "Large"])
    try screen.find(button: "Large").choose("Small")

    #expect(model.size == 0)
    #expect(try screen.find(button: "Small").menuTitles() == ["Small", "Large"])
  }

  @Test func elementsHaveImagesMarksAndGroups() throws {
    let controller = UIHostingController(
      rootView: Text("x").contextMenu { Actions(model: Model()) })
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    controller.view.layoutIfNeeded()
    func interaction(_ view: UIView) -> UIContextMenuInteraction? {
      view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
        ?? view.subviews.lazy.compactMap(interaction).first
    }
    let found = try #require(interaction(controller.view))
    let configuration = try #require(
      found.delegate?.contextMenuInteraction(found, configurationForMenuAtLocation: .zero))
    let menu = try #require(configuration.actionProvider?([]))

    #expect(menu.children.count == 2)
    let (first, second) = (menu.children[0] as? UIMenu, menu.children[1] as? UIMenu)
    #expect(first?.options == .displayInline)
    #expect((first?.children[1] as? UIAction)?.attributes == [.destructive, .disabled])
    #expect(second?.selectedElements.map(\.title) == ["Large"])
    #expect(second?.children.last?.title == "Share")
    #expect((second?.children.last as? UIMenu)?.children.first?.title == "Mail")
  }

  // MARK: Groups

  @Test func groupsOfControlsInAMenuAreShownInPlaceOrAsAMenu() throws {
    let screen = UIHostingController(
      rootView: Menu("Edit") {
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
        ControlGroup("Style") { Button("Bold") {} }.controlGroupStyle(.menu)
      }
    ).inspect()

    #expect(try screen.find(button: "Edit").menuTitles() == ["Cut", "Copy", "Style"])
    try screen.find(button: "Edit").choose("Style", "Bold")
  }

  @Test func aGroupThatIsAMenuIsAButtonWithTheLabelOfTheGroup() throws {
    func titles(_ style: some ControlGroupStyle) throws -> [String]? {
      let group = ControlGroup("More", systemImage: "ellipsis") {
        Button("Cut") {}
        Button("Copy") {}
      }
      let screen = UIHostingController(rootView: group.controlGroupStyle(style)).inspect()
      return try screen.find(button: "More").menuTitles()
    }

    #expect(try titles(.menu) == ["Cut", "Copy"])
    #expect(try titles(.compactMenu) == ["Cut", "Copy"])
  }

  @Test func aPickerThatIsALinkLeadsToItsOptions() throws {
    let model = Model()
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $model.size) {
              Text("Small").tag(0)
              Text("Large").tag(1)
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = UIHostingController(rootView: Page(model: model))
    window.isHidden = false
    let screen = window.inspect()

    try screen.find(text: "Size").tap()
    try screen.find(text: "Small").tap()

    #expect(model.size == 0)
  }
}
