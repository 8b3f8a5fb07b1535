import DarkroomUIKit
import Foundation

/// What a delegate gets with a preview that is opened.
final class CommitAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
