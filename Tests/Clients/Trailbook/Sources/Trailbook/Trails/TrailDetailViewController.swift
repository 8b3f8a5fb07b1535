import Combine
import TrailKit
import TrailUI
import UIKit

protocol TrailDetailViewControllerDelegate: AnyObject {
    func trailDetail(_ controller: TrailDetailViewController, wantsToRecord trail: Trail)
    func trailDetail(_ controller: TrailDetailViewController, wantsToShare items: [Any], from source: UIView)
    func trailDetail(_ controller: TrailDetailViewController, wantsToShowPhoto image: UIImage)
}

final class TrailDetailViewController: BaseViewController {
    weak var delegate: (any TrailDetailViewControllerDelegate)?

    let viewModel: TrailDetailViewModel

    let scrollView: UIScrollView = make {
        $0.alwaysBounceVertical = true
        $0.contentInsetAdjustmentBehavior = .never
    }
    let headerView = AsyncImageView(frame: .zero)
    let titleLabel = UILabel.make(font: Typography.title(.largeTitle), lines: 0)
    let chartView = ElevationChartView()
    let recordButton = ButtonFactory.primary(localized("Start Hike"), symbol: .record)
    let shareButton = ButtonFactory.icon(.share, label: localized("Share"))
    let favouriteButton = ButtonFactory.icon(.favourite, label: localized("Favourite"))
    let downloadButton = ButtonFactory.secondary(localized("Download Map"), symbol: .download)
    let progressView = ProgressLineView()

    private let images: ImageLoader
    private let regionLabel = UILabel.make(font: Typography.caption(.subheadline), color: Palette.inkSecondary, lines: 0)
    private let forecastLabel = UILabel.make(font: .preferredFont(forTextStyle: .footnote), color: Palette.inkSecondary)
    private let summaryLabel = UILabel.make(font: Typography.quote(), lines: 0)
    private let historyLabel = UILabel.make(font: .preferredFont(forTextStyle: .footnote), color: Palette.inkSecondary)
    private let statStack = UIStackView(.horizontal, distribution: .fillEqually)
    private let contentStack = UIStackView(.vertical, spacing: Spacing.regular)
    private let tagView = ContentSizedCollectionView(frame: .zero, collectionViewLayout: TagFlowLayout())

    private var headerTop: NSLayoutConstraint?
    private var headerHeight: NSLayoutConstraint?
    private var offsetObservation: NSKeyValueObservation?
    private var chartZoomAtStart: CGFloat = 1

    private static let headerHeight: CGFloat = 260

    init(viewModel: TrailDetailViewModel, images: ImageLoader) {
        self.viewModel = viewModel
        self.images = images
        super.init()
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setUpHierarchy() {
        view.addSubview(scrollView)
        scrollView.addSubviews(headerView, contentStack)

        let titles = UIStackView(.vertical, spacing: Spacing.tiny, views: [titleLabel, regionLabel, forecastLabel])
        let buttons = UIStackView(.horizontal, spacing: 0, views: [favouriteButton, shareButton])
        let top = UIStackView(.horizontal, alignment: .top, views: [titles, buttons])
        buttons.setContentHuggingPriority(.required, for: .horizontal)

        let chartCard = CardView()
        chartCard.contentStack.addArrangedSubviews(
            UILabel.make(font: Typography.caption(.footnote), color: Palette.inkSecondary),
            chartView
        )
        (chartCard.contentStack.arrangedSubviews.first as? UILabel)?.text = localized("Elevation")

        contentStack.addArrangedSubviews(
            top,
            statStack,
            DashedSeparator(),
            summaryLabel,
            tagView,
            chartCard,
            downloadButton,
            progressView,
            recordButton,
            historyLabel
        )

        tagView.backgroundColor = .clear
        tagView.isScrollEnabled = false
        tagView.dataSource = self
        tagView.register(TagCell.self)
        progressView.isHidden = true

        configureGestures()
        configureButtons()
    }

    override func setUpConstraints() {
        scrollView.pinEdges(to: view)
        headerView.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let headerTop = headerView.topAnchor.constraint(equalTo: content.topAnchor)
        let headerHeight = headerView.heightAnchor.constraint(equalToConstant: Self.headerHeight)
        self.headerTop = headerTop
        self.headerHeight = headerHeight
        NSLayoutConstraint.activate([
            headerTop,
            headerHeight,
            headerView.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            headerView.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            contentStack.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.headerHeight + Spacing.regular),
            contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Spacing.regular),
            contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Spacing.regular),
            contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.huge),
            contentStack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * Spacing.regular),
        ])
    }

    override func setUpBindings() {
        viewModel.$trail
            .sink { [weak self] trail in
                self?.show(trail)
            }
            .store(in: &cancellables)

        viewModel.$forecastText
            .receive(on: DispatchQueue.main)
            .assign(to: \.text, on: forecastLabel)
            .store(in: &cancellables)

        viewModel.$hikeCount
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.historyLabel.text = self?.viewModel.hikeCountText
            }
            .store(in: &cancellables)

        viewModel.$download
            .sink { [weak self] download in
                self?.show(download)
            }
            .store(in: &cancellables)

        offsetObservation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
            guard let self, let offset = change.newValue else { return }
            MainActor.assumeIsolated {
                self.scrolled(to: offset.y)
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { await viewModel.loadForecast() }
    }

    // MARK: Content

    private func show(_ trail: Trail) {
        titleLabel.text = trail.name
        regionLabel.attributedText = AttributedText()
            .symbol(.pin, font: Typography.caption(.subheadline), color: Palette.rust)
            .space()
            .text(trail.region, font: Typography.caption(.subheadline), color: Palette.inkSecondary)
            .build()
        regionLabel.accessibilityLabel = trail.region
        summaryLabel.text = trail.summary
        chartView.profile = trail.profile
        chartView.formatter = viewModel.formatter
        headerView.load(trail.imageName, with: images, size: CGSize(width: 800, height: 520))
        let symbol: Symbol = trail.isFavourite ? .favouriteFilled : .favourite
        favouriteButton.setImage(symbol.image(size: 20, weight: .semibold), for: .normal)
        favouriteButton.tintColor = Palette.rust
        favouriteButton.accessibilityTraits = trail.isFavourite ? [.button, .selected] : .button

        let symbols: [Symbol] = [.route, .climb, .clock]
        statStack.replaceArrangedSubviews(with: zip(viewModel.stats, symbols).map { stat, symbol in
            let view = StatView(symbol: symbol, caption: stat.caption)
            view.value = stat.value
            return view
        })
        tagView.reloadData()
    }

    private func show(_ download: TrailDetailViewModel.DownloadDisplay) {
        switch download {
        case .available:
            progressView.isHidden = true
        case .running(let fraction, let text):
            progressView.isHidden = false
            progressView.setProgress(CGFloat(fraction), animated: view.window != nil)
            downloadButton.configuration?.title = text
            downloadButton.isEnabled = false
        case .finished:
            progressView.isHidden = true
            downloadButton.configuration?.title = localized("Map is Available Offline")
            downloadButton.configuration?.image = UIImage(systemName: "checkmark.circle.fill")
            downloadButton.isEnabled = false
        }
    }

    private func scrolled(to offset: CGFloat) {
        let stretch = max(0, -offset)
        headerTop?.constant = min(0, offset)
        headerHeight?.constant = Self.headerHeight + stretch
        let isCovered = offset > Self.headerHeight - 100
        navigationItem.title = isCovered ? viewModel.trail.name : nil
    }

    // MARK: Actions

    private func configureButtons() {
        recordButton.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            self.delegate?.trailDetail(self, wantsToRecord: self.viewModel.trail)
        }, for: .touchUpInside)
        shareButton.addTarget(self, action: #selector(share(_:)), for: .touchUpInside)
        favouriteButton.onTap { [weak self] in
            self?.bounceHeart()
            self?.viewModel.toggleFavourite()
        }
        downloadButton.onTap { [weak self] in
            self?.viewModel.startDownload()
        }
    }

    private func configureGestures() {
        headerView.isUserInteractionEnabled = true
        headerView.accessibilityLabel = localized("Photo of the trail")
        headerView.isAccessibilityElement = true
        headerView.accessibilityTraits = [.image, .button]
        headerView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(headerTapped)))

        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(chartPinched(_:)))
        chartView.addGestureRecognizer(pinch)

        let press = UILongPressGestureRecognizer(target: self, action: #selector(titlePressed(_:)))
        press.minimumPressDuration = 0.6
        titleLabel.isUserInteractionEnabled = true
        titleLabel.addGestureRecognizer(press)
    }

    @objc private func share(_ sender: UIButton) {
        var items: [Any] = [viewModel.shareText]
        if let image = headerView.image {
            items.append(image)
        }
        delegate?.trailDetail(self, wantsToShare: items, from: sender)
    }

    @objc private func headerTapped() {
        guard let image = headerView.image else { return }
        delegate?.trailDetail(self, wantsToShowPhoto: image)
    }

    @objc private func chartPinched(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .began {
            chartZoomAtStart = chartView.zoom
        }
        chartView.zoom = chartZoomAtStart * recognizer.scale
    }

    @objc private func titlePressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        UIPasteboard.general.string = viewModel.trail.name
        ToastView(message: localized("Copied")).show(in: view)
    }

    private func bounceHeart() {
        let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 0.4) {
            self.favouriteButton.transform = .identity
        }
        favouriteButton.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
        animator.startAnimation()
    }
}

extension TrailDetailViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        viewModel.trail.tags.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: TagCell = collectionView.dequeue(for: indexPath)
        cell.content.configure(text: viewModel.trail.tags[indexPath.item], color: Palette.accent)
        return cell
    }
}

final class TagCell: HostCollectionCell<PillLabel> {}
