import Testing
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIView

/// An import of one of UIKit's headers brings all of it, as on iOS.
@MainActor
struct SubmoduleImportTests {
  private final class Touches: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  }

  @Test func namesOfUIKitAreThere() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
    view.addGestureRecognizer(Touches())

    #expect(view.bounds.height == 2)
    #expect(UIViewController().viewIfLoaded == nil)
  }
}
