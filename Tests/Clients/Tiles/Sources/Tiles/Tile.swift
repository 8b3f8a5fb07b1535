import SwiftUI

extension EnvironmentValues {
  @Entry var tileTint = Color.blue
}

public struct Tile: View {
  @Environment(\.tileTint) private var tint
  @State private var isMarked = false
  private let title: LocalizedStringKey
  private let isLoading: Bool

  public init(_ title: LocalizedStringKey, isLoading: Bool = false) {
    self.title = title
    self.isLoading = isLoading
  }

  public var body: some View {
    HStack(spacing: 12) {
      if isLoading {
        Spinner(isTurning: true)
      } else {
        Image(systemName: isMarked ? "star.fill" : "star").foregroundStyle(tint.gradient)
      }
      Text(title).font(.headline)
      Spacer()
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 16))
    .onTapGesture { isMarked.toggle() }
  }
}

#Preview {
  VStack {
    Tile("Lake")
    Tile("Peak", isLoading: true)
  }
  .padding()
}
