import Testing
import UIKit

/// Animations, gestures and transitions, written as apps write them.
private final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate,
  UIGestureRecognizerDelegate, UIAdaptivePresentationControllerDelegate
{
  private var animator: UIViewPropertyAnimator?
  private var displayLink: CADisplayLink?
  private lazy var panGesture: UIPanGestureRecognizer = {
    let gesture = UIPanGestureRecognizer(
      target: self, action: Selector("handlePan(_:)", CardViewController.handlePan(_:)))
    gesture.delegate = self
    return gesture
  }()
  private(set) var finished: [UIViewAnimatingPosition] = []
  let card = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    view.addGestureRecognizer(panGesture)
    card.layer.cornerCurve = .continuous
  }

  func expand() {
    animator?.stopAnimation(true)
    let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
    animator.addAnimations { [weak self] in self?.card.alpha = 0.5 }
    animator.addAnimations({ [weak self] in self?.card.transform = .identity }, delayFactor: 0.1)
    animator.addCompletion { [weak self] position in self?.finished.append(position) }
    animator.isInterruptible = true
    animator.startAnimation()
    self.animator = animator
  }

  func fade() {
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.card.alpha = 0 }, completion: nil)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.calculationModeCubic],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.card.alpha = 1 }
      }, completion: nil)
    UIView.transition(
      with: card, duration: 0.2, options: .transitionCrossDissolve, animations: nil,
      completion: nil)
  }

  func start() {
    displayLink = CADisplayLink(
      target: self, selector: Selector("step", CardViewController.step(_:)))
    displayLink?.preferredFrameRateRange = CAFrameRateRange(
      minimum: 30, maximum: 120, preferred: 60)
    displayLink?.add(to: .main, forMode: .common)
  }

  func stop() {
    displayLink?.invalidate()
    displayLink = nil
  }

  func step(_ link: CADisplayLink) { _ = link.targetTimestamp - link.timestamp }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began: animator?.pauseAnimation()
    case .changed: animator?.fractionComplete = gesture.translation(in: view).y / 100
    case .ended, .cancelled:
      animator?.isReversed = gesture.velocity(in: view).y < 0
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = DimmedPresentation(presentedViewController: presented, presenting: presenting)
    controller.delegate = self
    return controller
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { nil }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

private final class DimmedPresentation: UIPresentationController {
  private let dimmingView = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 1 })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { CGSize(width: size.width, height: size.height / 2) }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    return CGRect(
      origin: CGPoint(x: 0, y: containerView.bounds.height - size.height), size: size)
  }
}

@MainActor
@Suite(.serialized)
struct AnimationSourceTests {
  @Test func aCardIsPresentedInTheLowerHalf() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let card = CardViewController()
    root.present(card, animated: false)

    #expect(card.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    card.start()
    card.fade()
    card.stop()
  }

  @Test func anExpandedCardTellsItsEnd() async {
    let card = CardViewController()
    card.loadViewIfNeeded()
    card.expand()
    #expect(card.card.alpha == 0.5)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(card.finished == [.end])
  }
}
