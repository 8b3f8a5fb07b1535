import UIKit

@objc protocol OnboardingDelegate {
    @objc optional func onboarding(_ controller: UIViewController, didReach page: Int)
    @objc optional func onboardingDidFinish(_ controller: UIViewController, skipped: Bool)
}

/// Pages side by side, with dots, a skip button and a timer that turns them.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate, SessionTimerDelegate {
    private let pages: [String]
    @objc weak var delegate: OnboardingDelegate?
    private(set) var timer: SessionTimer?

    private(set) lazy var scrollView: UIScrollView = {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.isPagingEnabled = true
        view.contentSize = CGSize(width: 320 * pages.count, height: 400)
        view.delegate = self
        return view
    }()

    private(set) lazy var pageControl: UIPageControl = {
        let control = UIPageControl(frame: CGRect(x: 0, y: 400, width: 320, height: 26))
        control.numberOfPages = pages.count
        control.addTarget(self, action: #selector(OnboardingViewController.pageChanged(sender:)), for: .valueChanged)
        return control
    }()

    private(set) lazy var skipButton: UIButton = {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 220, y: 430, width: 80, height: 44)
        button.setTitle("Skip", for: .normal)
        button.addTarget(self, action: #selector(skip), for: .touchUpInside)
        return button
    }()

    init(pages: [String]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(pageControl)
        view.addSubview(skipButton)
        for (index, text) in pages.enumerated() {
            let label = UILabel(frame: CGRect(x: CGFloat(index) * 320, y: 180, width: 320, height: 40))
            label.text = text
            label.textAlignment = .center
            scrollView.addSubview(label)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = SessionTimer(seconds: pages.count)
        timer?.delegate = self
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.stop()
        timer = nil
    }

    @objc private func pageChanged(sender: UIPageControl) {
        let x = CGFloat(sender.currentPage) * scrollView.bounds.width
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: false)
    }

    @objc private func skip() {
        delegate?.onboardingDidFinish?(self, skipped: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        guard page != pageControl.currentPage || page == 0 else { return }
        pageControl.currentPage = page
        delegate?.onboarding?(self, didReach: page)
    }

    // MARK: - SessionTimerDelegate

    func sessionTimer(_ timer: SessionTimer, isAt seconds: Int) {
        pageControl.currentPage = pages.count - seconds
        pageChanged(sender: pageControl)
    }

    func sessionTimerDidEnd() {
        delegate?.onboardingDidFinish?(self, skipped: false)
    }
}
