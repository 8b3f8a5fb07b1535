/// Would write a film to a file; it fails, because nothing reads films.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far a session has come.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  /// The asset to export.
  public let asset: AVAsset
  /// The name of the quality.
  public let presetName: String
  /// - Important: Inert. Nothing is written.
  open var outputURL: URL?
  /// - Important: Inert. Nothing is written.
  open var outputFileType: AVFileType?
  /// - Important: Inert. Nothing is written.
  open var shouldOptimizeForNetworkUse = false
  /// The state: `unknown`, then `failed` after an export, or `cancelled`.
  open private(set) var status = Status.unknown
  /// The error after an export; nil before.
  open private(set) var error: (any Error)?

  /// Creates a session, which never is nil here.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  /// From 0 to 1: nothing is written.
  open var progress: Float { 0 }
  /// Empty.
  open var supportedFileTypes: [AVFileType] { [] }

  /// Fails with `AVError.Code.exportFailed` and calls back before it returns.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    if status != .cancelled { (status, error) = (.failed, AVError(.exportFailed)) }
    handler()
  }

  /// Makes the state `cancelled`; a later export then does nothing but call back.
  open func cancelExport() { status = .cancelled }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
