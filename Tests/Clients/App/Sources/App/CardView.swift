import Plain
import ThirdParty
import UIKit

#if !canImport(UIKit)
#error("In the client's own targets UIKit is Darkroom's.")
#endif

/// A colored view with a label and a picture.
public final class CardView: UIView {
  public let titleLabel = UILabel()
  public let pictureView = UIImageView()

  public init(title: String, tint: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    backgroundColor = tint
    titleLabel.text = title
    titleLabel.textColor = .white
    titleLabel.frame = CGRect(x: 56, y: 20, width: 96, height: 20)
    pictureView.frame = CGRect(x: 12, y: 14, width: 32, height: 32)
    pictureView.image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 32, height: 32)).fill()
    }
    addSubview(titleLabel)
    addSubview(pictureView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
