import SwiftUI
import Testing

@MainActor
struct MatchedGeometryTests {
  private struct Marked: View {
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var names

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 20).matchedGeometryEffect(
          id: 1, in: names, properties: properties, anchor: anchor, isSource: false)
        HStack(spacing: 0) {
          Color.green.frame(width: 30, height: 40)
          Color.blue.frame(width: 50, height: 60).matchedGeometryEffect(id: 1, in: names)
        }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  private struct Filling: View {
    @Namespace private var names

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 1, in: names, isSource: false)
        Color.blue.frame(width: 50, height: 60).offset(x: 5, y: 7)
          .matchedGeometryEffect(id: 1, in: names)
      }.frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  private func mark(_ view: some View) -> CGRect {
    frames(of: view, in: CGSize(width: 100, height: 100))[0]
  }

  /// A view that is no source lies on the one that is, whichever comes first in the tree.
  @Test func aViewLiesWhereItsSourceLies() {
    #expect(mark(Filling()) == CGRect(x: 0, y: 0, width: 50, height: 60))
    // Of its own size, with the anchors on each other: the source begins at 30 and 0.
    #expect(mark(Marked()) == CGRect(x: 50, y: 20, width: 10, height: 20))
    #expect(mark(Marked(anchor: .topLeading)) == CGRect(x: 30, y: 0, width: 10, height: 20))
    #expect(mark(Marked(properties: .size)) == CGRect(x: 0, y: 0, width: 10, height: 20))
  }
}
