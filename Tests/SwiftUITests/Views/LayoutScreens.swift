import SwiftUI

// Views as teams write them: that they compile is the test.

struct SizeReader: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { _ in }
  }
}

extension View {
  func readHeight(_ height: Binding<CGFloat>) -> some View { modifier(SizeReader(height: height)) }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content)
    -> some View
  {
    if condition { transform(self) } else { self }
  }
}

struct GridScreen: View {
  let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible(), spacing: 2)]
  @State private var height: CGFloat = 0
  @Namespace private var namespace

  var body: some View {
    GeometryReader { geometry in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(0..<20, id: \.self) { index in
            Card { Text("Item \(index)") }
              .matchedGeometryEffect(id: index, in: namespace)
              .onTapGesture { withAnimation(.spring()) { height = CGFloat(index) } }
              .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
          }
        }
        .frame(width: geometry.size.width * 0.9 - 10, height: max(height, 20))
        .readHeight($height)
      }
    }
    .edgesIgnoringSafeArea(.bottom)
    .safeAreaInset(edge: .bottom, spacing: 0) { Text("Footer").frame(maxWidth: .infinity) }
  }
}

struct EqualWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) {
      CGSize(width: $0.width + $1.sizeThatFits(.unspecified).width, height: 10)
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices { subviews[index].place(at: bounds.origin, proposal: .zero) }
  }
}

struct Layouts: View {
  @Environment(\.horizontalSizeClass) var sizeClass
  var body: some View {
    let layout =
      sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 3))
    layout {
      Text("a")
      EqualWidth {
        Text("b"); Text("c")
      }
      ViewThatFits {
        Text("long"); Text("s")
      }
      Grid(alignment: .leading) {
        GridRow {
          Text("1"); Text("2").gridCellColumns(2)
        }
        Divider()
      }
    }
    .alignmentGuide(.leading) { $0[.trailing] / 2 }
  }
}

struct Deep: View {
  var flag = true
  var n = 3
  var body: some View {
    VStack {
      HStack {
        ZStack {
          VStack {
            HStack {
              VStack {
                Text(flag ? "yes" : "no").frame(
                  width: flag ? 10 * 2 + 3 : 20, height: CGFloat(n) * 1.5 + 4)
                Color(red: 0.1 * 2, green: 0.3, blue: flag ? 0.5 : 0.25).frame(
                  width: 8 * CGFloat(n) - 2)
              }
              .padding(flag ? 8 : 16)
              .offset(x: flag ? -CGFloat(n) * 2 : 0, y: 4 / 2)
            }
            .background(flag ? Color.red : Color.blue)
            .opacity(flag ? 1 : 0.5 + 0.1 * Double(n))
          }
          .overlay(
            RoundedRectangle(cornerRadius: CGFloat(n) * 2).stroke(
              flag ? .red : .green, lineWidth: flag ? 2 : 1))
        }
        .frame(maxWidth: flag ? .infinity : nil)
      }
      .padding(.top, flag ? 12 : 0)
    }
    .scaleEffect(flag ? 1 : 0.8)
  }
}
