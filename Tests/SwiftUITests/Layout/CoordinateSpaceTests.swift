import SwiftUI
import Testing

/// Numbers are arithmetic on the rules of Apple's documentation.
@MainActor
struct CoordinateSpaceTests {
  private let size = CGSize(width: 100, height: 200)

  @Test func readersKnowTheirFramesInSpaces() {
    var read: [CGRect] = []
    _ = frames(
      of: VStack(spacing: 0) {
        Color.red.frame(height: 40)
        GeometryReader { proxy in
          let _ = read.append(proxy.frame(in: .local))
          let _ = read.append(proxy.frame(in: .global))
          let _ = read.append(proxy.frame(in: .named("column")))
          let _ = read.append(proxy.bounds(of: .named("column")) ?? .null)
          Color.clear
        }.padding(.leading, 7)
      }.coordinateSpace(.named("column")).padding(10), in: size)

    #expect(read[0] == CGRect(x: 0, y: 0, width: 73, height: 140))
    #expect(read[1] == CGRect(x: 17, y: 50, width: 73, height: 140))
    #expect(read[2] == CGRect(x: 7, y: 40, width: 73, height: 140))
    #expect(read[3] == CGRect(x: -7, y: -40, width: 80, height: 180))
  }

  private struct Measured: View {
    @State private var height: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 30).onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
        Color.blue.frame(height: height)
      }
    }
  }

  @Test func actionsHearOfGeometryBeforeThePicture() {
    #expect(frames(of: Measured(), in: size).map(\.height) == [30, 30])
  }
}
