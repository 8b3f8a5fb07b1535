import DarkroomCoreGraphics
import Foundation

extension UINavigationItem {
  func decode(_ nib: any InterfaceReader) {
    set(\.title, nib.string("title"))
    set(\.prompt, nib.string("prompt"))
    set(\.backButtonTitle, nib.string("backButtonTitle"))
    set(\.hidesBackButton, nib.bool("hidesBackButton"))
    set(\.leftItemsSupplementBackButton, nib.bool("leftItemsSupplementBackButton"))
    set(
      \.largeTitleDisplayMode,
      nib.word(
        "largeTitleDisplayMode",
        ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]))
    set(
      \.backButtonDisplayMode,
      nib.word(
        "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal]))
    if let view = nib.view("titleView") { titleView = view }
    set(\.leftBarButtonItems, items(nib, "left"))
    set(\.rightBarButtonItems, items(nib, "right"))
    if let item = nib.object("backBarButtonItem", ["barButtonItem"]) as? UIBarButtonItem {
      backBarButtonItem = item
    }
  }

  /// One item, or a list of them.
  private func items(_ nib: any InterfaceReader, _ side: String) -> [UIBarButtonItem]? {
    let single = nib.object("\(side)BarButtonItem", ["barButtonItem"])
    let several = nib.objects("\(side)BarButtonItems", "barButtonItems")
    let items = ((single.map { [$0] } ?? []) + several).compactMap { $0 as? UIBarButtonItem }
    return items.isEmpty ? nil : items
  }
}
