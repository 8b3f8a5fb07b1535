import DarkroomUIKit
import Foundation

/// Logo and title on a plate that takes all the room that it is offered.
///
/// The type is 43 % of the height, as Apple's guidelines have it
/// (developer.apple.com/design/human-interface-guidelines/sign-in-with-apple), which also give the least size. Corners
/// of six points and the gap between logo and title are guesses.
struct SignInWithAppleLook: View {
  let title: String
  let style: SignInWithAppleButton.Style

  private let leastSize = CGSize(width: 140, height: 30)
  private var ink: Color { style == .black ? .white : .black }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size.height * 0.43
      HStack(spacing: size * 0.25) {
        Image(systemName: "apple.logo").accessibilityHidden(true)
        Text(verbatim: title).lineLimit(1).minimumScaleFactor(0.5)
      }
      .font(.system(size: size, weight: .medium))
      .foregroundColor(ink)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(idealWidth: leastSize.width, idealHeight: leastSize.height)
    .background(plate)
  }

  private var plate: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    return shape.fill(style == .black ? Color.black : .white)
      .overlay(shape.strokeBorder(ink, lineWidth: style == .whiteOutline ? 1 : 0))
  }
}
