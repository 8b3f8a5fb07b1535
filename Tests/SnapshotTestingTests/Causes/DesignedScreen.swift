import UIKit

/// A screen of an app with a design: a bar, cards in a stack, and what a seed puts on them.
final class DesignedScreen: UIView {
  /// What a card may hold.
  enum Part: CaseIterable {
    case price, symbol, toggle, progress, gradient, sparkline, badge, button, slider, row, outline
  }

  private let tokens: DesignTokens
  private let stack = UIStackView()

  init(_ parts: [[Part]], _ tokens: DesignTokens, titles: [String]) {
    self.tokens = tokens
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 420))
    backgroundColor = tokens.color(tokens.paper)
    let bar = TitleBar(titles.first ?? "", tokens)
    stack.axis = .vertical
    stack.spacing = tokens.spacing
    for view in [bar, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: tokens.barHeight),
      stack.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
    ])
    for (parts, title) in zip(parts, titles.dropFirst()) {
      stack.addArrangedSubview(ProductCard(title, parts, tokens))
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The bar above the cards.
final class TitleBar: UIView {
  init(_ title: String, _ tokens: DesignTokens) {
    super.init(frame: .zero)
    backgroundColor = tokens.color(tokens.accent, alpha: 0.18)
    let label = UILabel()
    label.text = title
    label.font = tokens.titleFont
    label.textColor = tokens.color(tokens.ink)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A card with a shadow; its content is cut at the corners.
final class ProductCard: UIView {
  private let content = UIView()

  init(_ title: String, _ parts: [DesignedScreen.Part], _ tokens: DesignTokens) {
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = tokens.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 2)
    content.backgroundColor = .white
    content.layer.cornerRadius = tokens.cardRadius
    content.clipsToBounds = true
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let label = UILabel()
    label.text = title
    label.font = tokens.titleFont
    label.textColor = tokens.color(tokens.ink)
    let column = UIStackView(arrangedSubviews: [label] + parts.map { CardPart.view($0, tokens) })
    column.axis = .vertical
    column.spacing = 5
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(column)
    content.pin(to: self, inset: 0)
    column.pin(to: content, inset: tokens.inset)
  }

  required init?(coder: NSCoder) { nil }
}

/// Draws a line through a few points.
final class Sparkline: UIView {
  private let color: UIColor
  private let width: CGFloat

  init(_ color: UIColor, width: CGFloat) {
    (self.color, self.width) = (color, width)
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 18) }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4, y: 14))
    for (index, y) in [6, 11, 4, 9].enumerated() {
      path.addLine(to: CGPoint(x: 24 + 20 * CGFloat(index), y: CGFloat(y)))
    }
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }
}

/// Draws a regular polygon.
final class Polygon: UIView {
  private let sides: Int

  init(sides: Int) {
    self.sides = sides
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 16, height: 16) }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for side in 0..<sides {
      let angle = CGFloat(side) / CGFloat(sides) * 2 * .pi
      let point = CGPoint(x: 8 + 7 * cos(angle), y: 8 + 7 * sin(angle))
      if side == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    UIColor.brown.setFill()
    path.fill()
  }
}

/// Two colors, one into the other.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor]) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 12) }
}

@MainActor
private enum CardPart {
  static func view(_ part: DesignedScreen.Part, _ tokens: DesignTokens) -> UIView {
    let accent = tokens.color(tokens.accent)
    switch part {
    case .price: return label("$ 4.20", tokens.bodySize, accent)
    case .badge:
      let badge = label(tokens.badge, 11, .white)
      badge.backgroundColor = .purple
      return badge
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.tintColor = accent
      return button
    case .symbol: return symbol(accent)
    case .toggle:
      let toggle = UISwitch()
      toggle.isOn = tokens.isOn
      toggle.onTintColor = accent
      return toggle
    case .slider:
      let slider = UISlider()
      slider.value = 0.4
      slider.minimumTrackTintColor = accent
      slider.widthAnchor.constraint(equalToConstant: 100).isActive = true
      return slider
    case .progress:
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = 0.6
      progress.progressTintColor = accent
      progress.widthAnchor.constraint(equalToConstant: 100).isActive = true
      return progress
    case .gradient: return GradientView([accent, .orange])
    case .sparkline: return Sparkline(accent, width: tokens.lineWidth)
    case .row: return row(tokens)
    case .outline:
      let outline = label(tokens.slogan, tokens.bodySize, tokens.color(tokens.ink))
      outline.layer.borderWidth = tokens.borderWidth
      outline.layer.borderColor = UIColor.magenta.cgColor
      return outline
    }
  }

  private static func label(_ text: String, _ size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    return label
  }

  private static func row(_ tokens: DesignTokens) -> UIView {
    let row = UIStackView(arrangedSubviews: [
      Polygon(sides: tokens.dotSides), label(tokens.slogan, tokens.bodySize, .darkGray),
    ])
    row.spacing = 6
    row.alignment = .center
    return row
  }

  private static func symbol(_ tint: UIColor) -> UIView {
    let size = CGSize(width: 18, height: 18)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.black.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 16, height: 16))
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = tint
    return view
  }
}

extension UIView {
  fileprivate func pin(to other: UIView, inset: CGFloat) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
