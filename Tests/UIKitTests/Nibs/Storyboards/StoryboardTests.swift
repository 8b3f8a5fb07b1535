import DarkroomUIKit
import Foundation
import Testing

@testable import DarkroomUIKit

/// Scenes, segues and cells of storyboards.
@MainActor
@Suite(.serialized)
struct StoryboardTests {
  private final class ListController: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? RowCell)?.nameLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.append("prepare \(segue.identifier ?? "-") \(type(of: segue.destination))")
      (segue.destination as? DetailController)?.item = "chosen"
    }
    func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
  }

  private final class RowCell: UITableViewCell {
    var nameLabel: UILabel?
  }

  private final class DetailController: UIViewController {
    var item = ""
    weak var label: UILabel?
    var tap: UITapGestureRecognizer?
    private(set) var log: [String] = []
    private lazy var text = "\(item)/\(label?.text ?? "no label")"

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      log.append("init \(title ?? "")")
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake \(isViewLoaded)")
    }
    override func loadView() {
      super.loadView()
      log.append("loaded \(label?.superview === view)")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append(text)
    }
    func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped") }
  }

  private static func register() {
    _ClassRegistry.add(ListController.self, named: "ListController")
    _ClassRegistry.add("back:", ListController.back)
    _ClassRegistry.add(StartController.self, named: "StartController")
    _ClassRegistry.add("makeDetail:sender:segueIdentifier:", StartController.makeDetail)
    _ClassRegistry.add(RowCell.self, named: "RowCell")
    _ClassRegistry.add(property: "nameLabel", \RowCell.nameLabel) { $0.nameLabel = $1 }
    _ClassRegistry.add(DetailController.self, named: "DetailController")
    _ClassRegistry.add(property: "label", \DetailController.label) { $0.label = $1 }
    _ClassRegistry.add(property: "tap", \DetailController.tap) { $0.tap = $1 }
    _ClassRegistry.add("tapped:", DetailController.tapped)
  }

  private static func storyboard(_ scenes: String, initial: String) throws -> UIStoryboard {
    register()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
      </document>
      """
    return UIStoryboard(
      try NibDocument(data: Data(text.utf8), file: "Main.storyboard"), bundle: nil)
  }

  private static let list = """
    <!--Navigation Controller-->
    <scene sceneID="s-1"><objects>
      <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
          <rect key="frame" x="0.0" y="59" width="393" height="96"/>
          <autoresizingMask key="autoresizingMask"/>
        </navigationBar>
        <nil name="viewControllers"/>
        <connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="r-1"/>
        </connections>
      </navigationController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="1" y="2"/></scene>
    <scene sceneID="s-2"><objects>
      <tableViewController id="list" customClass="ListController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
    alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" \
    rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <prototypes>
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
    indentationWidth="10" accessoryType="disclosureIndicator" reuseIdentifier="row" id="cell" \
    customClass="RowCell" customModule="App" customModuleProvider="target">
              <rect key="frame" x="0.0" y="50" width="393" height="60"/>
              <autoresizingMask key="autoresizingMask"/>
              <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="cont">
                <rect key="frame" x="0.0" y="0.0" width="365" height="60"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                  <label opaque="NO" text="Name" id="name" \
    translatesAutoresizingMaskIntoConstraints="NO"/>
                </subviews>
                <constraints>
                  <constraint firstItem="name" firstAttribute="leading" secondItem="cont" \
    secondAttribute="leading" constant="30" id="k-1"/>
                  <constraint firstItem="name" firstAttribute="centerY" secondItem="cont" \
    secondAttribute="centerY" id="k-2"/>
                </constraints>
              </tableViewCellContentView>
              <connections>
                <outlet property="nameLabel" destination="name" id="o-1"/>
                <segue destination="detail" kind="show" identifier="open" id="g-1"/>
              </connections>
            </tableViewCell>
          </prototypes>
          <connections>
            <outlet property="dataSource" destination="list" id="o-2"/>
            <outlet property="delegate" destination="list" id="o-3"/>
          </connections>
        </tableView>
        <navigationItem key="navigationItem" title="Rows" id="ni">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
            <connections>
              <segue destination="detail" kind="presentation" identifier="add" \
    modalPresentationStyle="fullScreen" id="g-2"/>
            </connections>
          </barButtonItem>
        </navigationItem>
      </tableViewController>
    </objects></scene>
    """

  private static let detail = """
    <scene sceneID="s-3"><objects>
      <viewController title="Detail" storyboardIdentifier="Detail" id="detail" \
    customClass="DetailController" customModule="App" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="dv">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><label text="shown" id="dl"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
          <connections>
            <outletCollection property="gestureRecognizers" destination="gr" appends="YES" id="o-7"/>
          </connections>
        </view>
        <connections>
          <outlet property="label" destination="dl" id="o-4"/>
          <outlet property="tap" destination="gr" id="o-5"/>
          <segue destination="exit" kind="unwind" identifier="done" unwindAction="back:" id="g-3"/>
        </connections>
      </viewController>
      <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
      <tapGestureRecognizer numberOfTapsRequired="2" id="gr">
        <connections><action selector="tapped:" destination="detail" id="a-1"/></connections>
      </tapGestureRecognizer>
    </objects></scene>
    """

  private func started() throws -> (UIWindow, UINavigationController, ListController) {
    let storyboard = try Self.storyboard(Self.list + Self.detail, initial: "nav")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    #expect(!list.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(storyboard.problems == [])
    return (window, navigation, list)
  }

  @Test func lifeOfAControllerGoesInUIKitsOrder() throws {
    let storyboard = try Self.storyboard(Self.detail, initial: "detail")
    let detail = try #require(
      storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailController)
    #expect(detail.log == ["init Detail", "awake false"])
    detail.item = "set before"

    detail.loadViewIfNeeded()

    #expect(detail.log.dropFirst(2) == ["loaded true", "set before/shown"])
    #expect(detail.view.gestureRecognizers?.first === detail.tap)
    #expect(detail.tap?.numberOfTapsRequired == 2)
    detail.tap?.state = .ended
    #expect(detail.log.last == "tapped")
  }

  /// The old top and bottom guides: fastlane-style storyboards of before iOS 11 name them in `<layoutGuides>`.
  @Test func oldLayoutGuidesAreEdgesOfTheSafeArea() throws {
    let storyboard = try Self.storyboard(
      """
      <scene sceneID="s-1"><objects>
        <viewController id="old" sceneMemberID="viewController">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="tg"/>
            <viewControllerLayoutGuide type="bottom" id="bg"/>
          </layoutGuides>
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
            </subviews>
            <animations/>
            <constraints>
              <constraint firstItem="box" firstAttribute="top" secondItem="tg" \
      secondAttribute="bottom" constant="5" id="c-1"/>
              <constraint firstItem="bg" firstAttribute="top" secondItem="box" \
      secondAttribute="bottom" constant="7" id="c-2"/>
              <constraint firstItem="box" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c-3"/>
              <constraint firstItem="box" firstAttribute="width" secondItem="v" \
      secondAttribute="width" multiplier="1/3" id="c-4"/>
            </constraints>
            <point key="canvasLocation" x="1" y="2"/>
          </view>
          <navigationItem key="navigationItem" id="ni">
            <rightBarButtonItems>
              <barButtonItem title="One" id="b-1"/>
              <barButtonItem title="Two" id="b-2"/>
            </rightBarButtonItems>
          </navigationItem>
        </viewController>
      </objects></scene>
      """, initial: "old")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
    #expect(
      controller.view.subviews.first?.frame
        == CGRect(x: 0, y: safe.minY + 5, width: 100, height: safe.height - 12))
    #expect(controller.navigationItem.rightBarButtonItems?.map(\.title) == ["One", "Two"])
    #expect(storyboard.problems == [])
  }

  @Test func creatorsMakeTheControllerThemselves() throws {
    let storyboard = try Self.storyboard(Self.detail, initial: "detail")
    var made: DetailController?
    let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
      made = DetailController(coder: coder)
      return made
    }
    #expect(detail === made)
    #expect(detail.storyboard === storyboard)
  }

  @Test func unknownIdentifiersAreErrors() throws {
    let storyboard = try Self.storyboard(Self.detail, initial: "detail")
    #expect(throws: NibError.unknownIdentifier("Lost", file: "Main.storyboard")) {
      try storyboard.controller(identifier: "Lost")
    }
    #expect(throws: NibError.self) { try UIStoryboard(named: "NoSuchFile", in: nil) }
  }

  @Test func prototypeCellsAreDequeuedWithTheirOutlets() throws {
    let (_, navigation, list) = try started()
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(list.navigationItem.title == "Rows")
    let cell = try #require(
      list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? RowCell)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.nameLabel?.text == "Row 1")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.frame.height == 60)
    #expect(cell.nameLabel?.frame.minX == 30)
  }

  @Test func choosingACellPushesAndUnwindingComesBack() throws {
    let (_, navigation, list) = try started()
    list.tableView.tapRow(IndexPath(row: 0, section: 0))

    let detail = try #require(navigation.topViewController as? DetailController)
    #expect(list.log == ["prepare open DetailController"])
    #expect(detail.item == "chosen")
    detail.loadViewIfNeeded()
    detail.performSegue(withIdentifier: "done", sender: nil)
    #expect(list.log.last == "back from DetailController")
    #expect(navigation.topViewController === list)
  }

  @Test func barButtonsPresent() throws {
    let (window, _, list) = try started()
    defer { withExtendedLifetime(window) {} }
    list.navigationItem.rightBarButtonItem?.send()

    #expect(list.log == ["prepare add DetailController"])
    let presented = try #require(list.presentedViewController)
    #expect(presented.modalPresentationStyle == .fullScreen)
    (presented as? DetailController)?.performSegue(withIdentifier: "done", sender: nil)
    #expect(list.presentedViewController == nil)
  }

  @Test func containersAndTabsGetTheirControllers() throws {
    let storyboard = try Self.storyboard(
      """
      <scene sceneID="s-8"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tb">
            <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
          </tabBar>
          <connections>
            <segue destination="outer" kind="relationship" relationship="viewControllers" id="q-1"/>
            <segue destination="detail" kind="relationship" relationship="viewControllers" id="q-2"/>
          </connections>
        </tabBarController>
      </objects></scene>
      <scene sceneID="s-9"><objects>
        <viewController id="outer" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="ov">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <containerView opaque="NO" contentMode="scaleToFill" id="box">
                <rect key="frame" x="10" y="20" width="200" height="100"/>
                <connections><segue destination="detail" kind="embed" id="e-1"/></connections>
              </containerView>
            </subviews>
          </view>
          <tabBarItem key="tabBarItem" title="Outer" image="star" catalog="system" id="ti"/>
        </viewController>
      </objects></scene>
      """ + Self.detail, initial: "tabs")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)

    #expect(tabs.viewControllers?.count == 2)
    let outer = try #require(tabs.viewControllers?.first)
    #expect(outer.tabBarItem.title == "Outer")
    #expect(!outer.isViewLoaded && outer.children.isEmpty)
    outer.loadViewIfNeeded()
    let child = try #require(outer.children.first as? DetailController)
    #expect(child.parent === outer)
    #expect(child.view.superview === outer.view.subviews[0])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(storyboard.problems == [])
  }

  @Test func staticCellsAreTheTablesRows() throws {
    let storyboard = try Self.storyboard(
      """
      <scene sceneID="s-5"><objects>
        <tableViewController id="settings" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="insetGrouped" \
      rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="st">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <sections>
              <tableViewSection headerTitle="Sound" footerTitle="Loud" id="sec">
                <cells>
                  <tableViewCell contentMode="scaleToFill" textLabel="t" detailTextLabel="d" \
      style="IBUITableViewCellStyleValue1" id="sc" rowHeight="52">
                    <rect key="frame" x="20" y="50" width="353" height="52"/>
                    <tableViewCellContentView key="contentView" id="scc">
                      <rect key="frame" x="0.0" y="0.0" width="353" height="52"/>
                      <subviews>
                        <label opaque="NO" text="Ring" id="t"/>
                        <label opaque="NO" text="Bell" id="d"/>
                      </subviews>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells>
              </tableViewSection>
            </sections>
            <connections>
              <outlet property="dataSource" destination="settings" id="p-1"/>
              <outlet property="delegate" destination="settings" id="p-2"/>
            </connections>
          </tableView>
        </tableViewController>
      </objects></scene>
      """, initial: "settings")
    let settings = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    settings.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    settings.view.layoutIfNeeded()

    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(settings.tableView.style == .insetGrouped)
    #expect(cell.textLabel?.text == "Ring")
    #expect(cell.detailTextLabel?.text == "Bell")
    #expect(cell.frame.height == 52)
    #expect(
      settings.tableView(settings.tableView, titleForHeaderInSection: 0) == "Sound")
    #expect(storyboard.problems == [])
  }

  @Test func segueActionsMakeTheDestination() throws {
    let storyboard = try Self.storyboard(
      """
      <scene sceneID="s-6"><objects>
        <viewController id="start" customClass="StartController" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="sv">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <button opaque="NO" buttonType="system" id="sb">
                <rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                <state key="normal" title="Go"/>
                <connections>
                  <segue destination="detail" kind="show" identifier="go" \
      destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="g-9"/>
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>
      </objects></scene>
      """ + Self.detail, initial: "start")
    let start = try #require(storyboard.instantiateInitialViewController() as? StartController)
    let button = try #require(start.view.subviews.first as? UIButton)

    button.sendActions(for: .touchUpInside)
    #expect(start.log == ["should go"])
    start.allows = true
    button.sendActions(for: .touchUpInside)
    #expect(start.log.dropFirst() == ["should go", "make go true", "prepare made"])
  }

  private final class StartController: UIViewController {
    var allows = false
    private(set) var log: [String] = []
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.append("should \(identifier)")
      return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.append("prepare \((segue.destination as? DetailController)?.item ?? "-")")
    }
    func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
      log.append("make \(identifier ?? "-") \(sender is UIButton)")
      let detail = DetailController(coder: coder)
      detail?.item = "made"
      return detail
    }
  }

  @Test func aMissingStoryboardStopsWithUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nope", bundle: nil) }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException"))
    #expect(text.contains("Could not find a storyboard named 'Nope' in bundle"))
  }
}
