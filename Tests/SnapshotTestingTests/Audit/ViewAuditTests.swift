import DarkroomPNG
import DarkroomSnapshotStore
import Testing

@testable import SnapshotTesting
@testable import UIKit

/// Each kind of fault, found where it is and not found where it is not.
@MainActor
struct ViewAuditTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func faults(_ audit: _SnapshotAudit) -> [String] {
    ViewAudit.findings(in: root, audit, picture: nil).map(\.text)
  }

  private func add(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    root.addSubview(label)
    return label
  }

  @Test func aTextThatFitsIsNotClipped() {
    _ = add("Fits", CGRect(x: 0, y: 0, width: 100, height: 21))
    _ = add(
      "Several lines of a text that wraps", CGRect(x: 0, y: 30, width: 100, height: 90), lines: 0)
    add("Shrinks to half its size", CGRect(x: 0, y: 130, width: 100, height: 21))
      .adjustsFontSizeToFitWidth = true

    #expect(faults(.textClipped) == [])
  }

  /// The first of Apple's names that is not drawn here.
  private func undrawnName() throws -> String {
    try #require(
      SymbolNames.names(in: SymbolNames.frontCoded).first {
        SymbolCatalog.drawing(named: $0) == nil
      })
  }

  @Test func aDottedBoxIsFoundWhereverItIsShown() throws {
    let name = try undrawnName()
    let image = try #require(UIImage(systemName: name))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.addSubview(view)
    let hidden = UIImageView(image: image)
    hidden.isHidden = true
    root.addSubview(hidden)
    let drawn = UIImageView(image: UIImage(systemName: "star"))
    drawn.frame = CGRect(x: 0, y: 30, width: 20, height: 20)
    root.addSubview(drawn)

    #expect(
      faults(.missingSymbol).map { $0.prefix { $0 != "," } } == [
        "missingSymbol: UIImageView in UIView shows a dotted box"
      ])
    #expect(faults(.missingSymbol).first?.contains("because \(name) has no picture here") == true)
  }

  /// Another test's assertion may take the count, so it is asked for until the line has it.
  @Test func theLineOfAnAssertionNamesSymbolsWithoutAPicture() throws {
    let name = try undrawnName()
    let package = ScratchPackage()
    let found = (0..<20).contains { number in
      _ = UIImage(systemName: name)
      _ = UIImage(systemName: "no.such.symbol")
      _ = package.verify("text", as: .lines, named: "n\(number)")
      let results = ResultsDirectory(package: package.path, environment: SnapshotEnvironment([:]))
      let symbols = RunSummary(RunHistory(results).lines()).missingSymbols
      return symbols?.undrawn?[name] != nil && symbols?.unlisted?["no.such.symbol"] != nil
    }
    #expect(found)
  }

  @Test func whatEndsInAnEllipsisOrIsCutIsClipped() {
    _ = add("Much too long for its width", CGRect(x: 0, y: 0, width: 60, height: 21))
    _ = add("Two lines of three at most", CGRect(x: 0, y: 30, width: 60, height: 60), lines: 2)
    _ = add("Too low", CGRect(x: 0, y: 100, width: 100, height: 12))
    let button = UIButton(frame: CGRect(x: 0, y: 130, width: 50, height: 44))
    button.setTitle("A long title", for: .normal)
    root.addSubview(button)
    root.layoutIfNeeded()

    #expect(
      faults(.textClipped).map { $0.prefix { $0 != "," } } == [
        "textClipped: UILabel \"Much too long for its width\" in UIView does not fit in 60 × 21 points",
        "textClipped: UILabel \"Two lines of three at most\" in UIView does not fit in 60 × 60 points",
        "textClipped: UILabel \"Too low\" in UIView needs 100 × 20.33 points and has 100 × 12",
        "textClipped: UIButtonLabel \"A long title\" in UIButton \"A long title\" does not fit in 50 × 21.67 points",
      ])
  }

  /// The view has another size before and after its picture.
  @Test func aTextThatFitsInThePictureIsNotClipped() throws {
    let package = ScratchPackage()
    root.frame.size.width = 40
    add("Much too long for forty points", CGRect(x: 0, y: 0, width: 40, height: 21))
      .autoresizingMask = .flexibleWidth
    func message(_ width: CGFloat) -> String? {
      package.verify(
        root, as: .image(size: CGSize(width: width, height: 200)).auditing(.textClipped),
        record: .all)
    }

    #expect(try #require(message(300)).contains("textClipped") == false)
    #expect(try #require(message(60)).contains("textClipped") == true)
    #expect(root.frame.width == 40)
  }

  @Test func controlsOfApplesSizeAreNoFaults() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    let text = UIButton(type: .system)
    text.setTitle("Forgot password?", for: .normal)
    text.frame.size = text.intrinsicContentSize
    text.frame.origin = CGPoint(x: 10, y: 60)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 120, width: 200, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    bar.items = [item]
    // A button that the app makes lower than its title asks for is small.
    let low = UIButton(frame: CGRect(x: 10, y: 170, width: 60, height: 20))
    low.setTitle("Low", for: .normal)
    for view in [toggle, text, bar, low] { root.addSubview(view) }

    let found = faults(.hitRegion)
    #expect(found.count == 1 && found[0].hasPrefix("hitRegion: UIButton \"Low\""))
  }

  @Test func aTargetBelowFortyFourPointsIsSmall() {
    let small = UIButton(frame: CGRect(x: 10, y: 10, width: 44, height: 40))
    small.setTitle("a", for: .normal)
    let large = UIButton(frame: CGRect(x: 10, y: 100, width: 44, height: 44))
    large.setTitle("b", for: .normal)
    let disabled = UIButton(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    disabled.isEnabled = false
    for button in [small, large, disabled] { root.addSubview(button) }

    #expect(
      faults(.hitRegion) == [
        "hitRegion: UIButton \"a\" in UIView gets touches in 44 × 40 points, less than 44 × 44, at (10, 10) 44 × 40"
      ])
  }

  @Test func aButtonWithoutWordsNeedsALabel() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(button)

    #expect(
      faults(.sufficientElementDescription) == [
        "sufficientElementDescription: UIButton in UIView has no accessibility label, at (0, 0) 50 × 50"
      ])
    button.accessibilityLabel = "Close"
    #expect(faults(.sufficientElementDescription) == [])
  }

  @Test func textsAndControlsThatLieOnOneAnotherOverlap() {
    _ = add("first", CGRect(x: 0, y: 0, width: 100, height: 20))
    let second = add("second", CGRect(x: 0, y: 10, width: 100, height: 20))

    #expect(
      faults(.overlap) == [
        "overlap: UILabel \"first\" in UIView lies on UILabel \"second\", at (0, 0) 100 × 20"
      ])
    second.frame.origin.y = 20
    #expect(faults(.overlap) == [])
    second.frame.origin = CGPoint(x: 60, y: 0)
    #expect(faults(.overlap) == [], "the frame of the first does, its text does not")
  }

  @Test func aPictureThatMatchesFailsForItsFaults() throws {
    let package = ScratchPackage()
    root.backgroundColor = .white
    let label = add("Pale", CGRect(x: 0, y: 0, width: 100, height: 21))
    label.textColor = UIColor(white: 0.7, alpha: 1)
    _ = package.verify(root, as: .image, record: .missing)
    let again = ScratchPackage()
    try Files.write(
      #require(package.bytes(PictureTests.reference)), to: "\(again.path)/\(PictureTests.reference)"
    )
    again.environment["SNAPSHOT_ARTIFACTS"] = "\(again.path)/artifacts"

    #expect(again.verify(root, as: .image, record: .never) == nil)
    #expect(
      again.verify(root, as: .image.auditing(), record: .never) == """
        A fault is in the picture:

          contrast: UILabel "Pale" in UIView has a contrast of 2:1, less than 4.5:1, at (0, 0) 100 × 21
        """)
    #expect(RunSummary(again.lines).faultWords == "1 fault found by audits, in 1 picture")
    let marked = try #require(again.bytes("artifacts/T/test.a.faults.png"))
    #expect(try PNGDecoder.decode(marked).pixmap.width > 600)
    #expect(again.verify(root, as: .image.auditing(.hitRegion), record: .never) == nil)
    #expect(again.said == [])
    #expect(again.verify(root, as: .image.auditing(warnsOnly: true), record: .never) == nil)
    #expect(
      again.said.count == 1 && again.said[0].hasPrefix("T.swift:1: A fault is in the picture:"))
    label.isEnabled = false
    #expect(
      again.verify(root, as: .image.auditing(.contrast), named: "b", record: .never)?.contains(
        "fault") == false)
  }

  @Test func whatReachesOutOfTheSafeAreaIsFound() throws {
    let controller = UIViewController()
    controller.view.addSubview(add("Clock", CGRect(x: 10, y: 30, width: 100, height: 21)))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.addSubview(add("Scrolled", CGRect(x: 200, y: 0, width: 100, height: 21)))
    controller.view.addSubview(scroll)
    let words = try #require(
      ScratchPackage().verify(
        controller, as: .image(on: .iPhone13).auditing(.safeArea), record: .never))

    #expect(
      words.hasSuffix(
        "safeArea: UILabel \"Clock\" in UIView reaches out of the safe area, (0, 47) 390 × 763, at (10, 30) 100 × 21"
      ))
    #expect(!words.contains("Scrolled"))
  }
}
