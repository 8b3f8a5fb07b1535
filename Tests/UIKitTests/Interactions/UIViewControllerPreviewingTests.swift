import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
struct UIViewControllerPreviewingTests {
  private final class Presses: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      previewingContext.sourceRect = CGRect(origin: location, size: CGSize(width: 4, height: 4))
      return Preview()
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  private final class Preview: UIViewController {
    var isShared = false
    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Share", style: .default) { _, controller in
          (controller as? Preview)?.isShared = true
        }
      ]
    }
  }

  @Test func aContextSaysWhatItWasMadeWith() {
    let (controller, presses) = (UIViewController(), Presses())
    let context = controller.registerForPreviewing(with: presses, sourceView: controller.view)

    #expect(context.delegate === presses)
    #expect(context.sourceView === controller.view)
    #expect(context.sourceRect == controller.view.bounds)
    let preview = presses.previewingContext(
      context, viewControllerForLocation: CGPoint(x: 3, y: 2))
    #expect(context.sourceRect == CGRect(x: 3, y: 2, width: 4, height: 4))
    #expect(preview is Preview)
    controller.unregisterForPreviewing(withContext: context)
  }

  @Test func anActionIsCalledWithTheControllerThatIsPreviewed() throws {
    let preview = Preview()
    let action = try #require(preview.previewActionItems.first as? UIPreviewAction)

    action.handler(action, preview)

    #expect(action.title == "Share")
    #expect(preview.isShared)
    #expect(UIViewController().previewActionItems.isEmpty)
  }
}
