import Testing

@testable import DarkroomRaster

struct ShadowFoldingTests {
  private static let card = RoundedRect(rect: Rect(x: 20, y: 20, width: 60, height: 50), radius: 12)

  private static func record(
    on card: RoundedRect = Self.card, color: Color = .white, sigma: Double = 6,
    content: (inout DisplayListRecorder) -> Void
  ) -> DisplayList {
    var recorder = DisplayListRecorder(width: 100, height: 100)
    recorder.fill(
      Rect(x: 0, y: 0, width: 100, height: 100),
      paint: .color(Color(red: 0.9, green: 0.8, blue: 0.7)))
    recorder.beginGroupWithShadow(
      offset: Point(x: 1, y: 3.4), sigma: sigma, color: Color(red: 0, green: 0, blue: 0, alpha: 0.3)
    )
    recorder.fill(card, paint: .color(color))
    content(&recorder)
    recorder.endGroup()
    return recorder.finish()
  }

  private static func hasGroup(_ list: DisplayList) -> Bool {
    list.operations.contains {
      if case .beginGroup(let group) = $0.content { group.shadow != nil } else { false }
    }
  }

  /// The largest difference of a channel.
  private static func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    var largest = 0
    for (a, b) in zip(a.pixels, b.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return largest
  }

  private static let red = Paint.color(Color(red: 0.8, green: 0.1, blue: 0.1, alpha: 0.6))

  /// The content of a card with a photo that reaches its round corners.
  private static func photo(_ recorder: inout DisplayListRecorder) {
    recorder.save()
    recorder.clip(
      to: RoundedRect(
        rect: Rect(x: 20, y: 20, width: 60, height: 20), topLeft: 12, topRight: 12, bottomRight: 0,
        bottomLeft: 0))
    recorder.fill(Rect(x: 10, y: 10, width: 80, height: 40), paint: red)
    recorder.restore()
  }

  /// The second list has a member that shows nothing and lies outside: it keeps its group.
  @Test(arguments: [false, true])
  func theShadowOfACardIsThatOfItsBackground(isPhotoInCorners: Bool) {
    func record(_ hindrance: Bool) -> DisplayList {
      Self.record(sigma: 8) {
        $0.fill(Rect(x: 30.5, y: 22, width: 30, height: 20.5), paint: Self.red)
        $0.beginGroup(opacity: 0.5)
        $0.fill(Rect(x: 25, y: 40, width: 20, height: 20), paint: Self.red)
        $0.fill(Rect(x: 35, y: 40, width: 20, height: 20), paint: Self.red)
        $0.endGroup()
        if isPhotoInCorners { Self.photo(&$0) }
        if hindrance { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), paint: .color(.clear)) }
      }
    }
    let (folded, whole) = (record(false), record(true))

    #expect(!Self.hasGroup(folded))
    #expect(Self.hasGroup(whole))
    #expect(
      Self.difference(BandRasterizer.render(folded), BandRasterizer.render(whole)) <= 1)
  }

  @Test func aTranslucentBackgroundKeepsItsGroup() {
    let color = Color(red: 1, green: 1, blue: 1, alpha: 0.9)

    #expect(Self.hasGroup(Self.record(color: color) { _ in }))
  }

  @Test func contentThatReachesIntoARoundCornerKeepsItsGroup() {
    #expect(
      Self.hasGroup(
        Self.record { $0.fill(Rect(x: 22, y: 22, width: 9, height: 9), paint: Self.red) }))
  }

  @Test func contentOverAnEdgeBetweenPixelsKeepsItsGroup() {
    let card = RoundedRect(rect: Rect(x: 20.5, y: 20, width: 60, height: 50), radius: 0)

    #expect(
      Self.hasGroup(
        Self.record(on: card) {
          $0.fill(Rect(x: 20, y: 30, width: 9, height: 9), paint: Self.red)
        }))
  }

  /// A narrow blur shows how much of each pixel is covered.
  @Test func contentCutAtTheCornersKeepsItsGroupUnderANarrowBlur() {
    #expect(Self.hasGroup(Self.record(sigma: 1) { Self.photo(&$0) }))
  }

  @Test func contentThatEatsTheBackgroundKeepsItsGroup() {
    #expect(
      Self.hasGroup(
        Self.record {
          $0.fill(
            Rect(x: 40, y: 40, width: 9, height: 9), paint: Self.red, blend: .destinationOut)
        }))
  }
}
