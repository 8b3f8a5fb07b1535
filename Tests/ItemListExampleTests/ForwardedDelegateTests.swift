import UIKit
import XCTest

@testable import DarkroomItemListExample

// A class without an actor calls optional methods, as the Swift 5 language mode allows on iOS.

private class ScrollForwarder {
  weak var delegate: UIScrollViewDelegate?
  weak var fieldDelegate: UITextFieldDelegate?

  func forward(_ scrollView: UIScrollView, _ field: UITextField) -> Bool {
    delegate?.scrollViewDidScroll?(scrollView)
    delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: true)
    fieldDelegate?.textFieldDidEndEditing?(field, reason: .committed)
    return fieldDelegate?.textFieldShouldReturn?(field) ?? false
  }
}

private class ScrollLog: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
  var said: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    said.append("scrolled")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    said.append("dragged \(decelerate)")
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    said.append("edited")
  }
}

final class ForwardedDelegateTests: XCTestCase {
  func testAForwarderWithoutAnActorReachesItsDelegates() {
    let log = ScrollLog()
    let forwarder = ScrollForwarder()
    forwarder.delegate = log
    forwarder.fieldDelegate = log

    XCTAssertTrue(forwarder.forward(UIScrollView(), UITextField()))
    XCTAssertEqual(log.said, ["scrolled", "dragged true", "edited"])
  }
}
