import Foundation

@objc public enum MapDownloadState: Int, Sendable {
    case waiting
    case running
    case paused
    case finished
    case failed
}

/// A region of the map on its way to the phone. Its properties can be
/// observed with KVO, which the download list has done since its first version.
@MainActor
public final class MapDownload: NSObject {
    public let region: String
    public let totalBytes: Int64

    @objc public dynamic private(set) var receivedBytes: Int64 = 0
    @objc public dynamic private(set) var state: MapDownloadState = .waiting

    public init(region: String, totalBytes: Int64) {
        self.region = region
        self.totalBytes = totalBytes
        super.init()
    }

    @objc public dynamic var fractionCompleted: Double {
        guard totalBytes > 0 else { return 0 }
        return Double(receivedBytes) / Double(totalBytes)
    }

    @objc public nonisolated class func keyPathsForValuesAffectingFractionCompleted() -> Set<String> {
        ["receivedBytes"]
    }

    @objc public dynamic var statusText: String {
        switch state {
        case .waiting:
            return L10n.string("download.waiting")
        case .running:
            return L10n.format("download.running", Int(fractionCompleted * 100))
        case .paused:
            return L10n.string("download.paused")
        case .finished:
            return L10n.string("download.finished")
        case .failed:
            return L10n.string("download.failed")
        }
    }

    @objc public nonisolated class func keyPathsForValuesAffectingStatusText() -> Set<String> {
        ["state", "receivedBytes"]
    }

    public func start() {
        guard state == .waiting || state == .paused else { return }
        state = .running
    }

    public func pause() {
        guard state == .running else { return }
        state = .paused
    }

    public func receive(_ byteCount: Int64) {
        guard state == .running else { return }
        receivedBytes = min(totalBytes, receivedBytes + byteCount)
        if receivedBytes == totalBytes {
            state = .finished
        }
    }

    public func fail() {
        guard state != .finished else { return }
        state = .failed
    }

    public nonisolated override var description: String {
        "<MapDownload \(region)>"
    }
}
