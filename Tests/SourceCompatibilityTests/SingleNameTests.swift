import Testing
import UIKit

/// Names that public code uses and that show nothing in a picture: what is set is read again.
@MainActor
struct SingleNameTests {
  private func keyboard(_ traits: some UITextInputTraits) -> UIKeyboardType { traits.keyboardType }

  @Test func aSearchBarHasAKeyboard() {
    let bar = UISearchBar()
    bar.keyboardType = .URL
    bar.isSecureTextEntry = true

    #expect(keyboard(bar) == .URL && bar.searchTextField.isSecureTextEntry)
  }

  @Test func viewsKeepWhatIsShownLarge() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Title"
    view.largeContentImage = UIImage()
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.addInteraction(UILargeContentViewerInteraction())

    let item: any UILargeContentViewerItem = view
    #expect(item.largeContentTitle == "Title" && item.showsLargeContentViewer)
    #expect(item.largeContentImage != nil && item.scalesLargeContentImage)
    #expect(item.largeContentImageInsets.left == 2)
  }

  @Test func viewsKeepTheirFocusAndTheirColors() {
    let view = UIView()
    view.focusEffect = UIFocusHaloEffect(path: UIBezierPath())
    view.focusGroupIdentifier = "group"
    view.accessibilityIgnoresInvertColors = true

    #expect(view.focusEffect is UIFocusHaloEffect && view.focusGroupIdentifier == "group")
    #expect(view.accessibilityIgnoresInvertColors && !UIView().accessibilityIgnoresInvertColors)
    #expect(UIFocusHaloEffect().position == .automatic)
  }

  @Test func closuresAnswerForAccessibility() {
    final class Labeled: UIView {
      func setUp() {
        accessibilityLabelBlock = { "name" }
        accessibilityCustomActions = [UIAccessibilityCustomAction(name: "a") { _ in true }]
      }
    }
    let view = Labeled()
    view.setUp()

    #expect(view.accessibilityLabel == "name" && view.accessibilityCustomActions?.count == 1)
  }

  @Test func namesAreApples() {
    #expect(
      UIApplication.willChangeStatusBarFrameNotification.rawValue
        == "UIApplicationWillChangeStatusBarFrameNotification")
    #expect(
      UIApplication.didChangeStatusBarOrientationNotification.rawValue
        == "UIApplicationDidChangeStatusBarOrientationNotification")
    #expect(
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification.rawValue
        == "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    #expect(UISplitViewController.DisplayModeButtonVisibility.always.rawValue == 2)
    #expect(UISplitViewController.BackgroundStyle.sidebar.rawValue == 1)
    #expect(UISplitViewController.LayoutEnvironment.collapsed.rawValue == 2)
    #expect(UISplitViewController.Column.inspector.rawValue == 4)
    #expect(UISplitViewController().displayModeButtonVisibility == .automatic)
    #expect(kCATransactionAnimationDuration == "animationDuration")
    #expect(kCATransition == "transition")
    #expect(UIFont().pointSize == 12)
    #expect(UIImage().heicData() == nil)
  }

  @Test func collectionsAreDraggedAndDroppedOn() {
    final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {}
    }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = Delegate()
    collection.dragDelegate = delegate
    collection.dropDelegate = delegate

    #expect(collection.dropDelegate === delegate && collection.dragDelegate === delegate)
    #expect(
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).intent
        == .insertAtDestinationIndexPath)
  }
}
