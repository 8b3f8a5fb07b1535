import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
public import DarkroomUIKit
import Foundation

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pixels that must be equal.
  public static var image: Snapshotting { image() }

  /// - Parameters:
  ///   - precision: the share of bytes that must be equal, four a pixel, 0 to 1; of pixels that must match, where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: how alike a pixel must be to match, 0 to 1; 0.98 is hardly noticeable. Color
  ///     differences are CIE94's. `_allowing(pixels:deltaE2000:)` has sharper rules.
  ///   - scale: pixels in a point of references that do not say; the screen's where nil or 0.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Diffing where Value == UIImage {
  /// Equal where every pixel is; references are read at the main screen's scale.
  public static var image: Diffing { image() }

  /// The comparison of the strategy of the same name, for strategies of one's own.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how alike a pixel must be to match, 0 to 1.
  ///   - scale: pixels in a point; the screen's where nil or 0.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let arguments = PrecisionArguments(
      precision: precision, perceptualPrecision: perceptualPrecision)
    let mode = ComparisonMode(precision: precision, perceptualPrecision: perceptualPrecision)
    let imageScale = scale.flatMap { $0 == 0 ? nil : $0 } ?? UIScreen.mainScale
    var diffing = Diffing(
      toData: { image in
        let picture = Picture(of: image) ?? EmptyPicture.label(scale: imageScale)
        return (try? picture.map(PictureFile.init)?.encoded(.reference).get()).map { Data($0) }
          ?? Data()
      },
      fromData: { UIImage(data: $0, scale: imageScale) ?? UIImage() },
      diff: difference(by: mode, problem: arguments.problem))
    diffing.picture = PictureFormat(
      problem: arguments.problem, looseness: arguments.looseness, mode: mode,
      picture: Picture.init(of:))
    return diffing
  }

  /// The same with another rule.
  ///
  /// - Parameters:
  ///   - problem: an argument of the strategy that is outside its range; it fails every comparison.
  ///   - looseness: what the rule lets differ, in words.
  func judged(by mode: ComparisonMode, problem: IllegalValue?, looseness: [String]) -> Diffing {
    var diffing = self
    diffing.diff = Self.difference(by: mode, problem: problem)
    diffing.picture = PictureFormat(
      problem: problem, looseness: looseness, masks: picture?.masks ?? [], mode: mode,
      picture: Picture.init(of:))
    return diffing
  }

  private static func difference(
    by mode: ComparisonMode, problem: IllegalValue?
  ) -> (UIImage, UIImage) -> (String, [XCTAttachment])? {
    if let problem { return { _, _ in ("\(problem).", []) } }
    return { difference($0, $1, mode) }
  }

  private static func difference(_ old: UIImage, _ new: UIImage, _ mode: ComparisonMode)
    -> (String, [XCTAttachment])?
  {
    guard let after = Picture(of: new)?.pixmap else { return (EmptyPicture.words, []) }
    guard let before = old.cgImage?.pixmap else {
      return ("Reference image could not be loaded.", [])
    }
    let found = ImageComparison(mode: mode).compare(reference: before, actual: after)
    guard !found.isMatch else { return nil }
    let picture = DifferencePicture.picture(of: found, reference: before, actual: after)
    let attachments = [
      ("reference", old.pngData()), ("failure", new.pngData()),
      ("difference", (try? PNGEncoder.encode(picture, options: .draft)).map { Data($0) }),
    ].compactMap { name, data in
      data.map { XCTAttachment(data: $0, uniformTypeIdentifier: "public.png", name: name) }
    }
    return (PrecisionWords.describe(found, mode), attachments)
  }
}

extension ComparisonMode {
  /// Upstream's two numbers by upstream's code: where every color must be equal, `precision` counts bytes, four a
  /// pixel, though its documentation says pixels; else pixels, by the difference of Core Image's filter.
  init(precision: Float, perceptualPrecision: Float) {
    if perceptualPrecision < 1 {
      self = .perceptual(
        .deltaE94, precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    } else {
      self = precision < 1 ? .precision(Double(precision), counting: .bytes) : .exact
    }
  }
}
