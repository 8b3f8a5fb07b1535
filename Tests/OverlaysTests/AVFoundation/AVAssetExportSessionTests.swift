import AVFoundation
import Synchronization
import Testing

/// FMPhotoPicker writes films in slow motion so, which are compositions.
struct AVAssetExportSessionTests {
  @Test func nothingIsWritten() throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
    #expect(!asset.isKind(of: AVComposition.self))
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    session.outputFileType = .mp4
    let calls = Mutex(0)
    session.exportAsynchronously { calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 1 && session.status == .failed)
    #expect((session.error as? AVError)?.code == .exportFailed)
  }
}
