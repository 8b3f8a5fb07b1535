import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// What assertions find out about the reasons of a difference.
@MainActor
struct PictureEvidenceTests {
  /// A screen with a badge on it, a drawing beside it and a label below.
  private final class Screen: UIView {
    let badge = UILabel(frame: CGRect(x: 8, y: 8, width: 40, height: 20))
    let drawing = Drawing(frame: CGRect(x: 60, y: 8, width: 20, height: 20))
    let label = UILabel(frame: CGRect(x: 8, y: 40, width: 60, height: 20))

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      badge.text = "12"
      badge.backgroundColor = .red
      badge.layer.cornerRadius = 10
      badge.clipsToBounds = true
      badge.accessibilityIdentifier = "badge"
      label.text = "Label"
      for view in [badge, drawing, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// No attribute tells its looks.
  private final class Drawing: UIView {
    var color = UIColor.blue
    var inset: CGFloat = 4

    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(bounds.insetBy(dx: inset, dy: inset))
    }
  }

  private func screen(_ width: CGFloat = 100) -> Screen {
    Screen(frame: CGRect(x: 0, y: 0, width: width, height: 80))
  }

  /// Records a screen, changes it, and says what the assertion has found.
  private func evidence(
    _ screen: Screen? = nil, _ change: (Screen) -> Void
  ) throws -> ChangeEvidence {
    let screen = screen ?? self.screen()
    let later = self.screen(screen.frame.width)
    change(later)
    return try #require(try evidence(from: screen, to: later, as: .image))
  }

  /// Recorded in another package, because a run does not believe what it has recorded itself.
  private func evidence<Value, Format>(
    from old: Value, to new: Value, as strategy: Snapshotting<Value, Format>
  ) throws -> ChangeEvidence? {
    let (recording, package) = (ScratchPackage(), ScratchPackage())
    _ = recording.verify(old, as: strategy, record: .all)
    let name = "Tests/__Snapshots__/T/test.a.\(strategy.pathExtension ?? "")"
    try Files.write(try #require(recording.bytes(name)), to: "\(package.path)/\(name)")
    #expect(package.verify(new, as: strategy, record: .never) != nil)
    return try #require(package.lines.last { $0.state == .changed }).evidence
  }

  @Test func aChangedViewExplainsItsPixelsWithTheLettersOnThem() throws {
    let narrow = try evidence { $0.badge.backgroundColor = .orange }
    let wide = try evidence(screen(140)) {
      $0.badge.backgroundColor = .orange
    }

    #expect(narrow.isExplained)
    #expect(narrow.causes.map(\.words) == ["color #FF0000 → #FF8000"])
    #expect(narrow.causes.map(\.places) == [["UILabel #badge: background"]])
    #expect(narrow.causes == wide.causes && wide.isExplained)
    #expect(narrow.places != wide.places)
  }

  /// What a view draws itself is in no attribute, and in the notes of its drawing.
  @Test func whatAViewDrawsIsAReasonOfItsOwn() throws {
    let found = try evidence {
      $0.badge.backgroundColor = .orange
      $0.drawing.color = .green
    }

    #expect(found.isExplained)
    #expect(found.causes.map(\.words) == ["color #FF0000 → #FF8000", "color #0000FF → #00FF00"])
    #expect(found.causes.last?.places == ["Drawing"])
  }

  @Test func anotherDrawingOfTheSameColorIsNoColor() throws {
    let found = try evidence { $0.drawing.inset = 6 }

    #expect(found.isExplained)
    #expect(found.causes.map(\.words) == ["Drawing: what it draws"])
  }

  /// A screen is behind everything that is on it.
  @Test func aViewInFrontOfAChangedOneIsNotExplainedByIt() throws {
    let alone = try evidence { $0.backgroundColor = .yellow }
    let hidden = try evidence {
      $0.backgroundColor = .yellow
      $0.drawing.inset = 6
    }

    #expect(alone.isExplained)
    #expect(alone.causes.map(\.words) == ["color #FFFFFF → #FFFF00"])
    #expect(hidden.causes.count == 2 && hidden.causes != alone.causes)
  }

  @Test func whatAViewHasLeftIsExplained() throws {
    let moved = try evidence {
      for view in [$0.drawing, $0.label] { view.frame.origin.y += 8 }
    }
    let hidden = try evidence { $0.drawing.isHidden = true }
    let removed = try evidence { $0.drawing.removeFromSuperview() }
    let longer = try evidence { $0.label.text = "x" }

    #expect(moved.causes.map(\.words) == ["distance 8 → 16"])
    #expect(moved.causes.map(\.places) == [["above Drawing"]])
    #expect(hidden.causes.map(\.words) == ["Drawing: hidden none → yes"])
    #expect(removed.causes.map(\.words) == ["Drawing removed"])
    #expect(longer.causes.map(\.words) == ["UILabel: \"Label\" → \"x\""])
    for found in [moved, hidden, removed, longer] { #expect(found.isExplained) }
  }

  @Test func aShadowMovesWithItsView() throws {
    func shaded(_ screen: Screen) {
      screen.label.backgroundColor = .white
      screen.label.layer.shadowOpacity = 0.5
      screen.label.layer.shadowRadius = 4
    }
    let before = screen()
    shaded(before)

    let found = try evidence(before) {
      shaded($0)
      $0.label.frame.origin.x += 5
    }

    #expect(found.isExplained, "\(found)")
  }

  @Test func ofAGrownPictureTheCommonPartIsLookedAt() throws {
    func grownEvidence(_ change: (Screen) -> Void) throws -> ChangeEvidence {
      let later = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 96))
      change(later)
      return try #require(try evidence(from: screen(), to: later, as: .image))
    }

    let grown = try grownEvidence { _ in }
    let painted = try grownEvidence { $0.drawing.color = .green }

    #expect(grown.isExplained && grown.causes.map(\.words) == ["distance 80 → 96"])
    #expect(grown.causes.first?.places == ["height of Screen"])
    #expect(painted.causes.count == 2 && painted.isExplained)
  }

  private func stripes(_ colors: [UIColor], width: CGFloat = 30) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in
      for (index, color) in colors.enumerated() {
        color.setFill()
        UIRectFill(CGRect(x: 4 + 6 * CGFloat(index), y: 4, width: 5, height: 12))
      }
    }
  }

  @Test func ofPicturesWithoutViewsOnlyPlacesAreKnown() throws {
    let old = stripes([.blue, .red])
    let first = try #require(try evidence(from: old, to: stripes([.green, .black]), as: .image))
    let second = try #require(try evidence(from: old, to: stripes([.cyan, .gray]), as: .image))
    let wide = try evidence(
      from: stripes([.blue, .red], width: 36), to: stripes([.green, .black], width: 36), as: .image)

    #expect(first.causes.isEmpty && !first.isExplained)
    #expect(first.places != nil && first.places == second.places)
    #expect(first.places != wide?.places)
  }

  @Test func oneColorInThePlaceOfAnotherIsAReasonWithoutViews() throws {
    let first = try evidence(
      from: stripes([.blue, .red]), to: stripes([.green, .red]), as: .image)
    let second = try evidence(
      from: stripes([.red, .black, .blue]), to: stripes([.red, .black, .green]), as: .image)

    #expect(first?.causes.map(\.words) == ["color #0000FF → #00FF00"])
    #expect(first?.isExplained == true && second?.causes == first?.causes)
  }

  @Test func textsAreKnownByTheLinesThatDiffer() throws {
    let first = try evidence(from: "one\ntwo\nthree", to: "one\n2\nthree", as: .lines)
    let second = try evidence(from: "zero\none\ntwo", to: "zero\none\n2", as: .lines)

    #expect(first?.places != nil && first == second)
    #expect(try evidence(from: "one\ntwo", to: "one\n3", as: .lines) != first)
    #expect(try evidence(from: "one\ntwo", to: "two\none", as: .lines) == nil)
  }

  @Test func anotherRendererOfTheSameListIsTheReason() throws {
    let picture = try #require(Picture(of: image(of: screen())))
    let list = try #require(picture.list)
    func change(_ renderer: Int, of listed: Int) -> RendererChange? {
      var metadata = PNGMetadata(
        texts: [PNGText("Renderer", "Darkroom \(renderer), HarfBuzz 1.2.3, ICU 4")])
      metadata.stamp = PNGStamp(
        Pixmap(width: 1, height: 1), scale: 1,
        displayList: ListIdentity.hash(of: list, drawnBy: listed, harfBuzz: "1.2.3"))
      return metadata.stamp.flatMap { RendererChange(metadata, .valid($0), list: list) }
    }

    let words = try #require(change(2, of: 2)).words

    #expect(words.hasPrefix("drawn by renderer "))
    #expect(words.contains(" instead of 2 and HarfBuzz "))
    #expect(words.hasSuffix(" instead of 1.2.3, from the same tree and list"))
    #expect(change(2, of: 3) == nil)
  }

  @Test func whatAnotherRendererDrewIsExplainedByThat() throws {
    let picture = try #require(Picture(of: image(of: screen())))
    let list = try #require(picture.list)
    var pixels = picture.pixmap
    pixels[3, 3] ^= 0x0000_00FF
    let stamp = PNGStamp(
      pixels, scale: 3, displayList: ListIdentity.hash(of: list, drawnBy: 2, harfBuzz: "1.2.3"))
    var texts = PictureNotes(picture).pngTexts
    texts.removeAll { $0.keyword == "Renderer" }
    texts.append(PNGText("Renderer", "Darkroom 2, HarfBuzz 1.2.3, ICU 4"))
    let bytes = try PNGEncoder.encode(
      pixels, metadata: PNGMetadata(scale: 3, texts: texts, stamp: stamp))
    let package = ScratchPackage()
    try Files.write(bytes, to: "\(package.path)/Tests/__Snapshots__/T/test.a.png")

    #expect(package.verify(screen(), as: .image, record: .never) != nil)

    let found = try #require(package.lines.last?.evidence)
    #expect(found.isExplained)
    #expect(found.causes.map(\.words).first?.contains(" instead of 2 and HarfBuzz ") == true)
    let line = try #require(package.lines.last)
    #expect(SnapshotChanges([line]).all.map(\.kind) == [.renderer])
  }

  private func image(of view: UIView) -> UIImage {
    var result = UIImage()
    Snapshotting<UIView, UIImage>.image.snapshot(view).run { result = $0 }
    return result
  }
}
