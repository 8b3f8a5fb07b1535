import Combine
import Foundation
import os

@MainActor
public final class MapDownloadManager {
    @Published public private(set) var downloads: [MapDownload] = []

    public let finished = PassthroughSubject<MapDownload, Never>()

    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
    private let chunkSize: Int64
    private let interval: Duration

    public init(chunkSize: Int64 = 256 * 1_024, interval: Duration = .milliseconds(80)) {
        self.chunkSize = chunkSize
        self.interval = interval
    }

    @discardableResult
    public func download(region: String, totalBytes: Int64 = 4 * 1_024 * 1_024) -> MapDownload {
        if let existing = downloads.first(where: { $0.region == region && $0.state != .failed }) {
            return existing
        }
        let download = MapDownload(region: region, totalBytes: totalBytes)
        downloads.append(download)
        resume(download)
        return download
    }

    public func resume(_ download: MapDownload) {
        download.start()
        tasks[ObjectIdentifier(download)] = Task { [weak self] in
            await self?.run(download)
        }
    }

    public func pause(_ download: MapDownload) {
        download.pause()
        tasks.removeValue(forKey: ObjectIdentifier(download))?.cancel()
    }

    public func cancelAll() {
        tasks.values.forEach { $0.cancel() }
        tasks.removeAll()
        downloads.filter { $0.state != .finished }.forEach { $0.fail() }
    }

    private func run(_ download: MapDownload) async {
        while download.state == .running {
            do {
                try await Task.sleep(for: interval)
            } catch {
                Logger.services.info("Download of \(download.region, privacy: .public) was interrupted")
                return
            }
            download.receive(chunkSize)
        }
        if download.state == .finished {
            finished.send(download)
        }
        tasks[ObjectIdentifier(download)] = nil
    }
}
