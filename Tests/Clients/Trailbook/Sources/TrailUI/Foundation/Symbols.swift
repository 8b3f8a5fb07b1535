import UIKit

public enum Symbol: String, CaseIterable {
    case trails = "map"
    case journal = "book"
    case gear = "backpack"
    case statistics = "chart.bar"
    case settings = "gearshape"
    case favourite = "heart"
    case favouriteFilled = "heart.fill"
    case star = "star"
    case starFilled = "star.fill"
    case share = "square.and.arrow.up"
    case add = "plus"
    case trash
    case download = "arrow.down.circle"
    case pin = "mappin.and.ellipse"
    case clock
    case climb = "arrow.up.right"
    case route = "point.topleft.down.curvedto.point.bottomright.up"
    case sort = "arrow.up.arrow.down"
    case record = "record.circle"
    case pause = "pause.fill"
    case stop = "stop.fill"
    case close = "xmark.circle.fill"

    public func image(
        size: CGFloat = 17,
        weight: UIImage.SymbolWeight = .regular,
        scale: UIImage.SymbolScale = .default
    ) -> UIImage? {
        UIImage(
            systemName: rawValue,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        )
    }

    public func image(style: UIFont.TextStyle, colors: [UIColor] = []) -> UIImage? {
        var configuration = UIImage.SymbolConfiguration(textStyle: style)
        if !colors.isEmpty {
            configuration = configuration.applying(UIImage.SymbolConfiguration(paletteColors: colors))
        }
        return UIImage(systemName: rawValue, withConfiguration: configuration)
    }
}

extension UIImage {
    public static func symbol(_ name: String, style: UIFont.TextStyle = .body) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: style))
    }

    /// A plain image, for the backgrounds of bars and buttons.
    public static func filled(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    public func rounded(radius: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            let rect = CGRect(origin: .zero, size: size)
            UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
            draw(in: rect)
        }
    }

    public func scaled(toFit bounds: CGSize) -> UIImage {
        guard size.width > 0, size.height > 0 else { return self }
        let ratio = min(bounds.width / size.width, bounds.height / size.height, 1)
        let target = CGSize(width: (size.width * ratio).rounded(), height: (size.height * ratio).rounded())
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = false
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }
}
