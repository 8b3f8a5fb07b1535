import AuthenticationServices
import DarkroomRaster
import SwiftUI
import Testing
import UIKit
import UIKitTesting
import _AuthenticationServices_SwiftUI

@MainActor
struct SignInWithAppleButtonTests {
  private final class Log {
    var scopes: [ASAuthorization.Scope]?
  }

  private func host(
    _ style: SignInWithAppleButton.Style? = nil, _ log: Log = Log()
  ) -> UIView {
    let button = SignInWithAppleButton(.signUp) {
      $0.requestedScopes = [.email]
      log.scopes = $0.requestedScopes
    } onCompletion: { _ in
    }
    let root = Group {
      if let style { button.signInWithAppleButtonStyle(style) } else { button }
    }
    .frame(width: 280, height: 50)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    window.rootViewController = UIHostingController(rootView: root)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// The colors of a point at the leading edge and of one inside of the plate.
  private func colors(_ view: UIView) -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    guard let pixels = image.cgImage?.pixmap else { return [] }
    return [10, 14].map { pixels.pixels[40 * pixels.width + $0] }
  }

  private let black: UInt32 = 0xff00_0000
  private let white: UInt32 = 0xffff_ffff

  @Test func stylesAreBlackWhiteAndOutlined() {
    #expect(colors(host()) == [black, black])
    #expect(colors(host(.white)) == [white, white])
    #expect(colors(host(.whiteOutline)) == [black, white])
  }

  /// Type is 43 % of the height (developer.apple.com/design/human-interface-guidelines/sign-in-with-apple).
  @Test func theTitleGrowsWithTheButton() throws {
    let title = try host().inspect().find(text: "Sign up with Apple").frame()

    #expect((25...27).contains(title.height))
  }

  @Test func aTapPreparesTheRequest() throws {
    let log = Log()
    try host(nil, log).inspect().find(button: "Sign up with Apple").tap()

    #expect(log.scopes == [.email])
  }
}
