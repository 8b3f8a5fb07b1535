import SwiftUI
import Testing

/// Effects that change the finished picture of a view.
@MainActor
struct FilterEffectTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0)

  private func color(_ view: some View) -> String {
    Picture(view.frame(width: 20, height: 20)).color(20, 20)
  }

  /// By hand after the matrices of W3C's Filter Effects, with luminances of Rec 709.
  @Test func colorsAreThoseOfTheMatrices() {
    #expect(color(orange) == "ff8000")
    #expect(color(orange.brightness(0.25)) == "ffc040")
    #expect(color(orange.brightness(-0.25)) == "bf4000")
    #expect(color(orange.contrast(0.5)) == "bf8040")
    #expect(color(orange.contrast(0)) == "808080")
    #expect(color(orange.saturation(1)) == "ff8000")
    #expect(color(orange.saturation(0)) == "929292")
    #expect(color(orange.grayscale(1)) == "929292")
    #expect(color(orange.grayscale(0.5)) == "c88949")
    #expect(color(orange.colorInvert()) == "007fff")
    #expect(color(orange.colorMultiply(Color(red: 0.5, green: 0.5, blue: 1))) == "804000")
  }

  /// Half a turn and another is a whole one.
  @Test func huesTurn() {
    #expect(color(orange.hueRotation(.degrees(0))) == "ff8000")
    #expect(color(orange.hueRotation(.degrees(360))) == "ff8000")
    let opposite = Picture(orange.frame(width: 20, height: 20).hueRotation(.degrees(180)))
      .components(20, 20)
    #expect(opposite[2] > opposite[0])
    #expect(color(Color(white: 0.5).hueRotation(.degrees(77))) == "808080")
  }

  @Test func lightColorsBecomeOpaque() {
    let stripes = HStack(spacing: 0) {
      Color.white
      Color.black
    }
    let picture = Picture(stripes.frame(width: 20, height: 20).luminanceToAlpha())

    #expect(picture.color(14, 20) == "000000")
    #expect(picture.color(26, 20) == "ffffff")
  }

  /// Colors are those without their alpha: a negative of half a black is half a white.
  @Test func transparentColorsKeepTheirAlpha() {
    let picture = Picture(
      Color.black.opacity(0.5).frame(width: 20, height: 20).colorInvert()
        .background(Color(red: 1, green: 0, blue: 0)))

    #expect(picture.color(20, 20) == "ff8080")
  }

  @Test func effectsFollowEachOther() {
    #expect(color(orange.grayscale(1).colorMultiply(Color(red: 1, green: 0, blue: 0))) == "920000")
    #expect(color(orange.colorMultiply(Color(red: 1, green: 0, blue: 0)).grayscale(1)) == "363636")
  }

  /// An effect is of all that a view draws, out of its frame too.
  @Test func effectsReachWhatLiesOutOfTheFrame() {
    let picture = Picture(
      Color.black.frame(width: 10, height: 10).offset(x: 15).colorInvert().background(.blue))

    #expect(picture.color(35, 20) == "ffffff")
  }

  // MARK: Blurs

  /// The standard deviation is the radius, as of shadows: the blur of a view has the alpha of its shadow.
  @Test func aBlurIsAsSoftAsAShadow() {
    let box = Color.black.frame(width: 40, height: 40)
    let blurred = Picture(box.blur(radius: 6), width: 100, height: 100)
    let shadow = Picture(
      box.offset(x: 200).shadow(color: .black, radius: 6, x: -200), width: 100, height: 100)

    for x in stride(from: 10, to: 90, by: 3) {
      #expect(abs(blurred.components(x, 50)[0] - shadow.components(x, 50)[0]) <= 3, "at \(x)")
    }
    #expect((80...170).contains(blurred.components(30, 50)[0]))
  }

  @Test func anOpaqueBlurDoesNotFadeOut() {
    let picture = Picture(
      Color.black.frame(width: 20, height: 20).blur(radius: 5, opaque: true))

    #expect(picture.color(10, 20) == "000000")
    #expect(picture.color(9, 20) == "ffffff")
  }

  @Test func aBlurOfZeroChangesNothing() {
    let box = orange.frame(width: 20, height: 20)

    #expect(Picture(box.blur(radius: 0)).isSame(as: Picture(box)))
  }

  @Test func aBlurIsCutByAClipAroundIt() {
    let box = Color.black.frame(width: 20, height: 20)
    let picture = Picture(box.blur(radius: 4).clipped())

    #expect(picture.color(9, 20) == "ffffff")
    #expect((1...254).contains(picture.components(10, 20)[0]))
  }

  /// Frames of blurred views are those of sharp ones.
  @Test func effectsLeaveFramesAsTheyAre() {
    let row = HStack(spacing: 0) {
      Color.black.frame(width: 10, height: 10).blur(radius: 0)
      orange.frame(width: 10, height: 10)
    }

    #expect(Picture(row).color(21, 20) == "ff8000")
  }

  // MARK: Modes

  @Test func modesOfPorterAndDuffCutAndFill() {
    let red = Color(red: 1, green: 0, blue: 0)
    func picture(_ mode: BlendMode) -> Picture {
      Picture(
        ZStack {
          red.frame(width: 10, height: 20)
          Color.black.frame(width: 20, height: 10).blendMode(mode)
        }.compositingGroup())
    }

    let out = picture(.destinationOut)
    #expect(out.color(20, 20) == "ffffff" && out.color(20, 12) == "ff0000")
    #expect(out.color(12, 20) == "ffffff")
    let over = picture(.destinationOver)
    #expect(over.color(20, 20) == "ff0000" && over.color(12, 20) == "000000")
    let atop = picture(.sourceAtop)
    #expect(atop.color(20, 20) == "000000" && atop.color(12, 20) == "ffffff")
  }
}
