import Testing
import UIKit

/// What values of delegate protocols can be asked, as they are objects on iOS.
@MainActor
struct ProtocolMethodTests {
  private class Delegate: NSObject, UITextFieldDelegate {}
  private final class Special: Delegate {}

  @Test func delegatesKnowTheirClass() {
    let delegate: any UITextFieldDelegate = Special()

    #expect(delegate.isKind(of: Delegate.self) && delegate.isKind(of: NSObject.self))
    #expect(!delegate.isKind(of: UIView.self))
    #expect(delegate.isMember(of: Special.self) && !delegate.isMember(of: Delegate.self))
    #expect(delegate.isEqual(delegate) && !delegate.isEqual(Special()))
    #expect(!delegate.responds(to: NSSelectorFromString("textFieldShouldFly:")))
  }

  /// Code that extensions of apps compile, too, asks for the application so.
  @Test func theApplicationIsKnownByItsName() {
    #expect(
      UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(
      UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
        === UIApplication.shared)
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    #expect(!UIApplication.responds(to: NSSelectorFromString("otherApplication")))
    let application = UIApplication.perform(NSSelectorFromString("sharedApplication"))?
      .takeUnretainedValue()
    #expect(application === UIApplication.shared)
  }

  @Test func batchesTakeClosuresThatDoNotEscape() {
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var calls = 0
    func run(_ updates: () -> Void) {
      table.performBatchUpdates(updates)
      collection.performBatchUpdates(updates)
    }
    run { calls += 1 }
    table.performBatchUpdates(nil)
    let optional: (() -> Void)? = { calls += 1 }
    collection.performBatchUpdates(optional, completion: nil)

    #expect(calls == 3)
  }

  /// An override of the class's own method hears of each.
  @Test func overridesHearOfBatches() {
    final class Table: UITableView {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let table = Table()
    table.performBatchUpdates({ table.reloadData() })
    table.performBatchUpdates({ table.reloadData() }, completion: nil)

    #expect(table.batches == 2)
  }
}
