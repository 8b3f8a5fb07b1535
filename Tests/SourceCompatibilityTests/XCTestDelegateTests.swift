import UIKit
import XCTest

/// Test cases are objects on iOS, and make themselves delegates of what they test.
@preconcurrency @MainActor
final class XCTestDelegateTests: XCTestCase, UITextFieldDelegate, UITableViewDataSource {
  private var ended = 0

  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func testATestCaseIsADelegate() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    field.delegate = self
    field.becomeFirstResponder()
    field.resignFirstResponder()

    XCTAssertEqual(ended, 1)
  }

  func testATestCaseIsADataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.dataSource = self
    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells.count, 2)
    XCTAssertTrue(isEqual(self))
  }
}
