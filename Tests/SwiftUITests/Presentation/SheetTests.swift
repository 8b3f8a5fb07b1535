import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct SheetTests {
  /// The window is the key window, from which things are presented.
  private func shown(
    _ root: some View, in size: CGSize = CGSize(width: 390, height: 700),
    _ width: UserInterfaceSizeClass = .compact
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.horizontalSizeClass = width == .regular ? .regular : .compact
    window.rootViewController = UIHostingController(rootView: root)
    window.makeKeyAndVisible()
    return window
  }

  private func presented(_ window: UIWindow) -> UIViewController? {
    window.rootViewController?.presentedViewController
  }

  private struct Screen<Content: View>: View {
    @State var isPresented = true
    var dismissed: () -> Void = {}
    @ViewBuilder let content: () -> Content

    var body: some View {
      Text(isPresented ? "presenting" : "alone")
        .sheet(isPresented: $isPresented, onDismiss: dismissed, content: content)
    }
  }

  @Test func aSheetThatIsDraggedAwayEndsWhatPresentsIt() throws {
    var dismissals = 0
    let window = shown(Screen(dismissed: { dismissals += 1 }) { Text("Sheet") })
    let screen = window.inspect()
    #expect(try screen.presented().find(text: "Sheet").string() == "Sheet")

    try screen.dismissSheet()

    #expect(presented(window) == nil)
    #expect(try screen.find(text: "alone").string() == "alone")
    #expect(dismissals == 1)
    window.isHidden = true
  }

  @Test func aSheetThatIsFixedStays() throws {
    let window = shown(Screen { Text("Sheet").interactiveDismissDisabled() })

    let error = #expect(throws: ViewActionError.self) { try window.inspect().dismissSheet() }
    #expect(error?.reason == .staysPresented)
    window.isHidden = true
  }

  @Test func aWindowThatBecomesTheKeyWindowPresentsAtOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.rootViewController = UIHostingController(rootView: Screen { Text("Sheet") })
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(presented(window) == nil)

    window.makeKey()

    #expect(presented(window) != nil)
    window.isHidden = true
  }

  @Test func theDetentThatAPersonChoosesIsWritten() throws {
    struct Content: View {
      @State var detent = PresentationDetent.medium

      var body: some View {
        Text(detent == .large ? "large" : "medium")
          .presentationDetents([.medium, .large], selection: $detent)
      }
    }
    let window = shown(Screen { Content() })
    let sheet = try #require(
      presented(window)?.presentationController as? UISheetPresentationController)
    #expect(sheet.selectedDetentIdentifier == .medium)

    sheet.selectedDetentIdentifier = .large
    let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    window.layoutIfNeeded()

    #expect(try window.inspect().presented().find(text: "large").string() == "large")
    window.isHidden = true
  }

  @Test func aSheetHasTheBackgroundAndTheInteractionThatItAsksFor() throws {
    let window = shown(
      Screen {
        Text("Sheet").presentationDetents([.medium, .large]).presentationBackground(.red)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationCornerRadius(30)
      })
    let sheet = try #require(
      presented(window)?.presentationController as? UISheetPresentationController)

    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.preferredCornerRadius == 30)
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image {
      window.layer.render(in: $0.cgContext)
    }
    #expect(pixel(of: image.scaledToOne, at: CGPoint(x: 200, y: 690)) == [255, 59, 48, 255])
    window.isHidden = true
  }

  /// Form sheets are 540 by 620 points, as UIKit's are.
  @Test func aSheetOnAWideScreenHasTheSizeThatItAsksFor() throws {
    func size(_ sizing: some PresentationSizing) -> CGSize? {
      let window = shown(
        Screen { Color.red.frame(width: 300, height: 200).presentationSizing(sizing) },
        in: CGSize(width: 1000, height: 900), .regular)
      defer { window.isHidden = true }
      return presented(window)?.view.frame.size
    }

    #expect(size(.form) == CGSize(width: 540, height: 620))
    #expect(size(.page)?.width == 704)
    #expect(size(.fitted) == CGSize(width: 300, height: 200))
  }

  @Test func aPopoverPointsAtTheViewThatItIsOf() throws {
    let window = shown(
      VStack {
        Spacer()
        Color.clear.frame(width: 100, height: 40)
          .popover(isPresented: .constant(true), attachmentAnchor: .point(.bottomTrailing)) {
            Text("Popover").frame(width: 200, height: 100)
          }
      }, in: CGSize(width: 1000, height: 900), .regular)
    let popover = try #require(presented(window)?.popoverPresentationController)

    #expect(popover.sourceRect == CGRect(x: 550, y: 900, width: 0, height: 0))
    #expect(presented(window)?.preferredContentSize == CGSize(width: 200, height: 100))
    #expect(popover.arrowDirection == .down)
    window.isHidden = true
  }

  @Test func aPopoverIsASheetOnANarrowScreenUnlessItAsksNotToBe() throws {
    func isSheet(_ content: some View) -> Bool {
      let window = shown(
        Color.clear.frame(width: 100, height: 40)
          .popover(isPresented: .constant(true)) { content })
      defer { window.isHidden = true }
      return presented(window)?.view.frame.width == 390
    }

    #expect(isSheet(Text("Popover").presentationDetents([.medium])))
    #expect(!isSheet(Text("Popover").presentationCompactAdaptation(.popover)))
  }

  @Test func anAlertHasFieldsWhoseTextIsWritten() throws {
    struct Screen: View {
      @State var name = "old"
      @State var isPresented = true

      var body: some View {
        Text("name \(name)").alert("Rename", isPresented: $isPresented) {
          TextField("Name", text: $name)
          SecureField("Secret", text: .constant(""))
          Button("OK") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let window = shown(Screen())
    let alert = try #require(presented(window) as? UIAlertController)
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Secret"])
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    #expect(alert.textFields?.first?.text == "old")

    try window.inspect().presented().findAll(UITextField.self)[0].setInput("new")
    try window.inspect().tap(alertButton: "OK")

    #expect(presented(window) == nil)
    #expect(try window.inspect().find(text: "name new").string() == "name new")
    let error = #expect(throws: ViewActionError.self) {
      try window.inspect().tap(alertButton: "OK")
    }
    #expect(error?.reason == .presentsNothing)
    window.isHidden = true
  }

  @Test func theColorSchemeThatAPageAsksForIsThatOfItsWindow() {
    let window = shown(
      NavigationStack { Text("Page").navigationTitle("Title").preferredColorScheme(.dark) })
    let bar = window.recursiveSubviews.lazy.compactMap { $0 as? UINavigationBar }.first

    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(bar?.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  @Test func theColorSchemeOfASheetIsItsOwn() throws {
    let window = shown(Screen { Text("Sheet").preferredColorScheme(.dark) })

    #expect(window.rootViewController?.traitCollection.userInterfaceStyle != .dark)
    #expect(presented(window)?.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  @Test func anInspectorIsAColumnOrASheet() {
    let screen = Color.red.inspector(isPresented: .constant(true)) {
      Color.blue.inspectorColumnWidth(250)
    }
    let wide = Hosted(
      screen.environment(\.horizontalSizeClass, .regular), in: CGSize(width: 1000, height: 600))
    #expect(
      wide.frames(ofClass: "PaintedShapeView").map(\.width).filter { $0 > 1 } == [749.5, 250])

    let window = shown(screen)
    #expect(presented(window)?.presentationController is UISheetPresentationController)
    window.isHidden = true
  }
}

extension UIImage {
  /// The image with a pixel for each point.
  fileprivate var scaledToOne: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
