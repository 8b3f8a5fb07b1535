import DarkroomUIKit
import Foundation

/// What a program may do wrong so that UIKit raises an exception.
enum Mistake: String, CaseIterable, Codable, Sendable {
  case subviewOfItself, subviewOfDescendant, exchangeOutOfBounds, arrangedOutOfBounds
  case noCommonAncestor, foreignConstraint, infiniteConstant, infiniteNewConstant, priorityZero
  case unknownVisualFormat, unknownSelector, layerInDescendant, layerInItself, maskAroundLayer
  case childOfItself, childOfDescendant, navigationOnItself, navigationOnNavigation, pushedTwice
  case sameControllers, noLoadedView, secondCancel
  case unregisteredItem, unregisteredFooter, missingSupplementary, infiniteDimension
  case duplicateItems, duplicateSections, itemsWithoutSection, unknownItem
  case negativeRows, tooManyRows, negativeSections, sectionOutOfRange, rowsOutOfRange
  case negativeItems, itemsOutOfRange
  case frameOfNaN, boundsOfNaN, centerOfNaN, anchorOfNaN, hugsWithNaN, scrollsToNaN
  case hugeRenderer, hugeContext, hugeSnapshot
  case unknownComponent, tooManyComponents, raised

  /// What the exception's line must hold.
  var words: String {
    switch self {
    case .subviewOfItself: "'NSInvalidArgumentException', reason: 'Can't add self as subview'"
    case .subviewOfDescendant, .layerInDescendant, .layerInItself, .maskAroundLayer:
      "'CALayerInvalid', reason: 'layer <"
    case .exchangeOutOfBounds: "'NSRangeException', reason: 'index 4 beyond bounds"
    case .arrangedOutOfBounds:
      "'NSInternalInconsistencyException', reason: 'index out of bounds for arranged subview: index = 1 expected"
    case .noCommonAncestor:
      "'NSGenericException', reason: 'Unable to activate constraint with anchors"
    case .foreignConstraint:
      "'NSGenericException', reason: 'The view hierarchy is not prepared for the constraint"
    case .infiniteConstant: "'NSInvalidArgumentException', reason: 'Multiplier and constant must"
    case .infiniteNewConstant:
      "'NSInternalInconsistencyException', reason: 'Constant is not finite! That's illegal. constant:nan'"
    case .priorityZero:
      "'NSInternalInconsistencyException', reason: 'It's illegal to set priority:0.0."
    case .unknownVisualFormat:
      "'NSInvalidArgumentException', reason: 'Unable to parse constraint format:"
    case .unknownSelector: "unrecognized selector sent to instance <"
    case .noLoadedView: "set no view"
    case .childOfItself, .childOfDescendant: "'NSInvalidArgumentException', reason: 'Can't add <"
    case .navigationOnItself, .navigationOnNavigation:
      "'NSInvalidArgumentException', reason: 'Pushing a navigation controller is not supported'"
    case .pushedTwice:
      "'NSInvalidArgumentException', reason: 'Pushing the same view controller instance more than once is not supported"
    case .sameControllers: "'NSInvalidArgumentException', reason: 'All view controllers in a"
    case .unregisteredItem: "could not dequeue a view of kind: UICollectionElementKindCell with"
    case .unregisteredFooter: "could not dequeue a view of kind: footer with identifier b"
    case .missingSupplementary: "the layout has a supplementary view of kind"
    case .duplicateItems: "'Fatal: supplied item identifiers are not unique. Duplicate"
    case .duplicateSections: "'Fatal: supplied section identifiers are not unique. Duplicate"
    case .itemsWithoutSection: "'There are currently no sections in the data source."
    case .unknownItem: "'Item identifier was not found: 7'"
    case .secondCancel: "'UIAlertController can only have one action with a style of"
    case .infiniteDimension: "'A layout dimension must be finite: inf'"
    case .frameOfNaN:
      "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 5]. Layer: <"
    case .boundsOfNaN:
      "'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 0; nan 10]. Layer: <"
    case .centerOfNaN:
      "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 0]. Layer: <"
    case .anchorOfNaN:
      "'CALayerInvalidGeometry', reason: 'CALayer anchorPoint contains NaN: [0 nan]. Layer: <"
    case .scrollsToNaN:
      "'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 nan; 100"
    case .hugsWithNaN:
      "'NSInternalInconsistencyException', reason: 'It's illegal to set priority:nan."
    case .hugeRenderer:
      "'UIGraphicsImageRenderer: 20000×20000 points at scale 3, more than 536870912 pixels: too large"
    case .hugeContext:
      "failed to allocate CGBitampContext: size={20000, 20000}, scale=3, bitmapInfo=0x2002."
    case .hugeSnapshot: "frame = (0 0; 60000 60000)"
    case .unknownComponent: "'NSRangeException', reason: 'index 2 beyond bounds for 0 components of"
    case .raised: "'NSGenericException', reason: 'because'"
    case .tooManyComponents: "'Invalid number of components: 9223372036854775807'"
    case .negativeRows: "'Invalid number of rows in section 0: -1'"
    case .tooManyRows: "'Invalid number of rows in section 0: 9223372036854775807'"
    case .negativeSections: "'Invalid number of sections: -1'"
    case .negativeItems: "'Invalid number of items in section 0: -1'"
    case .sectionOutOfRange, .rowsOutOfRange, .itemsOutOfRange:
      "section (3) but there are only 1 sections"
    }
  }

  @MainActor func make() {
    makeInViews()
    makeInNumbers()
    makeInControllers()
    makeInSnapshots()
    makeInLists()
  }

  @MainActor private func makeInViews() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    switch self {
    case .subviewOfItself: outer.addSubview(outer)
    case .subviewOfDescendant: inner.addSubview(outer)
    case .exchangeOutOfBounds: outer.exchangeSubview(at: 0, withSubviewAt: 4)
    case .arrangedOutOfBounds: UIStackView().insertArrangedSubview(inner, at: 1)
    case .noCommonAncestor:
      outer.leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
    case .foreignConstraint: inner.addConstraint(outer.widthAnchor.constraint(equalToConstant: 1))
    case .infiniteConstant: _ = outer.widthAnchor.constraint(equalToConstant: .infinity)
    case .infiniteNewConstant: outer.widthAnchor.constraint(equalToConstant: 1).constant = .nan
    case .priorityZero:
      outer.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
    case .unknownVisualFormat:
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[", options: [], metrics: nil, views: ["a": outer])
    case .unknownSelector: _ = unsafe outer.perform(Selector("nope"))
    case .layerInDescendant: inner.layer.addSublayer(outer.layer)
    case .layerInItself: inner.layer.addSublayer(inner.layer)
    case .maskAroundLayer: inner.layer.mask = outer.layer
    default: break
    }
  }

  @MainActor private func makeInNumbers() {
    let (view, huge) = (UIView(), CGSize(width: 20000, height: 20000))
    switch self {
    case .frameOfNaN: view.frame = CGRect(x: Double.nan, y: 0, width: 10, height: 10)
    case .boundsOfNaN: view.bounds = CGRect(x: 0, y: 0, width: Double.nan, height: 10)
    case .centerOfNaN: view.center = CGPoint(x: Double.nan, y: 0)
    case .anchorOfNaN: view.layer.anchorPoint = CGPoint(x: 0, y: Double.nan)
    case .hugsWithNaN: view.setContentHuggingPriority(UILayoutPriority(.nan), for: .vertical)
    case .hugeRenderer:
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      _ = UIGraphicsImageRenderer(size: huge, format: format).image { _ in }
    case .hugeContext: UIGraphicsBeginImageContextWithOptions(huge, false, 3)
    case .hugeSnapshot:
      view.frame.size = CGSize(width: 60000, height: 60000)
      _ = view.snapshotView(afterScreenUpdates: false)
    case .unknownComponent: UIPickerView().selectRow(0, inComponent: 2, animated: false)
    case .raised: NSException(name: .genericException, reason: "because").raise()
    case .tooManyComponents:
      let picker = UIPickerView()
      let wheels = Wheels()
      picker.dataSource = wheels
      _ = picker.numberOfComponents
    default: break
    }
  }

  @MainActor private func makeInControllers() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    let navigation = UINavigationController(rootViewController: UIViewController())
    switch self {
    case .childOfItself: outer.addChild(outer)
    case .childOfDescendant: inner.addChild(outer)
    case .navigationOnItself: navigation.pushViewController(navigation, animated: false)
    case .navigationOnNavigation:
      navigation.pushViewController(UINavigationController(), animated: false)
    case .pushedTwice: for _ in 0..<2 { navigation.pushViewController(outer, animated: false) }
    case .sameControllers: navigation.viewControllers = [outer, outer]
    case .noLoadedView: _ = Viewless().view
    case .secondCancel:
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for _ in 0..<2 { alert.addAction(UIAlertAction(title: nil, style: .cancel)) }
    default: break
    }
  }

  @MainActor private func makeInSnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    if self != .itemsWithoutSection { snapshot.appendSections([0]) }
    switch self {
    case .duplicateItems: snapshot.appendItems([1, 1])
    case .duplicateSections: snapshot.appendSections([0])
    case .itemsWithoutSection: snapshot.appendItems([1])
    case .unknownItem: snapshot.moveItem(7, afterItem: 8)
    default: break
    }
  }

  @MainActor private func makeInLists() {
    let collection = Miscounted(items: self == .negativeItems ? -1 : 1).shownCollection
    switch self {
    case .negativeRows: Miscounted(items: -1).shownTable.layoutIfNeeded()
    case .tooManyRows: Miscounted(items: .max).shownTable.layoutIfNeeded()
    case .negativeSections: Miscounted(sections: -1).shownTable.layoutIfNeeded()
    case .sectionOutOfRange: _ = Miscounted().shownTable.rect(forSection: 3)
    case .rowsOutOfRange: _ = Miscounted().shownTable.numberOfRows(inSection: 3)
    case .negativeItems: collection.layoutIfNeeded()
    case .itemsOutOfRange: _ = collection.numberOfItems(inSection: 3)
    case .unregisteredItem:
      _ = collection.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0])
    case .unregisteredFooter:
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "footer", withReuseIdentifier: "b", for: [0, 0])
    case .missingSupplementary:
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
        CGSize(width: 10, height: 10)
      collection.layoutIfNeeded()
    case .scrollsToNaN:
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.sectionInset.top = .nan
      collection.scrollToItem(at: [0, 0], at: .top, animated: false)
    case .infiniteDimension: _ = NSCollectionLayoutDimension.absolute(.infinity)
    default: break
    }
  }
}

private final class Wheels: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { .max }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
}

private final class Viewless: UIViewController {
  override func loadView() {}
}

/// Says how many sections, and how many rows or items each has, and lives as long as the process.
@MainActor
private final class Miscounted: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private static var living: [Miscounted] = []

  private let sections: Int
  private let items: Int

  init(sections: Int = 1, items: Int = 1) {
    self.sections = sections
    self.items = items
    super.init()
    Self.living.append(self)
  }

  var shownTable: UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = self
    return table
  }

  var shownCollection: UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    return collection
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
