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
  ///   - precision: the share of bytes that must be equal, 0 to 1, with four bytes per pixel; if `perceptualPrecision`
  ///     is below 1, the share of pixels that must match.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1; at 0.98 a difference is hardly noticeable.
  ///     Color differences are measured by CIE94. `_allowing(pixels:deltaE2000:)` has stricter rules.
  ///   - scale: the pixels per point of references that do not contain it; nil or 0 means the screen's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Diffing where Value == UIImage {
  /// Compares pictures, which match if every pixel is equal; references are read at the main screen's scale.
  public static var image: Diffing { image() }

  /// The comparison of the strategy with the same name, for your own strategies.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - scale: pixels per point; nil or 0 means the screen's scale.
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
  ///   - problem: an argument of the strategy that is outside of its range; it fails every comparison.
  ///   - looseness: descriptions of the differences that the rule allows.
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
  /// Interprets upstream's two numbers as its code does.
  ///
  /// If every color must be equal, `precision` counts bytes, four per pixel, although its documentation says pixels.
  /// Otherwise it counts pixels, by the color difference of Core Image's filter.
  init(precision: Float, perceptualPrecision: Float) {
    if perceptualPrecision < 1 {
      self = .perceptual(
        .deltaE94, precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    } else {
      self = precision < 1 ? .precision(Double(precision), counting: .bytes) : .exact
    }
  }
}
