import Darkroom_SnapshotTesting_SwiftUI
import SwiftUI
import Testing

@testable import SnapshotTesting

/// What upstream's strategy for views of SwiftUI does, and what failures say of such views.
@MainActor
struct SwiftUIViewTests {
  private struct ProfileCard: View {
    var name = "Ada"
    var inset: CGFloat = 0

    var body: some View {
      VStack {
        Text(name).padding(.top, inset)
        Circle().frame(width: 20, height: 20)
      }
    }
  }

  private let package = ScratchPackage()

  private func failure<V: View>(
    _ recorded: V, then changed: V, ignoring regions: [_SnapshotRegion] = []
  ) throws -> String? {
    let layout = SwiftUISnapshotLayout.fixed(width: 120, height: 120)
    _ = package.verify(recorded, as: .image(layout: layout), record: .all)
    let later = ScratchPackage()
    try FileManager.default.createDirectory(
      atPath: "\(later.path)/Tests", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(package.path)/Tests/__Snapshots__", toPath: "\(later.path)/Tests/__Snapshots__")
    let strategy = Snapshotting<V, UIImage>.image(layout: layout)
    return later.verify(
      changed, as: regions.isEmpty ? strategy : strategy.ignoring(regions: regions), record: .never)
  }

  @Test func aFailureNamesTheTextAndTheViewOfTheTeam() throws {
    let failure = try #require(try failure(ProfileCard(), then: ProfileCard(name: "Grace")))

    #expect(failure.contains(#"ProfileCard › Text "Ada""#), "\(failure)")
    #expect(!failure.contains("TextView"), "\(failure)")
  }

  @Test func aFailureNamesWhatHasMoved() throws {
    let failure = try #require(try failure(ProfileCard(), then: ProfileCard(inset: 8)))

    #expect(failure.contains("ProfileCard › Circle"), "\(failure)")
    #expect(!failure.contains("PaintedShapeView"), "\(failure)")
  }

  private func text<V: View>(_ view: V, _ strategy: Snapshotting<V, String>) throws -> String {
    _ = package.verify(view, as: strategy, record: .all)
    let bytes = try #require(package.bytes("Tests/__Snapshots__/T/test.a.txt"))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theDumpOfAViewShowsTheFieldsOfSwiftUI() throws {
    let view = VStack(spacing: 4) { Spacer(minLength: 8) }.padding(.top, 2)
    let text = try text(view, .dump)

    #expect(
      text == """
        ▿ ModifiedContent<VStack<Spacer>, _PaddingLayout>
          ▿ content: VStack<Spacer>
            ▿ _tree: Tree<_VStackLayout, Spacer>
              ▿ content: Spacer
                ▿ minLength: Optional<CGFloat>
                  - some: 8.0
              ▿ root: _VStackLayout
                ▿ alignment: HorizontalAlignment
                  - id: CenterX
                ▿ spacing: Optional<CGFloat>
                  - some: 4.0
          ▿ modifier: _PaddingLayout
            ▿ edges: Set
              - rawValue: 1
            ▿ insets: Optional<EdgeInsets>
              ▿ some: EdgeInsets
                - bottom: 2.0
                - leading: 2.0
                - top: 2.0
                - trailing: 2.0

        """)
  }

  @Test func aDumpOfAViewThatIsNotDrawnFails() throws {
    let failure = try #require(
      package.verify(AnyView(Text("a").scenePadding()), as: .dump, record: .all))

    #expect(failure.contains("is not drawn by Darkroom"), "\(failure)")
  }

  @Test func theLayoutOfAViewIsThatOfWhatIsDrawn() throws {
    let text = try text(ProfileCard(), .layout)

    #expect(text.contains(#"ProfileCard › Text "Ada" ("#), "\(text)")
    #expect(text.contains("ProfileCard › Circle ("), "\(text)")
    #expect(text.contains("20 × 20"), "\(text)")
  }

  @Test func theAccessibilityOfAViewIsThatOfItsTexts() throws {
    let text = try text(ProfileCard(), .accessibility)

    #expect(text.contains("Ada"), "\(text)")
  }

  private struct Profile: View {
    var body: some View {
      VStack {
        Text("Ada").font(.title).accessibilityAddTraits(.isHeader).accessibilityIdentifier("name")
        Text("Hidden").accessibilityHidden(true)
        Button("Follow") {}.accessibilityHint("Shows what she writes")
          .accessibilityAction(named: "Mute") {}
        Circle().frame(width: 20, height: 20).accessibilityLabel("Online")
          .accessibilityValue("Since noon").accessibilitySortPriority(1)
        HStack {
          Text("3")
          Text("posts")
        }.accessibilityElement(children: .combine)
      }.padding()
    }
  }

  @Test func theModifiersOfAccessibilityAreRead() throws {
    let lines = try text(Profile(), .accessibility).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }

    #expect(
      lines.filter { $0.first?.isNumber == true } == [
        "1. \"Online\"", "2. \"Ada\", static text, header", "3. \"Follow\", button",
        "4. \"3, posts\"",
      ])
    for line in [
      "value: \"Since noon\"", "identifier: name", "hint: \"Shows what she writes\"",
      "custom actions: \"Mute\"",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("contrast: 21") })
  }

  private struct Dots: View {
    var color = Color.red
    var body: some View {
      VStack {
        HStack {
          color.frame(width: 20, height: 20)
          color.frame(width: 20, height: 20)
        }.accessibilityIdentifier("dots")
        Color.blue.frame(width: 20, height: 20)
      }
    }
  }

  @Test func masksFindViewsByTheirIdentifiers() throws {
    let (red, green) = (Dots(), Dots(color: .green))

    #expect(try failure(red, then: green) != nil)
    #expect(try failure(red, then: green, ignoring: [.identifier("dots")]) == nil)
    #expect(
      try failure(red, then: red, ignoring: [.identifier("dot")])?.contains("there are dots")
        == true)
  }

  @Test func auditsSeeTextsOfSwiftUI() throws {
    let view = VStack {
      Text("Faint").foregroundColor(Color(white: 0.8)).accessibilityIdentifier("faint")
      Text("Much too long for its room").lineLimit(1).frame(width: 40)
      Text("Plain")
    }
    let failure = try #require(
      package.verify(
        view,
        as: .image(layout: .fixed(width: 120, height: 120)).auditing([.contrast, .textClipped]),
        record: .all))

    #expect(failure.contains("contrast: "), "\(failure)")
    #expect(failure.contains("textClipped: "), "\(failure)")
    #expect(!failure.contains("Plain"), "\(failure)")
  }

  /// swift-snapshot-testing's `SwiftUIView.swift`: the size is the one that fits into nothing, the
  /// fixed one, or the device's; only the device has a safe area.
  @Test func picturesHaveTheSizesOfUpstream() throws {
    let view = Color.red.frame(width: 30, height: 20)
    let cases: [(SwiftUISnapshotLayout, CGSize)] = [
      (.sizeThatFits, CGSize(width: 30, height: 20)),
      (.fixed(width: 40, height: 50), CGSize(width: 40, height: 50)),
      (.device(config: .iPhone13), CGSize(width: 390, height: 844)),
    ]
    for (layout, size) in cases {
      var picture: UIImage?
      let strategy = Snapshotting<AnyView, UIImage>.image(
        layout: layout, traits: UITraitCollection(displayScale: 1))
      strategy.snapshot(AnyView(view)).run { picture = $0 }
      #expect(picture?.size == size)
    }
  }

  private struct Insets: View {
    let log: (CGFloat) -> Void

    var body: some View { GeometryReader { Color.red.onAppear(perform: tell($0.size.height)) } }

    private func tell(_ height: CGFloat) -> () -> Void { { log(height) } }
  }

  @Test func onlyADeviceHasASafeArea() {
    var heights: [CGFloat] = []
    for layout in [
      SwiftUISnapshotLayout.fixed(width: 40, height: 50), .device(config: .iPhone13),
    ] {
      let strategy = Snapshotting<AnyView, UIImage>.image(layout: layout)
      strategy.snapshot(AnyView(Insets { heights.append($0) })).run { _ in }
    }

    #expect(heights == [50, 844 - 47 - 34])
  }
}
