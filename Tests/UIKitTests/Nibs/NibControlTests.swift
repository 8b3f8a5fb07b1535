import DarkroomTypesetting
import DarkroomUIKit
import Foundation
import Testing

@testable import DarkroomUIKit

/// What Xcode writes of each control means the same here, and nothing of it is left out.
@MainActor
struct NibControlTests {
  private func views(_ objects: String) throws -> [UIView] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(objects)</objects>
      </document>
      """
    let document = try NibDocument(data: Data(text.utf8), file: "controls.xib")
    let session = NibSession(document, bundle: nil)
    let views = document.objects.compactMap { session.object(of: $0) as? UIView }
    try session.finish()
    #expect(document.report.problems == [])
    return views
  }

  private func view<View: UIView>(_ type: View.Type, _ object: String) throws -> View {
    try #require(views(object).first as? View)
  }

  @Test func buttonsHaveStatesAndConfigurations() throws {
    let classic = try view(
      UIButton.self,
      """
      <button opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="leading" \
      contentVerticalAlignment="top" buttonType="system" lineBreakMode="middleTruncation" id="b">
        <rect key="frame" x="0.0" y="0.0" width="90" height="30"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Save" image="star" catalog="system">
          <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
        </state>
        <state key="selected" title="Saved"/>
      </button>
      """)
    #expect(classic.buttonType == .system)
    #expect(!classic.isEnabled)
    #expect(classic.title(for: .normal) == "Save" && classic.title(for: .selected) == "Saved")
    #expect(classic.titleColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(classic.image(for: .normal) != nil)
    #expect(classic.titleLabel?.font == .boldSystemFont(ofSize: 19))
    #expect(classic.contentHorizontalAlignment == .leading)
    #expect(classic.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))

    let configured = try view(
      UIButton.self,
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <rect key="frame" x="0.0" y="0.0" width="90" height="35"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule" \
      imagePlacement="trailing" imagePadding="6">
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration>
      </button>
      """)
    #expect(configured.configuration?.title == "Go")
    #expect(configured.configuration?.cornerStyle == .capsule)
    #expect(configured.configuration?.imagePlacement == .trailing)
    #expect(configured.configuration?.imagePadding == CGFloat(6))
    #expect(configured.configuration?.baseBackgroundColor == .systemGreen)
  }

  @Test func fieldsHaveTextInputTraits() throws {
    let field = try view(
      UITextField.self,
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="E-mail" \
      textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" id="f">
        <rect key="frame" x="0.0" y="0.0" width="200" height="34"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="none" autocorrectionType="no" \
      keyboardType="emailAddress" returnKeyType="next" secureTextEntry="YES" textContentType="email"/>
      </textField>
      """)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.placeholder == "E-mail")
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.font == .preferredFont(forTextStyle: .body))
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.isSecureTextEntry && field.textContentType == .emailAddress)
  }

  @Test func valuesOfControlsAreRead() throws {
    let views = try views(
      """
      <slider opaque="NO" contentMode="scaleToFill" value="30" minValue="10" maxValue="60" id="1">
        <rect key="frame" x="0.0" y="0.0" width="120" height="31"/>
      </slider>
      <switch opaque="NO" contentMode="scaleToFill" on="YES" id="2">
        <rect key="frame" x="5" y="6" width="51" height="31"/>
        <color key="onTintColor" systemColor="systemRedColor"/>
      </switch>
      <stepper opaque="NO" contentMode="scaleToFill" value="4" minimumValue="2" maximumValue="8" \
      stepValue="2" id="3"><rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
      <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
      selectedSegmentIndex="1" id="4">
        <rect key="frame" x="0.0" y="0.0" width="120" height="32"/>
        <segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="5" currentPage="2" id="5">
        <rect key="frame" x="0.0" y="0.0" width="120" height="26"/>
      </pageControl>
      <progressView opaque="NO" contentMode="scaleToFill" progress="0.25" id="6">
        <rect key="frame" x="0.0" y="0.0" width="120" height="4"/>
      </progressView>
      <activityIndicatorView opaque="NO" contentMode="scaleToFill" hidesWhenStopped="YES" \
      animating="YES" style="large" id="7"><rect key="frame" x="0.0" y="0.0" width="37" height="37"/>
      </activityIndicatorView>
      """)
    let slider = try #require(views[0] as? UISlider)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (10, 30, 60))
    let toggle = try #require(views[1] as? UISwitch)
    #expect(toggle.isOn && toggle.onTintColor == .systemRed)
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    let stepper = try #require(views[2] as? UIStepper)
    #expect(
      [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [
        2, 4, 8, 2,
      ])
    let segments = try #require(views[3] as? UISegmentedControl)
    #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 1) == "B")
    let pages = try #require(views[4] as? UIPageControl)
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
    #expect((views[5] as? UIProgressView)?.progress == 0.25)
    let activity = try #require(views[6] as? UIActivityIndicatorView)
    #expect(activity.isAnimating && activity.style == .large && activity.hidesWhenStopped)
  }

  @Test func stacksArrangeTheirSubviews() throws {
    let stack = try view(
      UIStackView.self,
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" \
      alignment="center" spacing="7" id="s">
        <rect key="frame" x="0.0" y="0.0" width="100" height="107"/>
        <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="x">
            <constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints>
          </view>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="y"/>
        </subviews>
      </stackView>
      """)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 2)
    // Half of what 7 points between leave of 107; 40 wide in the middle of 100.
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 30, y: 0, width: 40, height: 50))
    #expect(stack.arrangedSubviews[1].frame.minY == 57)
  }

  @Test func textsHaveFragmentsAndSeveralLines() throws {
    let label = try view(
      UILabel.self,
      """
      <label opaque="NO" id="l">
        <attributedString key="attributedText">
          <fragments>
            <fragment content="Hello ">
              <attributes>
                <color key="NSColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
                <font key="NSFont" metaFont="systemSemibold" size="20"/>
              </attributes>
            </fragment>
            <fragment><string key="content">world</string></fragment>
          </fragments>
        </attributedString>
      </label>
      """)
    let text = try #require(label.attributedText)
    let font = unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(text.string == "Hello world")
    #expect(font == .systemFont(ofSize: 20, weight: .semibold))

    let view = try view(
      UITextView.self,
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
      textAlignment="natural" editable="NO" id="t">
        <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
        <string key="text">one
      two</string>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
      </textView>
      """)
    #expect(view.text == "one\ntwo")
    #expect(!view.isEditable && view.clipsToBounds)
  }

  @Test func attributedTextHasFontsOfTheSystemStrokesAndTabs() throws {
    let label = try view(
      UILabel.self,
      """
      <label opaque="NO" usesAttributedText="YES" id="l">
        <attributedString key="attributedText">
          <fragments>
            <fragment content="Hello">
              <attributes>
                <color key="NSStrokeColor" red="0.0" green="0.0" blue="1" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
                <real key="NSStrokeWidth" value="-2"/>
                <font key="NSFont" size="20" name=".SFUI-SemiboldItalic"/>
                <paragraphStyle key="NSParagraphStyle" alignment="natural" defaultTabInterval="36"/>
              </attributes>
            </fragment>
          </fragments>
        </attributedString>
      </label>
      """)
    let text = try #require(label.attributedText)
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    #expect(
      attributes[.font] as? UIFont == .system(20, weight: .semibold, isItalic: true))
    #expect(attributes[.strokeColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(TextAttributes(attributes).style.strokeWidth == -2)
    #expect(paragraph?.defaultTabInterval == 36)
  }

  @Test(arguments: [
    (".AppleSystemUIFont", UIFont.Weight.regular), (".AppleSystemUIFontBold", .bold),
    (".SFUIText-Medium", .medium), (".SFUI-Semibold", .semibold), (".SFUIDisplay-Light", .light),
    (".SFNS-Regular", .regular), (".SFUI-Ultralight", .ultraLight),
  ])
  func namesOfTheSystemFontHaveItsWeight(name: String, weight: UIFont.Weight) throws {
    let label = try view(
      UILabel.self,
      """
      <label opaque="NO" id="l">
        <fontDescription key="fontDescription" name="\(name)" family=".AppleSystemUIFont" \
      pointSize="15"/>
      </label>
      """)
    #expect(label.font == .systemFont(ofSize: 15, weight: weight))
  }

  /// Xcode's own notes cause no warnings, so that warnings tell what a picture lacks.
  @Test func notesAndEmptyListsAreNotReported() throws {
    let view = try view(
      UITextView.self,
      """
      <textView contentMode="scaleToFill" usesAttributedText="YES" id="t">
        <animations/>
        <gestureRecognizers/>
        <attributedString key="userComments"><fragment content="Say hello"/></attributedString>
        <dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/>
        <point key="canvasLocation" x="1" y="2"/>
      </textView>
      """)
    #expect(view.dataDetectorTypes == [.link, .address])
  }

  @Test func colorsComeFromEverySpace() throws {
    func color(_ attributes: String) throws -> UIColor? {
      try view(
        UIView.self, "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>"
      ).backgroundColor
    }
    #expect(try color("systemColor=\"systemOrangeColor\"") == .systemOrange)
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .darkText)
    #expect(
      try color("white=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedWhite\"")
        == UIColor(white: 0.5, alpha: 0.25))
    #expect(
      try color("red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
        == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(
      try color(
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
          + "customColorSpace=\"displayP3\"")
        == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func collectionsHaveLayoutsAndPrototypes() throws {
    let collection = try view(
      UICollectionView.self,
      """
      <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
      dataMode="prototypes" id="c">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="12" minimumInteritemSpacing="3" id="fl">
          <size key="itemSize" width="70" height="80"/>
          <size key="headerReferenceSize" width="0.0" height="0.0"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" multipleTouchEnabled="YES" contentMode="scaleToFill" \
      reuseIdentifier="tile" id="cc">
            <rect key="frame" x="0.0" y="0.0" width="70" height="80"/>
            <collectionViewCellContentView key="contentView" opaque="NO" id="cv">
              <rect key="frame" x="0.0" y="0.0" width="70" height="80"/>
              <subviews><label text="tile" id="tl"><rect key="frame" x="1" y="1" width="9" height="9"/></label></subviews>
            </collectionViewCellContentView>
          </collectionViewCell>
        </cells>
      </collectionView>
      """)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.itemSize == CGSize(width: 70, height: 80))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect(cell.reuseIdentifier == "tile")
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "tile")
  }

  @Test func colorWellsHaveTitleAndColor() throws {
    let well = try view(
      UIColorWell.self,
      """
      <colorWell opaque="NO" contentMode="scaleToFill" title="Accent" supportsAlpha="NO" id="w">
        <rect key="frame" x="0.0" y="0.0" width="28" height="28"/>
        <color key="selectedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </colorWell>
      """)

    #expect(well.title == "Accent" && !well.supportsAlpha)
    #expect(well.selectedColor?.accessibilityName == "red")
  }
}
