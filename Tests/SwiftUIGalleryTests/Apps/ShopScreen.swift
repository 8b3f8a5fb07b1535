import SwiftUI

/// Goods in two columns below chips of categories and a search field.
struct ShopScreen: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let categories: [LocalizedStringKey] = ["All", "Chairs", "Lamps", "Tables", "Rugs"]
  private let goods: [Product] = [
    Product(
      name: "Oak chair", price: "€129", oldPrice: nil, symbol: "chair.fill", color: .brown, stars: 4
    ),
    Product(
      name: "Desk lamp", price: "€39", oldPrice: "€59", symbol: "lamp.desk.fill", color: .yellow,
      stars: 5),
    Product(
      name: "Side table", price: "€84", oldPrice: nil, symbol: "table.furniture.fill",
      color: .orange, stars: 3),
    Product(
      name: "Sofa", price: "€640", oldPrice: "€790", symbol: "sofa.fill", color: .teal, stars: 4),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(categories.indices, id: \.self) { index in
                Chip(name: categories[index], isChosen: index == 0)
              }
            }
            .padding(.horizontal)
          }
          LazyVGrid(
            columns: [
              GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 300 : 150), spacing: 12)
            ],
            spacing: 12
          ) {
            ForEach(goods) { ProductCard(product: $0) }
          }
          .padding(.horizontal)
        }
        .padding(.vertical, 8)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle(phrase("Shop"))
      .searchable(text: .constant(""), prompt: phrase("Search"))
      .toolbar {
        Button(action: {}) {
          Image(systemName: "cart")
            .overlay(alignment: .topTrailing) {
              Text(3, format: .number)
                .font(.caption2.bold())
                .foregroundStyle(.white)
                .padding(4)
                .background(.red, in: Circle())
                .offset(x: 8, y: -8)
            }
        }
      }
    }
  }
}

private struct Product: Identifiable {
  let name: LocalizedStringKey
  let price: String
  let oldPrice: String?
  let symbol: String
  let color: Color
  let stars: Int

  var id: String { symbol }
}

private struct Chip: View {
  let name: LocalizedStringKey
  let isChosen: Bool

  var body: some View {
    phrase(name)
      .font(.subheadline)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(
        isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.secondarySystemGroupedBackground)),
        in: Capsule())
  }
}

private struct ProductCard: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: product.symbol)
        .font(.system(size: 44))
        .foregroundStyle(product.color)
        .frame(maxWidth: .infinity, minHeight: 96)
        .background(product.color.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .topLeading) {
          if product.oldPrice != nil {
            phrase("Sale")
              .font(.caption2.bold())
              .foregroundStyle(.white)
              .padding(.horizontal, 6)
              .padding(.vertical, 2)
              .background(.red, in: Capsule())
              .padding(6)
          }
        }
      phrase(product.name).font(.subheadline)
      HStack(spacing: 1) {
        ForEach(0..<5) { star in
          Image(systemName: star < product.stars ? "star.fill" : "star")
        }
      }
      .font(.caption2)
      .foregroundStyle(.orange)
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: product.price).font(.headline)
        if let oldPrice = product.oldPrice {
          Text(verbatim: oldPrice).font(.caption).strikethrough().foregroundStyle(.secondary)
        }
      }
    }
    .padding(10)
    .background(
      Color(.secondarySystemGroupedBackground),
      in: RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}
