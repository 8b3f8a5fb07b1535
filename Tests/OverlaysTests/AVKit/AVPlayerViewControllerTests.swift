import AVKit
import Testing

@MainActor
struct AVPlayerViewControllerTests {
  @Test func itsViewIsBlackBelowTheAppsOwnViews() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    let label = UILabel()
    controller.contentOverlayView?.addSubview(label)

    #expect(controller.view.backgroundColor == .black)
    #expect(label.isDescendant(of: controller.view) && !controller.isReadyForDisplay)
  }
}
