import SnapshotTesting
import Testing
import UIKit

/// The smallest screen there is: a colored view with a label and a picture.
@MainActor
@Suite(.snapshots)
struct CardTests {
  let card: UIView

  init() {
    card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    card.backgroundColor = .systemIndigo
    let picture = UIImageView(frame: CGRect(x: 8, y: 8, width: 28, height: 28))
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
    }
    let label = UILabel(frame: CGRect(x: 44, y: 11, width: 70, height: 22))
    label.text = "Darkroom"
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    card.addSubview(picture)
    card.addSubview(label)
  }

  @Test func labelledCard() throws {
    assertSnapshot(of: card, as: .image)
    assertSnapshot(of: card, as: .recursiveDescription)
  }

  @Test func roundedCardInDark() {
    card.layer.cornerRadius = 10

    assertSnapshot(of: card, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }
}
