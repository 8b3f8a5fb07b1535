import SwiftUI
import Testing

@MainActor
struct RedactionTests {
  private func ink(_ picture: Picture) -> Int {
    (0..<100).flatMap { y in (0..<100).map { picture.components($0, y)[1] } }.filter { $0 < 250 }
      .count
  }

  private func picture(_ view: some View) -> Picture { Picture(view, width: 100, height: 100) }

  @Test func textsBecomeBars() {
    let view = picture(Text("Hello").foregroundStyle(.black).redacted(reason: .placeholder))

    #expect(view.color(50, 50) == "d6d6d6")
    #expect(view.color(50, 75) == "ffffff")
    #expect(ink(view) > ink(picture(Text("Hello"))))
  }

  @Test func eachLineHasABar() {
    let view = picture(Text(verbatim: "Hello\nHello").redacted(reason: .placeholder))

    #expect(view.color(50, 40) == view.color(50, 60))
    #expect(view.color(50, 40) != "ffffff")
    #expect((45...55).contains { view.color(50, $0) == "ffffff" })
  }

  @Test func barsKeepTheRoomOfTheText() {
    let plain = frames(of: Text("Hello"), in: CGSize(width: 100, height: 100))
    let hidden = frames(
      of: Text("Hello").redacted(reason: .placeholder), in: CGSize(width: 100, height: 100))

    #expect(plain == hidden)
  }

  @Test func redactionEndsWhereItIsTakenBack() {
    let text = Text("Hello")

    #expect(
      picture(text.unredacted().redacted(reason: .placeholder)).isSame(as: picture(text)))
  }

  @Test func privacyHidesOnlyWhatIsSensitive() {
    let text = Text("Hello")

    #expect(picture(text.redacted(reason: .privacy)).isSame(as: picture(text)))
    #expect(picture(text.privacySensitive()).isSame(as: picture(text)))
    #expect(
      picture(text.privacySensitive().redacted(reason: .privacy))
        .isSame(as: picture(text.redacted(reason: .placeholder))))
  }
}
