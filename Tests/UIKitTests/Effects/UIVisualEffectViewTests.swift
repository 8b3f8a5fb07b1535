import DarkroomUIKit
import Testing

/// A hierarchy drawn as on the screen has its backdrops; a layer's own picture has none.
@MainActor
struct UIVisualEffectViewTests {
  private let scene = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  private let effectView = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemUltraThinMaterialLight))

  /// Black on the left, white on the right, under an effect.
  init() {
    scene.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    half.backgroundColor = .black
    scene.addSubview(half)
    effectView.frame = scene.bounds
    scene.addSubview(effectView)
  }

  private func drawn() -> UIImage {
    .drawn(120, 40) { _ in
      scene.drawHierarchy(in: scene.bounds, afterScreenUpdates: true)
    }
  }

  private func rendered() -> UIImage { .drawn(120, 40) { scene.layer.render(in: $0) } }

  /// Of the middle row.
  private func reds(_ image: UIImage) -> [UInt8] {
    let rows = image.pixelRows
    return rows.isEmpty ? [] : rows[20].map { UInt8($0 & 255) }
  }

  @Test func whatLiesBehindIsBlurred() {
    let row = reds(drawn())

    #expect(Set(row).count > 20)
    #expect(row == row.sorted())
  }

  @Test func aLayersOwnPictureBlursNothing() {
    #expect(Set(reds(rendered())).count == 2)
  }

  @Test func contentOfTheEffectStaysSharp() {
    let line = UIView(frame: CGRect(x: 100, y: 0, width: 2, height: 40))
    line.backgroundColor = .black
    effectView.contentView.addSubview(line)
    let row = reds(drawn())

    #expect(row[100] == 0 && row[101] == 0 && row[99] > 200 && row[102] > 200)
  }

  @Test func whatLiesAboveIsNotBlurred() {
    let line = UIView(frame: CGRect(x: 100, y: 0, width: 2, height: 40))
    line.backgroundColor = .black
    scene.addSubview(line)
    let row = reds(drawn())

    #expect(row[100] == 0 && row[99] > 200)
  }

  @Test func roundedEffectsAreCutAtTheirCorners() {
    effectView.frame = CGRect(x: 50, y: 0, width: 20, height: 40)
    effectView.layer.cornerRadius = 10
    effectView.clipsToBounds = true
    let corners = drawn().pixelRows.first

    #expect(corners?[50] == 0xff00_0000 && corners?[69] == 0xffff_ffff)
  }

  @Test func anEffectThatIsHalfTransparentShowsTheSharpEdgeToo() {
    effectView.alpha = 0.5
    let row = reds(drawn())

    #expect(Int(row[60]) - Int(row[59]) > 80)
    #expect(Set(row).count > 20)
  }
}
