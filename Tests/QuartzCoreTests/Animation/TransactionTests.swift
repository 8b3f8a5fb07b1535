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

  /// As Apple documents the transaction's properties: their keys and their methods are two ways to the same values.
  @Test func theKeysOfThePropertiesSetAndGiveThem() {
    let function = CAMediaTimingFunction(name: .easeIn)
    let outer = CATransaction.animationTimingFunction()
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2 as Float, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(function, forKey: kCATransactionAnimationTimingFunction)
    let block: () -> Void = {}
    CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)

    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.animationTimingFunction() === function)
    #expect(CATransaction.completionBlock() != nil)

    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock(nil)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    #expect(
      CATransaction.value(forKey: kCATransactionAnimationTimingFunction)
        as? CAMediaTimingFunction === function)
    #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) == nil)

    CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    CATransaction.setAnimationTimingFunction(outer)
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
