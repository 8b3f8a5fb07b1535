import DarkroomUIKit
import Foundation
import Testing

/// The probes of Measures, lists, in literal numbers at one, two and three pixels to
/// the point: origins are rounded to pixels, half up.
@MainActor
@Suite(.tags(.lists))
struct FlowFrameTests {
  private func frames(
    _ width: CGFloat, _ item: CGSize, _ count: Int, scale: CGFloat,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    change(layout)
    let host = CollectionHost(
      CGSize(width: width, height: 600), layout, counts: [count], scale: scale)
    return (0..<count).compactMap { host.frame($0) }
  }

  /// 375 - 300 = 75: two gaps of 37.5.
  @Test func threeOfAHundredIn375() {
    let item = CGSize(width: 100, height: 40)
    let (one, two, three) = (
      frames(375, item, 3, scale: 1), frames(375, item, 3, scale: 2),
      frames(375, item, 3, scale: 3)
    )

    #expect(one == [rect(0, 0, 100, 40), rect(138, 0, 100, 40), rect(275, 0, 100, 40)])
    #expect(two == [rect(0, 0, 100, 40), rect(137.5, 0, 100, 40), rect(275, 0, 100, 40)])
    #expect(three[0] == rect(0, 0, 100, 40) && three[2] == rect(275, 0, 100, 40))
    #expect(three[1].isNear(137.66667, 0, 100, 40))
  }

  /// Six of 50 would fill the line with gaps of 15.
  @Test func fourOfFiftyIn375() {
    let frames = frames(375, CGSize(width: 50, height: 50), 4, scale: 3)

    #expect(frames[0] == rect(0, 0, 50, 50) && frames[1] == rect(65, 0, 50, 50))
    #expect(frames[2] == rect(130, 0, 50, 50) && frames[3] == rect(195, 0, 50, 50))
  }

  @Test func theSecondLineKeepsTheGapsOfTheFirst() {
    let frames = frames(375, CGSize(width: 50, height: 50), 8, scale: 2)

    #expect(frames[5] == rect(325, 0, 50, 50))
    #expect(frames[6] == rect(0, 60, 50, 50) && frames[7] == rect(65, 60, 50, 50))
  }

  @Test func oneToALineIsCentredAlsoWhenItIsWider() {
    let wide = frames(200, CGSize(width: 250, height: 40), 2, scale: 3)
    let narrow = frames(200, CGSize(width: 150, height: 40), 2, scale: 1)

    #expect(wide[0] == rect(-25, 0, 250, 40) && wide[1] == rect(-25, 50, 250, 40))
    #expect(narrow[0] == rect(25, 0, 150, 40) && narrow[1] == rect(25, 50, 150, 40))
  }

  @Test func aLoneItemIsLeftWhereTwoWouldFit() {
    #expect(frames(210, CGSize(width: 100, height: 40), 1, scale: 2) == [rect(0, 0, 100, 40)])
    // Two of 100 and a gap of 10 need 210: in 209 there is one to a line.
    #expect(frames(209, CGSize(width: 100, height: 40), 1, scale: 2) == [rect(54.5, 0, 100, 40)])
  }

  /// 375 - 24 - 320 = 31: three gaps of 10.3333 after an inset of 12.
  @Test func originsAreRoundedToPixels() {
    func four(_ scale: CGFloat) -> [CGRect] {
      frames(375, CGSize(width: 80, height: 20), 4, scale: scale) {
        $0.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
      }
    }
    let (one, two, three) = (four(1), four(2), four(3))

    #expect(one[1] == rect(102, 0, 80, 20) && one[2] == rect(193, 0, 80, 20))
    #expect(two[1] == rect(102.5, 0, 80, 20) && two[2] == rect(192.5, 0, 80, 20))
    #expect(three[1].isNear(102.33333, 0, 80, 20) && three[2].isNear(192.66667, 0, 80, 20))
    #expect(one[3] == rect(283, 0, 80, 20) && two[3] == rect(283, 0, 80, 20))
    #expect(three[3] == rect(283, 0, 80, 20))
  }

  @Test func aThirdOfTheWidthFitsThreeTimes() {
    let frames = frames(320, CGSize(width: 320.0 / 3, height: 10), 4, scale: 3) {
      $0.minimumInteritemSpacing = 0
      $0.minimumLineSpacing = 1
    }

    #expect(frames[1].isNear(106.66667, 0, 106.66667, 10))
    #expect(frames[2].isNear(213.33333, 0, 106.66667, 10))
    #expect(frames[3].isNear(0, 11, 106.66667, 10))
  }

  @Test func columnsFillFromTheTopWhereItScrollsSideways() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 60)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 5
    let host = CollectionHost(CGSize(width: 400, height: 210), layout, counts: [4], scale: 1)

    // Two of 60 in 210 with at least 20 between them: a third needs 220; 90 are left.
    #expect(host.frame(0) == rect(0, 0, 50, 60) && host.frame(1) == rect(0, 150, 50, 60))
    #expect(host.frame(2) == rect(55, 0, 50, 60) && host.frame(3) == rect(55, 150, 50, 60))
  }

  @Test func headersSpanTheWidthAndItemsKeepTheInset() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 7, height: 44)
    layout.footerReferenceSize = CGSize(width: 7, height: 22)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let host = CollectionHost(CGSize(width: 320, height: 600), layout, counts: [1], scale: 2)

    #expect(
      host.frame(ofKind: UICollectionView.elementKindSectionHeader) == rect(0, 0, 320, 44))
    #expect(host.frame(0) == rect(20, 54, 50, 50))
    #expect(
      host.frame(ofKind: UICollectionView.elementKindSectionFooter) == rect(0, 134, 320, 22))
    #expect(
      host.collection.collectionViewLayout.collectionViewContentSize
        == CGSize(width: 320, height: 156))
  }
}
