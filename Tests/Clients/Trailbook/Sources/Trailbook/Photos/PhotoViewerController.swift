import TrailUI
import UIKit

/// One photo that fills the screen. Pinch to zoom, pull down to close.
final class PhotoViewerController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let imageView: UIImageView
    let closeButton = ButtonFactory.icon(.close, label: localized("Close"))

    private lazy var panRecognizer = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))

    init(image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        scrollView.addSubview(imageView)
        scrollView.addSubview(closeButton)
        closeButton.tintColor = .white
        closeButton.onTap { [weak self] in self?.dismiss(animated: true) }
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.topAnchor),
            closeButton.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -8),
        ])

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped(_:)))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
        panRecognizer.delegate = self
        imageView.addGestureRecognizer(panRecognizer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollView.zoomScale == 1 else { return }
        imageView.frame = scrollView.bounds
    }

    override var prefersStatusBarHidden: Bool { true }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    @objc private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(1, animated: true)
        } else {
            let point = recognizer.location(in: imageView)
            scrollView.zoom(to: CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100), animated: true)
        }
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        switch recognizer.state {
        case .changed:
            imageView.transform = CGAffineTransform(translationX: 0, y: max(0, translation.y))
            view.backgroundColor = UIColor.black.withAlphaComponent(max(0.3, 1 - translation.y / 400))
        case .ended, .cancelled:
            if translation.y > 140 {
                dismiss(animated: true)
            } else {
                UIView.animate(withDuration: 0.25) {
                    self.imageView.transform = .identity
                    self.view.backgroundColor = .black
                }
            }
        default:
            break
        }
    }
}

extension PhotoViewerController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panRecognizer else { return true }
        return scrollView.zoomScale == 1 && panRecognizer.velocity(in: view).y > 0
    }
}
