import Combine
import TrailKit
import TrailUI
import UIKit

/// The maps on their way. Observes the downloads with KVO.
final class DownloadsViewController: UITableViewController {
    let manager: MapDownloadManager
    private var cancellables = Set<AnyCancellable>()

    init(manager: MapDownloadManager) {
        self.manager = manager
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DownloadCell.self)
        tableView.backgroundView = EmptyStateView(
            symbol: .download,
            title: localized("No maps yet"),
            message: localized("Download the map of a region from one of its trails.")
        )
        manager.$downloads
            .receive(on: DispatchQueue.main)
            .sink { [weak self] downloads in
                self?.tableView.backgroundView?.isHidden = !downloads.isEmpty
                self?.tableView.reloadData()
            }
            .store(in: &cancellables)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        manager.downloads.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(DownloadCell.self, for: indexPath)
        cell.download = manager.downloads[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let download = manager.downloads[indexPath.row]
        if download.state == .running {
            manager.pause(download)
        } else {
            manager.resume(download)
        }
    }
}

final class DownloadCell: UITableViewCell {
    private var observations: [NSKeyValueObservation] = []
    private let nameLabel = UILabel.make(font: Typography.body(weight: .medium))
    private let statusLabel = UILabel.make(font: .preferredFont(forTextStyle: .footnote), color: Palette.inkSecondary)
    private let progressLine = ProgressLineView()

    var download: MapDownload? {
        didSet { observe() }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(.vertical, spacing: Spacing.tiny, views: [nameLabel, progressLine, statusLabel])
        contentView.addSubview(stack)
        stack.pinEdges(to: contentView.layoutMarginsGuide)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        download = nil
    }

    private func observe() {
        observations.forEach { $0.invalidate() }
        observations = []
        guard let download else { return }
        nameLabel.text = download.region
        update(download)
        observations = [
            download.observe(\.fractionCompleted, options: [.new]) { [weak self] download, _ in
                guard let self else { return }
                MainActor.assumeIsolated { self.update(download) }
            },
            download.observe(\.state) { [weak self] download, _ in
                guard let self else { return }
                MainActor.assumeIsolated { self.update(download) }
            },
        ]
    }

    private func update(_ download: MapDownload) {
        progressLine.setProgress(CGFloat(download.fractionCompleted), animated: window != nil)
        statusLabel.text = download.statusText
    }
}
