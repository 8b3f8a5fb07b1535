import DarkroomCoreGraphics
import Foundation

extension UIControl {
  func decodeControl(_ nib: NibReader) {
    set(\.isEnabled, nib.bool("enabled"))
    set(\.isSelected, nib.bool("selected"))
    set(\.isHighlighted, nib.bool("highlighted"))
    set(\.contentHorizontalAlignment, nib.word("contentHorizontalAlignment", NibWords.horizontal))
    set(\.contentVerticalAlignment, nib.word("contentVerticalAlignment", NibWords.vertical))
    set(\.showsMenuAsPrimaryAction, nib.bool("showsMenuAsPrimaryAction"))
    set(\.toolTip, nib.string("toolTip"))
  }
}

extension UISlider {
  func decodeSlider(_ nib: NibReader) {
    set(\.minimumValue, nib.float("minValue"))
    set(\.maximumValue, nib.float("maxValue"))
    set(\.value, nib.float("value") ?? 0.5)
    set(\.isContinuous, nib.bool("continuous"))
    set(\.minimumTrackTintColor, nib.color("minimumTrackTintColor"))
    set(\.maximumTrackTintColor, nib.color("maximumTrackTintColor"))
    set(\.thumbTintColor, nib.color("thumbTintColor"))
    set(\.minimumValueImage, nib.image("minimumValueImage", catalog: "minimumValueImageCatalog"))
    set(\.maximumValueImage, nib.image("maximumValueImage", catalog: "maximumValueImageCatalog"))
  }
}

extension UISwitch {
  func decodeSwitch(_ nib: NibReader) {
    set(\.isOn, nib.bool("on"))
    set(\.onTintColor, nib.color("onTintColor"))
    set(\.thumbTintColor, nib.color("thumbTintColor"))
    set(\.title, nib.string("title"))
  }
}

extension UIStepper {
  func decodeStepper(_ nib: NibReader) {
    set(\.minimumValue, nib.number("minimumValue").map { Double($0) })
    set(\.maximumValue, nib.number("maximumValue").map { Double($0) })
    set(\.stepValue, nib.number("stepValue").map { Double($0) })
    set(\.value, nib.number("value").map { Double($0) })
    set(\.wraps, nib.bool("wraps"))
    set(\.autorepeat, nib.bool("autorepeat"))
    set(\.isContinuous, nib.bool("continuous"))
  }
}

extension UISegmentedControl {
  func decodeSegments(_ nib: NibReader) {
    nib.ignore("segmentControlStyle")
    set(\.isMomentary, nib.bool("momentary"))
    set(
      \.apportionsSegmentWidthsByContent, nib.bool("apportionsSegmentWidthsByContent"))
    for element in nib.list("segments") { insertSegment(element, nib.session) }
    selectedSegmentIndex = nib.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    set(\.selectedSegmentTintColor, nib.color("selectedSegmentTintColor"))
  }

  private func insertSegment(_ element: NibElement, _ session: NibSession) {
    let reader = NibReader(element, session)
    let index = numberOfSegments
    if let image = reader.image("image") {
      insertSegment(with: image, at: index, animated: false)
    } else {
      insertSegment(withTitle: reader.string("title"), at: index, animated: false)
    }
    if let width = reader.number("width") { setWidth(width, forSegmentAt: index) }
    if let isEnabled = reader.bool("enabled") { setEnabled(isEnabled, forSegmentAt: index) }
    reader.finish()
  }
}

extension UIPageControl {
  func decodePages(_ nib: NibReader) {
    set(\.numberOfPages, nib.integer("numberOfPages") ?? 3)
    set(\.currentPage, nib.integer("currentPage"))
    set(\.hidesForSinglePage, nib.bool("hidesForSinglePage"))
    set(\.pageIndicatorTintColor, nib.color("pageIndicatorTintColor"))
    set(\.currentPageIndicatorTintColor, nib.color("currentPageIndicatorTintColor"))
  }
}

extension UIProgressView {
  func decodeProgress(_ nib: NibReader) {
    set(\.progressViewStyle, nib.word("progressViewStyle", ["default": .default, "bar": .bar]))
    set(\.progress, nib.float("progress"))
    set(\.progressTintColor, nib.color("progressTintColor"))
    set(\.trackTintColor, nib.color("trackTintColor"))
  }
}

extension UIActivityIndicatorView {
  func decodeActivity(_ nib: NibReader) {
    let style = nib.attribute("style")
    self.style = style == "large" || style == "whiteLarge" ? .large : .medium
    if style?.hasPrefix("white") == true { color = .white }
    set(\.hidesWhenStopped, nib.bool("hidesWhenStopped") ?? false)
    set(\.color, nib.color("color"))
    if nib.bool("animating") == true { startAnimating() }
  }
}

extension UIImageView {
  func decodeImages(_ nib: NibReader) {
    set(\.image, nib.image("image"))
    set(\.highlightedImage, nib.image("highlightedImage", catalog: "highlightedImageCatalog"))
    set(\.isHighlighted, nib.bool("highlighted"))
    nib.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
    if let symbol = nib.child(
      forKey: "preferredSymbolConfiguration", ["imageReference", "preferredSymbolConfiguration"])
    {
      set(\.preferredSymbolConfiguration, nib.session.symbolConfiguration(symbol))
    }
  }
}

extension UIVisualEffectView {
  func decodeEffect(_ nib: NibReader) {
    if let content = nib.element.child(forKey: "contentView") {
      _ = nib.child(forKey: "contentView", [content.name])
      nib.session.decode(content, into: contentView)
    }
    for element in nib.children(named: "blurEffect") {
      let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemMaterial": .systemMaterial,
        "systemThinMaterial": .systemThinMaterial,
        "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
      ]
      effect = NibReader(element, nib.session).word("style", styles).map { UIBlurEffect(style: $0) }
    }
  }
}
