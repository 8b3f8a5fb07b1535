import SwiftUI
import Testing

/// Boxes of recorded pictures of iOS 26 at 3x: home-assistant/iOS at d722d781, the pictures
/// `withSubtitleWithIconBackground` and `withoutSubtitleWithIconBackground` of
/// `Tests/Widgets/__Snapshots__/WidgetsSnapshot.test`, in light mode: 21 arrangements of 1 to 12 tiles, each with one
/// and with two lines of text.
@MainActor
struct RecordedBoxesWidgetsTests {
  /// How tiles are arranged, from the roomiest to the tightest.
  enum Style {
    case single, expanded, compact, compressed

    /// The diameter of a tile's disk, in points.
    var disk: CGFloat {
      switch self {
      case .single: 48
      case .expanded: 42
      case .compact: 38
      case .compressed: 30
      }
    }

    /// The space around the tiles and between them, in points.
    var outer: CGFloat { self == .single || self == .compressed ? 0 : 8 }
    var inner: CGFloat { self == .compressed ? 0 : 8 }
  }

  /// Pictures with the same places of the disks, which are all circles.
  struct Recorded: CustomTestStringConvertible {
    let family: String
    let count: Int
    let style: Style
    let columns: [Int]
    let rows: [Int]

    init(_ family: String, _ count: Int, _ style: Style, _ columns: [Int], _ rows: [Int]) {
      self.family = family
      self.count = count
      self.style = style
      self.columns = columns
      self.rows = rows
    }

    var testDescription: String { "\(family) \(count)" }

    /// The size of the picture in points.
    var size: CGSize {
      CGSize(width: family == "small" ? 160 : 350, height: family == "large" ? 310 : 160)
    }

    func box(_ index: Int) -> PixelBox {
      let (x, y) = (columns[index % columns.count], rows[index / columns.count])
      let side = Int(style.disk * 3)
      return PixelBox(x, y, x + side, y + side)
    }
  }

  nonisolated static let recorded = [
    Recorded("small", 1, .single, [48], [48]),
    Recorded("small", 2, .compact, [60], [69, 297]),
    Recorded("small", 3, .compressed, [36], [35, 195, 355]),
    Recorded("medium", 1, .single, [48], [48]),
    Recorded("medium", 2, .expanded, [72, 585], [72]),
    Recorded("medium", 3, .compact, [60, 573], [69, 297]),
    Recorded("medium", 4, .compact, [60, 573], [69, 297]),
    Recorded("medium", 5, .compressed, [36, 561], [35, 195, 355]),
    Recorded("medium", 6, .compressed, [36, 561], [35, 195, 355]),
    Recorded("large", 1, .single, [48], [48]),
    Recorded("large", 2, .expanded, [72], [72, 525]),
    Recorded("large", 3, .expanded, [72, 585], [72, 525]),
    Recorded("large", 4, .expanded, [72, 585], [72, 525]),
    Recorded("large", 5, .compact, [60, 573], [69, 297, 525]),
    Recorded("large", 6, .compact, [60, 573], [69, 297, 525]),
    Recorded("large", 7, .compact, [60, 573], [68, 295, 521, 748]),
    Recorded("large", 8, .compact, [60, 573], [68, 295, 521, 748]),
    Recorded("large", 9, .compact, [60, 573], [46, 227, 408, 589, 770]),
    Recorded("large", 10, .compact, [60, 573], [46, 227, 408, 589, 770]),
    Recorded("large", 11, .compressed, [36, 561], [33, 188, 343, 498, 653, 808]),
    Recorded("large", 12, .compressed, [36, 561], [33, 188, 343, 498, 653, 808]),
  ]

  @Test(arguments: recorded, [true, false])
  func disksOfTilesAreWhereIOSPutsThem(_ recorded: Recorded, _ hasSubtitles: Bool) {
    for index in 0..<recorded.count {
      let tiles = Tiles(recorded: recorded, hasSubtitles: hasSubtitles, marked: index)
      let picture = DrawnPicture(
        tiles, width: recorded.size.width, height: recorded.size.height, scale: 3)

      #expect(picture.difference(of: .red, from: recorded.box(index)) == nil, "tile \(index)")
    }
  }

  private struct Tiles: View {
    let recorded: Recorded
    let hasSubtitles: Bool
    /// The tile whose disk is red.
    let marked: Int

    private var rows: [Range<Int>] {
      let columns = recorded.columns.count
      return stride(from: 0, to: recorded.count, by: columns).map {
        $0..<min($0 + columns, recorded.count)
      }
    }

    var body: some View {
      VStack(alignment: .leading, spacing: recorded.style.inner) {
        ForEach(rows, id: \.lowerBound) { row in
          HStack(spacing: recorded.style.inner) {
            ForEach(Array(row), id: \.self) { tile($0).frame(maxWidth: .infinity) }
            if row.count == 1, recorded.family != "small", recorded.style == .compact {
              Spacer().frame(maxWidth: .infinity)
            }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(recorded.style.outer)
    }

    private func tile(_ index: Int) -> some View {
      let isLimited = recorded.style == .compact && recorded.family != "small"
      return Button {
      } label: {
        content(index)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay { RoundedRectangle(cornerRadius: 14).stroke(.gray, lineWidth: 1) }
      }
      .buttonStyle(.plain)
      .frame(maxHeight: isLimited ? 68 : nil)
    }

    @ViewBuilder
    private func content(_ index: Int) -> some View {
      switch recorded.style {
      case .compact, .compressed:
        HStack(spacing: 12) {
          disk(index)
          VStack(alignment: .leading, spacing: 0) { texts(index) }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 12)
      case .single, .expanded:
        VStack(alignment: .leading, spacing: 0) {
          disk(index)
          Spacer()
          texts(index)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
    }

    private func disk(_ index: Int) -> some View {
      Color.clear.frame(width: recorded.style.disk, height: recorded.style.disk)
        .background(index == marked ? DrawnPicture.Ink.red.color : .gray)
        .clipShape(Circle())
    }

    @ViewBuilder
    private func texts(_ index: Int) -> some View {
      let isTight = recorded.style == .compressed
      Text("Title \(index)").font(isTight ? .caption : .footnote).fontWeight(.semibold).lineLimit(2)
      if hasSubtitles {
        Text("Subtitle \(index)").font(isTight ? .caption2 : .caption).lineLimit(1)
      }
    }
  }
}
