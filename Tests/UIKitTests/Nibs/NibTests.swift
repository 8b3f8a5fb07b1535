import DarkroomUIKit
import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
@Suite("Nibs")
struct NibTests {
  @MainActor
  private final class Owner: NSObject {
    var label: UILabel?
    var buttons: [UIButton] = []
    private(set) var sent: [String] = []
    func tapped(_ sender: UIButton) { sent.append(sender.currentTitle ?? "") }
  }

  private final class Badge: UIView {
    var limit = 0
    private(set) var log: [String] = []
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      log.append("init \(Int(frame.width)) \(subviews.count)")
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake \(limit)")
    }
  }

  private func document(_ objects: String, resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
          </dependencies>
          <objects>
      \(objects)
          </objects>
          <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  private func nib(_ objects: String) -> UINib {
    UINib(data: document(objects), bundle: nil)
  }

  private func problems(_ objects: String) throws -> [NibProblem.Kind] {
    let document = try NibDocument(data: document(objects), file: "test.xib")
    let session = NibSession(document, bundle: nil)
    for element in document.objects { _ = session.object(of: element) }
    try session.finish()
    return document.report.problems.map(\.kind)
  }

  private func register() {
    _ClassRegistry.add(Owner.self, named: "Owner")
    _ClassRegistry.add(property: "label", \Owner.label) { $0.label = $1 }
    _ClassRegistry.add(property: "buttons", \Owner.buttons) { $0.buttons = $1 }
    _ClassRegistry.add("tapped:", Owner.tapped)
    _ClassRegistry.add(Badge.self, named: "Badge")
    _ClassRegistry.add(property: "limit", \Badge.limit) { $0.limit = $1 }
  }

  @Test func attributesOfALabelAreRead() throws {
    let views = nib(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" verticalHuggingPriority="252" text="Total" \
      textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="2" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="l-a-1">
          <rect key="frame" x="20" y="30.5" width="100" height="21"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
          <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
          <nil key="highlightedColor"/>
      </label>
      """
    ).instantiate(withOwner: nil)

    let label = try #require(views.first as? UILabel)
    #expect(label.frame == CGRect(x: 20, y: 30.5, width: 100, height: 21))
    #expect(label.text == "Total")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 2)
    #expect(label.font == .systemFont(ofSize: 15, weight: .semibold))
    #expect(label.textColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(252))
    #expect(label.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func outletsCollectionsAndActionsOfTheOwnerAreConnected() throws {
    register()
    let owner = Owner()
    let objects = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="Owner" customModule="App" customModuleProvider="target">
          <connections>
              <outlet property="label" destination="lab-el-001" id="c-1"/>
              <outletCollection property="buttons" destination="but-to-002" id="c-2"/>
              <outletCollection property="buttons" destination="but-to-001" id="c-3"/>
          </connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          <subviews>
              <label text="x" id="lab-el-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
              <button opaque="NO" buttonType="system" id="but-to-001">
                  <rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                  <state key="normal" title="One"/>
                  <connections>
                      <action selector="tapped:" destination="-1" eventType="touchUpInside" id="c-4"/>
                  </connections>
              </button>
              <button opaque="NO" buttonType="system" id="but-to-002">
                  <rect key="frame" x="0.0" y="40" width="46" height="30"/>
                  <state key="normal" title="Two"/>
                  <state key="disabled" title="None"/>
              </button>
          </subviews>
      </view>
      """
    ).instantiate(withOwner: owner)

    #expect(objects.count == 1)
    #expect(owner.label?.text == "x")
    #expect(owner.buttons.map(\.currentTitle) == ["Two", "One"])
    #expect(owner.buttons[0].title(for: .disabled) == "None")
    owner.buttons[1].sendActions(for: .touchUpInside)
    #expect(owner.sent == ["One"])
  }

  /// Classes of UIKit's without an `init()` ended the program.
  @Test(arguments: [
    "UIStoryboardSegue", "UIPresentationController", "UINavigationItem", "UIPageViewController",
    "UISearchController", "UIView", "NSObject",
  ])
  func anObjectOfAnyClassOfUIKitsIsMade(name: String) throws {
    let objects = nib("<customObject id=\"o\" customClass=\"\(name)\"/>").instantiate(
      withOwner: nil)

    #expect(objects.count == 1)
    let isKnown = !["UIStoryboardSegue", "UIPresentationController", "NSObject"].contains(name)
    #expect("\(type(of: objects[0]))" == (isKnown ? name : "NSObject"))
  }

  @Test func viewsAreReadBeforeTheSubclassAndAwokenAtTheEnd() throws {
    register()
    let objects = nib(
      """
      <view contentMode="scaleToFill" id="b-1" customClass="Badge" customModule="App" \
      customModuleProvider="target">
          <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
          <subviews><view id="b-2"><rect key="frame" x="1" y="1" width="9" height="9"/></view></subviews>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="limit">
                  <integer key="value" value="7"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <real key="value" value="4.5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
              <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="badge"/>
          </userDefinedRuntimeAttributes>
      </view>
      """
    ).instantiate(withOwner: nil)

    let badge = try #require(objects.first as? Badge)
    #expect(badge.log == ["init 40 1", "awake 7"])
    #expect(badge.layer.cornerRadius == 4.5)
    #expect(badge.layer.masksToBounds)
    #expect(badge.accessibilityIdentifier == "badge")
  }

  @Test func constraintsAreInstalled() throws {
    let objects = nib(
      """
      <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                  <constraints>
                      <constraint firstAttribute="width" secondItem="a" secondAttribute="height" \
      multiplier="16:9" id="c1"/>
                  </constraints>
              </view>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="c2"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="safe" \
      secondAttribute="top" constant="20" id="c3"/>
              <constraint firstItem="a" firstAttribute="width" secondItem="root" \
      secondAttribute="width" multiplier="0.5" id="c4"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="trailing" constant="8" symbolic="YES" id="c5"/>
              <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" \
      constant="4" id="c6"/>
              <constraint firstItem="b" firstAttribute="centerY" secondItem="a" \
      secondAttribute="centerY" id="c7"/>
              <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual" \
      constant="30" id="c8" identifier="tall"/>
              <constraint firstItem="b" firstAttribute="height" constant="10" priority="750" id="c9"/>
              <constraint firstItem="b" firstAttribute="height" constant="99" placeholder="YES" id="c10"/>
          </constraints>
      </view>
      """
    ).instantiate(withOwner: nil)

    let root = try #require(objects.first as? UIView)
    root.layoutIfNeeded()
    // 8 points of margin; half of 320 wide, 9/16 of that high; then 8 points, up to 4 before the edge.
    #expect(root.subviews[0].frame == CGRect(x: 8, y: 20, width: 160, height: 90))
    #expect(root.subviews[1].frame == CGRect(x: 176, y: 50, width: 140, height: 30))
    #expect(root.constraints.contains { $0.identifier == "tall" })
  }

  @MainActor
  private final class PixelConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
      super.awakeFromNib()
      constant = 0.5
    }
  }

  @Test func constraintsOfAnAppsClassAreMadeAndAwoken() throws {
    _ClassRegistry.add(PixelConstraint.self, named: "PixelConstraint")
    let objects = nib(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <constraints>
              <constraint firstAttribute="height" constant="1" id="c" customClass="PixelConstraint"/>
          </constraints>
      </view>
      """
    ).instantiate(withOwner: nil)

    let line = try #require((objects.first as? UIView)?.constraints.first as? PixelConstraint)
    #expect(line.constant == 0.5 && line.firstAttribute == .height && line.isActive)
  }

  @Test func mistypedOutletsNameOutletAndTypes() throws {
    register()
    let nib = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
          <connections><outlet property="label" destination="v" id="c"/></connections>
      </placeholder>
      <view id="v"/>
      """)

    #expect {
      try nib.objects(owner: Owner(), [:])
    } throws: { error in
      guard case .outlet("label", of: "Owner", let problem, _, let line) = error as? NibError else {
        return false
      }
      return line == 11
        && problem
          == .typeMismatch("label", type: "Owner", expected: "UILabel", actual: "UIView")
    }
  }

  @MainActor
  private final class Sealed: NSObject {
    let label: UILabel? = nil
  }

  @Test func anOutletThatCannotBeSetIsNamed() throws {
    _ClassRegistry.add(Sealed.self, named: "Sealed")
    _ClassRegistry.add(getter: "label", \Sealed.label)
    let nib = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sealed">
          <connections><outlet property="label" destination="l" id="c"/></connections>
      </placeholder>
      <label id="l"/>
      """)

    let error = #expect(throws: NibError.self) { try nib.objects(owner: Sealed(), [:]) }

    #expect(error?.reason == "nib:11: outlet label of Sealed: Sealed.label cannot be set")
  }

  @Test func whatIsNotUnderstoodIsReported() throws {
    let problems = try problems(
      """
      <view contentMode="sideways" glow="YES" id="v">
          <subviews>
              <mapView id="m"/>
              <button buttonType="system" id="b" customClass="Nowhere">
                  <state key="normal" title="x" image="lost"/>
              </button>
          </subviews>
          <gradient key="background"/>
      </view>
      """)

    #expect(
      problems == [
        .unknownValue("sideways", of: "contentMode"), .unknownElement, .unknownClass("Nowhere"),
        .missingImage("lost"), .unknownAttribute("glow"), .unknownElement,
      ])
  }

  @Test func brokenXMLIsAnErrorWithItsLine() {
    #expect {
      try NibDocument(data: Data("<document>\n<objects>\n</document>".utf8), file: "x.xib")
    } throws: { error in
      guard case .malformed(file: "x.xib", line: 3, _) = error as? NibError else { return false }
      return true
    }
  }
}
