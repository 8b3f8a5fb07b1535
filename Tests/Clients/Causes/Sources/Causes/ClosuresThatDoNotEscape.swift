import UIKit

func withoutAnimation(_ updates: () -> Void) { UIView.performWithoutAnimation(updates) }
func batch(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }

func attributes(
  _ text: NSAttributedString, _ body: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  text.enumerateAttribute(
    .font, in: NSRange(location: 0, length: text.length), options: [], using: body)
}
