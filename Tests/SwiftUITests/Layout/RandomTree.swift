import SwiftUI

/// A tree of views that is drawn at random.
indirect enum RandomTree {
  case box(CGFloat, CGFloat)
  case color
  case spacer
  case row([RandomTree], CGFloat?)
  case column([RandomTree], CGFloat?)
  case layers([RandomTree])
  case grid([[RandomTree]])
  case fitting([RandomTree])
  case lazy([RandomTree])
  case modified(RandomTree, Modifier)

  enum Modifier: CaseIterable {
    case padding, frame, flexible, fixedSize, ratio, offset, overlay, background, guide, priority
    case reader, inset, ignoring, scroll, mirrored, group
  }

  static func random(_ size: Int, _ generator: inout some RandomNumberGenerator) -> RandomTree {
    guard size > 1 else { return leaf(&generator) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return .row(parts(size, &generator), gap(&generator))
    case 2, 3: return .column(parts(size, &generator), gap(&generator))
    case 4: return .layers(parts(size, &generator))
    case 5:
      let parts = parts(size, &generator)
      return .grid([Array(parts.prefix(parts.count / 2)), Array(parts.dropFirst(parts.count / 2))])
    case 6: return .fitting(parts(size, &generator))
    case 7: return .lazy(parts(size, &generator))
    default:
      let modifier = Modifier.allCases.randomElement(using: &generator) ?? .padding
      return .modified(random(size - 1, &generator), modifier)
    }
  }

  private static func gap(_ generator: inout some RandomNumberGenerator) -> CGFloat? {
    Bool.random(using: &generator) ? nil : CGFloat(Int.random(in: 0...6, using: &generator))
  }

  private static func leaf(_ generator: inout some RandomNumberGenerator) -> RandomTree {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .color
    case 1: .spacer
    default:
      .box(
        CGFloat(Int.random(in: 0...60, using: &generator)),
        CGFloat(Int.random(in: 0...60, using: &generator)))
    }
  }

  private static func parts(
    _ size: Int, _ generator: inout some RandomNumberGenerator
  ) -> [RandomTree] {
    let count = min(Int.random(in: 1...4, using: &generator), size - 1)
    return (0..<max(count, 1)).map { _ in random((size - 1) / max(count, 1), &generator) }
  }

  /// The number of its views.
  var size: Int {
    switch self {
    case .box, .color, .spacer: 1
    case .row(let parts, _), .column(let parts, _): parts.reduce(1) { $0 + $1.size }
    case .layers(let parts), .fitting(let parts), .lazy(let parts):
      parts.reduce(1) { $0 + $1.size }
    case .grid(let rows): rows.joined().reduce(1) { $0 + $1.size }
    case .modified(let tree, _): tree.size + 1
    }
  }

  /// The tree with one of its parts drawn anew.
  func edited(_ generator: inout some RandomNumberGenerator) -> RandomTree {
    func edit(_ parts: [RandomTree]) -> [RandomTree] {
      var parts = parts
      if let index = parts.indices.randomElement(using: &generator) {
        parts[index] = parts[index].edited(&generator)
      }
      return parts
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { return .random(size, &generator) }
    switch self {
    case .box, .color, .spacer: return .random(2, &generator)
    case .row(let parts, let gap): return .row(edit(parts), gap)
    case .column(let parts, let gap): return .column(edit(parts), gap)
    case .layers(let parts): return .layers(edit(parts))
    case .fitting(let parts): return .fitting(edit(parts))
    case .lazy(let parts): return .lazy(edit(parts))
    case .grid(let rows): return .grid(rows.map(edit))
    case .modified(let tree, let modifier): return .modified(tree.edited(&generator), modifier)
    }
  }
}

extension RandomTree {
  @MainActor
  private static func views(_ parts: [RandomTree], _ log: MeasureLog) -> some View {
    ForEach(parts.indices, id: \.self) { parts[$0].view(log) }
  }

  @MainActor
  func view(_ log: MeasureLog) -> AnyView {
    switch self {
    case .box(let width, let height): AnyView(Color.red.frame(width: width, height: height))
    case .color: AnyView(Color.blue)
    case .spacer: AnyView(Spacer())
    case .row(let parts, let gap): AnyView(HStack(spacing: gap) { Self.views(parts, log) })
    case .column(let parts, let gap): AnyView(VStack(spacing: gap) { Self.views(parts, log) })
    case .layers(let parts): AnyView(ZStack { Self.views(parts, log) })
    case .fitting(let parts): AnyView(ViewThatFits { Self.views(parts, log) })
    case .lazy(let parts): AnyView(LazyVStack { Self.views(parts, log) })
    case .grid(let rows):
      AnyView(
        Grid {
          ForEach(rows.indices, id: \.self) { row in GridRow { Self.views(rows[row], log) } }
        })
    case .modified(let tree, let modifier):
      AnyView(Counting(log: log) { tree.view(log).modified(modifier) })
    }
  }
}

extension View {
  fileprivate func modified(_ modifier: RandomTree.Modifier) -> AnyView {
    switch modifier {
    case .padding: AnyView(padding(3))
    case .frame: AnyView(frame(width: 40, height: 30, alignment: .bottomLeading))
    case .flexible: AnyView(frame(minWidth: 10, maxWidth: .infinity, minHeight: 5, idealHeight: 20))
    case .fixedSize: AnyView(fixedSize())
    case .ratio: AnyView(aspectRatio(1.5, contentMode: .fit))
    case .offset: AnyView(offset(x: 4, y: -2))
    case .overlay: AnyView(overlay(alignment: .topTrailing) { Color.green.frame(width: 5) })
    case .background: AnyView(background(.yellow))
    case .guide: AnyView(alignmentGuide(VerticalAlignment.center) { $0[.top] + 3 })
    case .priority: AnyView(layoutPriority(1))
    case .reader: AnyView(GeometryReader { _ in self })
    case .inset: AnyView(safeAreaInset(edge: .bottom) { Color.gray.frame(height: 10) })
    case .ignoring: AnyView(ignoresSafeArea())
    case .scroll: AnyView(ScrollView { self })
    case .mirrored: AnyView(environment(\.layoutDirection, .rightToLeft))
    case .group: AnyView(Group { self })
    }
  }
}
