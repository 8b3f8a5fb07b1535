import Foundation
import Testing

@testable import DarkroomUIKit

/// Controllers with a xib of their own, as Xcode makes one: the file's owner has an outlet `view`.
@MainActor
struct ControllerNibTests {
  private final class CardCanvas: UIView {}

  private class CardViewController: UIViewController {
    var label: UILabel?
    private(set) var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("loaded with \(label?.text ?? "no label")")
    }
  }

  /// Its label comes before its view in the file, and asks for nothing.
  private final class ListController: UITableViewController {}
  private final class GridController: UICollectionViewController {}

  /// Asks for its view as soon as an outlet is there, which in the file comes before the view.
  private final class HastyController: UIViewController {
    var label: UILabel? {
      didSet { view.isHidden = true }
    }
  }

  private final class SelfishController: UIViewController {
    override func loadView() { view.backgroundColor = .red }
  }

  /// Each asks for the view of another one.
  private final class FertileController: UIViewController {
    override func viewDidLoad() { FertileController().loadViewIfNeeded() }
  }

  /// A second call of `loadView()` ends what the first one began.
  private final class TwiceController: UIViewController {
    var isAsked = false
    override func loadView() {
      if !isAsked {
        isAsked = true
        view.tag += 1
      }
      view = UIView()
    }
  }

  /// Is the owner of a nib that has a view of this class.
  private final class OwnNibView: UIView {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      _ = ControllerNibTests.nib("<view customClass=\"OwnNibView\"/>").instantiate(withOwner: self)
    }
  }

  // MARK: Files

  nonisolated private static func document(_ objects: String) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(objects)</objects></document>
      """.utf8)
  }

  private static func nib(_ objects: String) -> UINib {
    UINib(data: document(objects), bundle: nil)
  }

  /// As Xcode writes a xib of a controller, with the outlets in order of their names.
  nonisolated private static func xib(
    outlets: KeyValuePairs<String, String>, _ views: String
  ) -> String {
    let outlets = outlets.map { "<outlet property=\"\($0)\" destination=\"\($1)\"/>" }.joined()
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlets)
      </connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(views)
      """
  }

  nonisolated private static let card = xib(
    outlets: ["label": "l-1", "view": "v-1"],
    """
    <view contentMode="scaleToFill" id="v-1" customClass="CardCanvas">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews><label text="Card" id="l-1">
    <rect key="frame" x="20" y="20" width="100" height="21"/></label></subviews>
    </view>
    """)

  /// A bundle with files, to be removed by the caller.
  nonisolated private static func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("controller-nibs-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try document(text).write(to: folder.appendingPathComponent(name))
    }
    return try #require(Bundle(path: folder.path))
  }

  private static func register() {
    _ClassRegistry.add(CardCanvas.self, named: "CardCanvas")
    _ClassRegistry.add(OwnNibView.self, named: "OwnNibView")
    _ClassRegistry.add(CardViewController.self, named: "CardViewController")
    _ClassRegistry.add(property: "label", \CardViewController.label) { $0.label = $1 }
    _ClassRegistry.add(property: "label", \HastyController.label) { $0.label = $1 }
  }

  // MARK: Loading

  @Test func anOrdinaryXibOfAControllerLoads() throws {
    Self.register()
    let bundle = try Self.bundle(["Card.xib": Self.card])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let controller = CardViewController(nibName: "Card", bundle: bundle)

    controller.loadViewIfNeeded()

    #expect(controller.viewIfLoaded is CardCanvas)
    #expect(controller.viewIfLoaded?.frame.size == CGSize(width: 320, height: 480))
    #expect(controller.viewIfLoaded?.next === controller)
    #expect(controller.log == ["loaded with Card"])
  }

  /// The class's name without "Controller" counts first, then the class's name.
  ///
  /// Source: Apple's documentation of `UIViewController.nibName`.
  @Test(arguments: ["CardView.xib", "CardViewController.xib"])
  func aXibCalledAsTheClassLoads(file: String) throws {
    Self.register()
    let bundle = try Self.bundle([file: Self.card])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let controller = CardViewController(nibName: nil, bundle: bundle)

    controller.loadViewIfNeeded()

    #expect(controller.viewIfLoaded is CardCanvas)
    #expect(controller.log == ["loaded with Card"])
  }

  /// A scene whose view was deleted in Xcode.
  @Test func aSceneWithoutAViewLoadsTheXibCalledAsItsClass() throws {
    Self.register()
    let bundle = try Self.bundle(["CardViewController.xib": Self.card])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let scene = """
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a" customClass="CardViewController"/></objects></scene></scenes></document>
      """
    let storyboard = try UIStoryboard(data: Data(scene.utf8), bundle: bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())

    controller.loadViewIfNeeded()

    #expect(controller.viewIfLoaded is CardCanvas)
    #expect((controller as? CardViewController)?.log == ["loaded with Card"])
  }

  @Test func aTableControllersXibLoadsWithItsRefreshControl() throws {
    let xib = Self.xib(
      outlets: ["refreshControl": "r-1", "view": "t-1"],
      """
      <tableView id="t-1" rowHeight="55"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <connections><outlet property="dataSource" destination="-1"/>
      <outlet property="delegate" destination="-1"/></connections></tableView>
      <refreshControl id="r-1"/>
      """)
    let bundle = try Self.bundle(["List.xib": xib])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let controller = ListController(nibName: "List", bundle: bundle)

    controller.loadViewIfNeeded()

    #expect(controller.tableView.rowHeight == 55)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.refreshControl != nil)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
  }

  @Test(arguments: ["view", "collectionView"])
  func aCollectionControllersXibLoads(outlet: String) throws {
    let xib = Self.xib(
      outlets: [outlet: "c-1"],
      """
      <collectionView id="c-1" alwaysBounceVertical="YES">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7"/></collectionView>
      """)
    let bundle = try Self.bundle(["Grid.xib": xib])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let controller = GridController(nibName: "Grid", bundle: bundle)

    controller.loadViewIfNeeded()

    #expect(controller.collectionView.alwaysBounceVertical)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.isDescendant(of: controller.view))
    let layout = controller.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.minimumLineSpacing == 7)
  }

  @Test func aViewThatASecondCallSetsIsReplacedByTheFirstCalls() {
    let controller = TwiceController()

    #expect(controller.view.tag == 0)
    #expect(controller.isAsked)
  }

  // MARK: Refusals

  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aXibWithoutTheOutletStopsWithUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let bundle = try ControllerNibTests.bundle(["Card.xib": "<view id=\"v\"/>"])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        CardViewController(nibName: "Card", bundle: bundle).loadViewIfNeeded()
      }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(
      words(result).contains(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Card\" nib but the view "
          + "outlet was not set."), "\(words(result).prefix(600))")
  }

  @Test func aXibThatIsNotThereStopsWithUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CardViewController(nibName: "Lost", bundle: nil).loadViewIfNeeded()
      }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(words(result).contains("Could not load NIB in bundle: "))
    #expect(words(result).contains("with name 'Lost'"), "\(words(result).prefix(600))")
  }

  @Test func aTableControllersXibWithAnotherViewStopsWithUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let xib = ControllerNibTests.xib(outlets: ["view": "v"], "<view id=\"v\"/>")
        let bundle = try ControllerNibTests.bundle(["List.xib": xib])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        ListController(nibName: "List", bundle: bundle).loadViewIfNeeded()
      }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(
      words(result).contains(
        "-[UITableViewController loadView] loaded the \"List\" nib but didn't get a UITableView."),
      "\(words(result).prefix(600))")
  }

  @Test func anOutletThatAsksForTheViewTooEarlyStopsInWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        ControllerNibTests.register()
        let bundle = try ControllerNibTests.bundle(["Card.xib": ControllerNibTests.card])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        HastyController(nibName: "Card", bundle: bundle).loadViewIfNeeded()
      }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(
      words(result).contains("HastyController asks for its view while it loads it"),
      "\(words(result).prefix(600))")
  }

  @Test func aLoadViewThatAsksForItsViewStopsInWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { SelfishController().loadViewIfNeeded() }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(
      words(result).contains("SelfishController asks for its view while it loads it"),
      "\(words(result).prefix(600))")
  }

  @Test func controllersThatLoadEachOtherWithoutEndStopInWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { FertileController().loadViewIfNeeded() }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(words(result).contains("FertileController"), "\(words(result).prefix(600))")
  }

  @Test func aNibWithAViewThatLoadsTheNibStopsInWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ControllerNibTests.register()
        _ = ControllerNibTests.nib("<view customClass=\"OwnNibView\"/>")
          .instantiate(withOwner: nil)
      }
    }

    #expect(words(result).contains("NSInternalInconsistencyException"))
    #expect(
      words(result).contains("objects of the nib load the nib again"),
      "\(words(result).prefix(600))")
  }
}
