import DarkroomCoreGraphics
import Foundation

extension UINavigationItem {
  func decode(_ nib: any InterfaceReader) {
    set(nib.string("title")) { $0.title = $1 }
    set(nib.string("prompt")) { $0.prompt = $1 }
    set(nib.string("backButtonTitle")) { $0.backButtonTitle = $1 }
    set(nib.bool("hidesBackButton")) { $0.hidesBackButton = $1 }
    set(nib.bool("leftItemsSupplementBackButton")) { $0.leftItemsSupplementBackButton = $1 }
    set(
      nib.word(
        "largeTitleDisplayMode",
        ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline])
    ) { $0.largeTitleDisplayMode = $1 }
    set(
      nib.word(
        "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal])
    ) { $0.backButtonDisplayMode = $1 }
    if let view = nib.view("titleView") { titleView = view }
    set(items(nib, "left")) { $0.leftBarButtonItems = $1 }
    set(items(nib, "right")) { $0.rightBarButtonItems = $1 }
    if let item = nib.object("backBarButtonItem", ["barButtonItem"]) as? UIBarButtonItem {
      backBarButtonItem = item
    }
  }

  /// Reads one item or a list of items from a nib.
  private func items(_ nib: any InterfaceReader, _ side: String) -> [UIBarButtonItem]? {
    let single = nib.object("\(side)BarButtonItem", ["barButtonItem"])
    let several =
      nib.objects("\(side)BarButtonItems", "barButtonItems")
      + nib.objects(in: "\(side)BarButtonItems")
    let items = ((single.map { [$0] } ?? []) + several).compactMap { $0 as? UIBarButtonItem }
    return items.isEmpty ? nil : items
  }
}
