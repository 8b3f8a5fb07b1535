import DarkroomQuartzCore
import Foundation
import Testing

/// Transactions are those of the process, so that these tests take turns.
@MainActor @Suite(.serialized)
struct TransactionTests {
  /// As `CATransaction` documents nesting: each level has its own values, and starts with those around it.
  @Test func aTransactionStartsWithTheValuesAroundIt() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue("outer", forKey: "key")
    CATransaction.setCompletionBlock {}
    CATransaction.begin()

    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "key") as? String == "outer")
    #expect(CATransaction.completionBlock() == nil)

    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.completionBlock() != nil)

    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.value(forKey: "key") == nil)
  }

  @Test func aCommitWithoutABeginDoesNothing() {
    CATransaction.commit()

    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// What is let go of may itself open a transaction.
  @Test func aValueMayOpenATransactionWhenItEnds() {
    CATransaction.begin()
    CATransaction.setValue(TransactionAtEnd(), forKey: "key")
    CATransaction.setValue(TransactionAtEnd(), forKey: "key")
    CATransaction.commit()

    #expect(CATransaction.value(forKey: "key") == nil)
  }
}

private final class TransactionAtEnd {
  deinit {
    CATransaction.begin()
    CATransaction.commit()
  }
}
