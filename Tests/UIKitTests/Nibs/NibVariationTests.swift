import DarkroomUIKit
import Foundation
import Testing

@testable import DarkroomUIKit

/// What nibs say for size classes.
@MainActor
@Suite("Nib variations")
struct NibVariationTests {
  @MainActor
  private final class Owner: NSObject {
    weak var label: UILabel?
    weak var constraint: NSLayoutConstraint?
  }

  private static func nib(_ objects: String) -> UINib {
    _ClassRegistry.add(Owner.self, named: "VariationOwner")
    _ClassRegistry.add(property: "label", \Owner.label) { $0.label = $1 }
    _ClassRegistry.add(property: "constraint", \Owner.constraint) { $0.constraint = $1 }
    return UINib(data: document(objects), bundle: nil)
  }

  private static func document(_ objects: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><objects>\(objects)</objects></document>
      """.utf8)
  }

  private static func problems(_ objects: String) throws -> [NibProblem.Kind] {
    let document = try NibDocument(data: document(objects), file: "test.xib")
    let session = NibSession(document, bundle: nil)
    for element in document.objects { _ = session.object(of: element) }
    try session.finish()
    return document.report.problems.map(\.kind)
  }

  private static func window(_ width: UIUserInterfaceSizeClass) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    window.traitOverrides.horizontalSizeClass = width
    return window
  }

  private static func view(_ objects: String, _ owner: Owner? = nil) throws -> UIView {
    try #require(nib(objects).instantiate(withOwner: owner).first as? UIView)
  }

  // MARK: Constraints

  /// The first height is for compact widths, the second one for regular widths.
  private static let heights = """
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <constraints>
            <constraint firstAttribute="height" constant="20" identifier="low" id="low"/>
            <constraint firstAttribute="height" constant="80" identifier="high" id="high"/>
            <constraint firstAttribute="width" constant="10" identifier="width" id="width">
              <variation key="heightClass=regular" constant="15"/>
              <variation key="widthClass=regular" constant="30"/>
              <variation key="heightClass=compact-widthClass=regular" constant="99"/>
            </constraint>
          </constraints>
          <variation key="default">
            <mask key="constraints"><exclude reference="high"/></mask>
          </variation>
          <variation key="widthClass=regular">
            <mask key="constraints"><exclude reference="low"/><include reference="high"/></mask>
          </variation>
        </view>
      </subviews>
    </view>
    """

  private static func words(_ view: UIView) -> [String] {
    view.constraints.filter(\.isActive)
      .compactMap { constraint in
        constraint.identifier.map { "\($0) \(Int(constraint.constant))" }
      }
      .sorted()
  }

  @Test func constraintsThatTheScreenExcludesAreNotInstalled() throws {
    let root = try Self.view(Self.heights)
    #expect(Self.words(root.subviews[0]) == ["low 20", "width 15"])
  }

  @Test func constraintsFollowTheSizeClassOfTheWindow() throws {
    let root = try Self.view(Self.heights)
    let box = root.subviews[0]

    let window = Self.window(.regular)
    window.addSubview(root)
    #expect(Self.words(box) == ["high 80", "width 30"])

    window.traitOverrides.horizontalSizeClass = .compact
    #expect(Self.words(box) == ["low 20", "width 15"])
  }

  @Test func aConstraintThatTheAppDeactivatesStaysInactive() throws {
    let root = try Self.view(Self.heights)
    let box = root.subviews[0]
    let width = try #require(box.constraints.first { $0.identifier == "width" })
    width.isActive = false

    let window = Self.window(.regular)
    window.addSubview(root)
    #expect(Self.words(box) == ["high 80"])
  }

  @Test func outletsReachExcludedObjects() throws {
    let owner = Owner()
    let root = try Self.view(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="VariationOwner">
        <connections>
          <outlet property="label" destination="label" id="o1"/>
          <outlet property="constraint" destination="wide" id="o2"/>
        </connections>
      </placeholder>
      \(Self.labels)
      """, owner)

    #expect(root.subviews.count == 2)
    #expect(owner.label?.text == "middle")
    #expect(owner.label?.superview == nil)
    #expect(owner.constraint?.isActive == false)
  }

  // MARK: Subviews

  /// The middle label is only for regular widths, and a constraint of the root refers to it.
  private static let labels = """
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
      <subviews>
        <label text="first" id="first"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
        <label text="middle" id="label"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
        <label text="last" id="last"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
      </subviews>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" identifier="edge" id="edge"/>
        <constraint firstItem="label" firstAttribute="width" secondItem="root" \
    secondAttribute="width" identifier="wide" id="wide"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="label"/></mask>
        <mask key="constraints"><exclude reference="wide"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="label"/></mask>
        <mask key="constraints"><include reference="wide"/></mask>
      </variation>
    </view>
    """

  private static func texts(_ views: [UIView]) -> [String] {
    views.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func excludedSubviewsAreNotAdded() throws {
    let root = try Self.view(Self.labels)
    #expect(Self.texts(root.subviews) == ["first", "last"])
    #expect(Self.words(root).isEmpty)
  }

  @Test func subviewsFollowTheSizeClassOfTheWindow() throws {
    let root = try Self.view(Self.labels)
    let window = Self.window(.regular)
    window.addSubview(root)
    #expect(Self.texts(root.subviews) == ["first", "middle", "last"])
    #expect(Self.words(root) == ["edge 0", "wide 0"])

    window.traitOverrides.horizontalSizeClass = .compact
    #expect(Self.texts(root.subviews) == ["first", "last"])
    #expect(Self.words(root).isEmpty)

    window.traitOverrides.horizontalSizeClass = .regular
    #expect(Self.texts(root.subviews) == ["first", "middle", "last"])
    #expect(Self.words(root) == ["edge 0", "wide 0"])
  }

  @Test func aSubviewThatTheAppRemovedGetsNoConstraints() throws {
    let root = try Self.view(Self.labels)
    let window = Self.window(.regular)
    window.addSubview(root)
    let middle = root.subviews[1]
    middle.removeFromSuperview()
    #expect(Self.words(root).isEmpty)

    window.traitOverrides.horizontalSizeClass = .compact
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(Self.texts(root.subviews) == ["first", "last"])
    #expect(Self.words(root).isEmpty)
  }

  @Test func arrangedSubviewsKeepTheirPlace() throws {
    let stack = try #require(
      try Self.view(
        Self.labels.replacing("<view ", with: "<stackView ")
          .replacing("</view>", with: "</stackView>")) as? UIStackView)
    #expect(Self.texts(stack.arrangedSubviews) == ["first", "last"])

    let window = Self.window(.regular)
    window.addSubview(stack)
    #expect(Self.texts(stack.arrangedSubviews) == ["first", "middle", "last"])
  }

  @Test func aTreeWithVariationsIsReleased() throws {
    weak var root: UIView?
    weak var label: UILabel?
    do {
      let owner = Owner()
      let view = try Self.view(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="VariationOwner">
          <connections><outlet property="label" destination="label" id="o1"/></connections>
        </placeholder>
        \(Self.labels)
        """, owner)
      root = view
      label = owner.label
      #expect(label != nil)
    }
    #expect(root == nil)
    #expect(label == nil)
  }

  // MARK: Values

  private static let values = """
    <stackView axis="vertical" spacing="4" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
      <subviews>
        <label hidden="YES" text="Total" id="label">
          <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.0" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
          <variation key="widthClass=regular" hidden="NO">
            <fontDescription key="fontDescription" type="system" weight="light" pointSize="42"/>
          </variation>
        </label>
      </subviews>
      <variation key="widthClass=regular" axis="horizontal" spacing="15" distribution="fillEqually"/>
    </stackView>
    """

  @Test func valuesOfOtherSizeClassesAreNotRead() throws {
    let stack = try #require(try Self.view(Self.values) as? UIStackView)
    let label = try #require(stack.arrangedSubviews.first as? UILabel)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)
    #expect(stack.distribution == .fill)
    #expect(label.isHidden)
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test func valuesFollowTheSizeClassOfTheWindow() throws {
    let stack = try #require(try Self.view(Self.values) as? UIStackView)
    let label = try #require(stack.arrangedSubviews.first as? UILabel)
    label.text = "Sum"
    label.textColor = .red

    let window = Self.window(.regular)
    window.addSubview(stack)
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 15)
    #expect(stack.distribution == .fillEqually)
    #expect(!label.isHidden)
    #expect(label.font == .systemFont(ofSize: 42, weight: .light))
    #expect(label.text == "Sum")
    #expect(label.textColor == .red)

    window.traitOverrides.horizontalSizeClass = .compact
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)
    #expect(stack.distribution == .fill)
    #expect(label.isHidden)
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test func variationsOfTheScreenApplyBeforeTheViewIsShown() throws {
    let label = try #require(
      try Self.view(
        """
        <label text="x" numberOfLines="1" id="l">
          <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/>
          <variation key="heightClass=regular-widthClass=compact" numberOfLines="3">
            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
          </variation>
        </label>
        """) as? UILabel)
    #expect(label.numberOfLines == 3)
    #expect(label.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  // MARK: Reports

  @Test func variationsAreNotReported() throws {
    for objects in [Self.heights, Self.labels, Self.values] {
      #expect(try Self.problems(objects).isEmpty)
    }
  }

  @Test func unknownTraitsAndListsAreReported() throws {
    let problems = try Self.problems(
      """
      <view id="v">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        <variation key="widthClass=enormous" hidden="YES"/>
        <variation key="widthClass=regular"><mask key="animations"/></variation>
      </view>
      """)
    #expect(problems == [.unknownValue("widthClass=enormous", of: "key"), .unknownElement])
  }
}
