import AVFoundation
import Testing

@MainActor
struct AVPlayerTests {
  private let url = URL(fileURLWithPath: "/film.mp4")

  @Test func aPlayerRemembersWhatItWasTold() {
    let player = AVPlayer(url: url)
    player.play()
    player.seek(to: CMTime(seconds: 3, preferredTimescale: 600))

    #expect((player.currentItem?.asset as? AVURLAsset)?.url == nil)
    #expect(player.currentItem?.asset.source == url)
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.currentTime().seconds == 3 && player.status == .unknown)
    player.pause()
    #expect(player.timeControlStatus == .paused)
  }

  @Test func aLayerDrawsNoFilm() {
    let layer = AVPlayerLayer(player: AVPlayer())
    layer.videoGravity = .resizeAspectFill

    #expect(!layer.isReadyForDisplay && layer.contents == nil)
  }

  /// The case of the documentation: a wide film in a square.
  @Test func aspectRatiosAreFittedInTheMiddle() {
    #expect(
      AVMakeRect(
        aspectRatio: CGSize(width: 2, height: 1),
        insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        == CGRect(x: 0, y: 25, width: 100, height: 50))
  }

  @Test func thereIsNoCamera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(throws: AVError(.decoderNotFound)) {
      try unsafe AVAssetImageGenerator(asset: AVAsset(url: url))
        .copyCGImage(at: .zero, actualTime: nil)
    }
  }

  @Test func theSessionKeepsItsCategory() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    try session.setActive(true)

    #expect(session.category == .playback && session.mode == .moviePlayback)
    #expect(session.categoryOptions == .mixWithOthers)
  }
}
