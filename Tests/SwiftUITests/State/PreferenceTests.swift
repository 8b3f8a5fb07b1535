import SwiftUI
import Testing

@MainActor
struct PreferenceTests {
  private let size = CGSize(width: 100, height: 200)

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private final class Log: @unchecked Sendable {
    var lines: [[String]] = []
  }

  @Test func preferencesAreReducedInTheOrderOfTheTree() {
    let log = Log()
    _ = frames(
      of: VStack {
        Color.red.preference(key: Names.self, value: ["a"])
          .transformPreference(Names.self) { $0.append("b") }
        Color.red
        HStack {
          Color.red.preference(key: Names.self, value: ["c"])
          Color.red.preference(key: Names.self, value: ["d"])
            .preference(key: Names.self, value: ["e"])
        }.background(Color.red.preference(key: Names.self, value: ["f"]))
      }.onPreferenceChange(Names.self) { log.lines.append($0) }, in: size)

    #expect(log.lines == [["a", "b", "c", "e", "f"]])
  }

  @Test func unchangedPreferencesAreNotHeardOf() {
    let log = Log()
    _ = frames(of: Color.red.onPreferenceChange(Names.self) { log.lines.append($0) }, in: size)

    #expect(log.lines.isEmpty)
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(spacing: 0) {
        ForEach([10.0, 30, 20], id: \.self) { length in
          Color.clear.frame(width: length, height: 5).background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
          ).frame(width: width).background { Color.red }
        }
      }.onPreferenceChange(Width.self) { [$width] in $width.wrappedValue = $0 }
    }
  }

  @Test func widthsThatReadersFindAreSharedBeforeThePicture() {
    let widths = frames(of: EqualWidths(), in: size).filter { $0.height == 5 }.map(\.width)

    #expect(widths.filter { $0 == 30 }.count >= 3)
    #expect(frames(of: EqualWidths(), in: size)[0].width == 30)
  }

  @Test func anchorsAreResolvedWhereTheyAreAskedFor() {
    let frames = frames(
      of: VStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20)
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Color.red.frame(width: 40, height: 30)
          .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
      }.overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            Color.blue.frame(width: proxy[anchors[index]].width, height: 2)
              .offset(x: proxy[anchors[index]].minX, y: proxy[anchors[index]].maxY)
          }
        }
      }, in: size)

    #expect(frames[2] == CGRect(x: 40, y: 90, width: 20, height: 2))
    #expect(frames[3] == CGRect(x: 30, y: 130, width: 40, height: 2))
  }

  @Test func layersOfPreferencesLieBehindOrInFront() {
    let front = frames(
      of: Color.red.frame(width: 10, height: 10).preference(key: Width.self, value: 4)
        .overlayPreferenceValue(Width.self, alignment: .topLeading) {
          Color.blue.frame(width: $0, height: $0)
        }, in: size)
    let behind = frames(
      of: Color.red.frame(width: 10, height: 10).preference(key: Width.self, value: 4)
        .backgroundPreferenceValue(Width.self) { Color.blue.frame(width: $0, height: $0) },
      in: size)

    #expect(front.map(\.width) == [10, 4])
    #expect(front[1].minX == 45)
    #expect(behind.map(\.width) == [4, 10])
  }
}
