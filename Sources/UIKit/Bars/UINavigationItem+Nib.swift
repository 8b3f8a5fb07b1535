import DarkroomCoreGraphics
import Foundation

extension UINavigationItem {
  func decode(_ nib: NibReader) {
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
    if let item = nib.child(forKey: "backBarButtonItem", ["barButtonItem"]) {
      backBarButtonItem = nib.session.barButtonItem(item)
    }
  }

  /// One item, or a list of them.
  private func items(_ nib: NibReader, _ side: String) -> [UIBarButtonItem]? {
    let single = nib.child(forKey: "\(side)BarButtonItem", ["barButtonItem"])
    let several = nib.child(forKey: "\(side)BarButtonItems", ["barButtonItems"])?.children ?? []
    let items = ((single.map { [$0] } ?? []) + several).compactMap(nib.session.barButtonItem)
    return items.isEmpty ? nil : items
  }
}
