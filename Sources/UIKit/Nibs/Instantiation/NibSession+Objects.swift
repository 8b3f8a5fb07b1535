import DarkroomCoreGraphics
import Foundation

extension NibSession {
  /// The object for a top-level element.
  func object(of element: NibElement) -> NSObject? {
    if NibClasses.view(element.name) != nil { return view(element) }
    if NibClasses.recognizer(element.name) != nil { return recognizer(element) }
    switch element.name {
    case "customObject": return customObject(element)
    case "barButtonItem": return barButtonItem(element)
    case "tabBarItem": return tabBarItem(element)
    case "navigationItem": return navigationItem(element)
    case "collectionViewFlowLayout", "collectionViewLayout": return collectionLayout(element)
    default:
      if NibClasses.controller(element.name) != nil { return controller(element) }
      report.add(.unknownElement, at: element)
      return nil
    }
  }

  // MARK: Views

  /// A view with all of its subviews.
  ///
  /// A plain view replaces a view of a class that does not exist here.
  func view(_ element: NibElement) -> UIView? {
    if NibClasses.view(element.name) == nil { report.add(.unknownElement, at: element) }
    let base = NibClasses.view(element.name) ?? UIView.self
    let type = NibClasses.type(of: element, in: self, orElse: UIView.self)
    // A developer's class need not inherit from the element's class: Xcode writes `<view>` for any view.
    let coder = NibCoder(self, element)
    return (type == UIView.self ? base : type).init(coder: coder).map {
      substitute($0, coder, element)
    }
  }

  /// The view with which the new one wants to be replaced.
  private func substitute(_ view: UIView, _ coder: NibCoder, _ element: NibElement) -> UIView {
    guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
    replace(view, by: other, as: element)
    return other
  }

  /// The view of an element below another one; a view that its superview created itself is only decoded.
  func subview(_ element: NibElement) -> UIView? {
    guard let view = element.id.flatMap(takeReserved) else { return self.view(element) }
    decode(element, into: view)
    return view
  }

  /// Reads an element into an existing view.
  func decode(_ element: NibElement, into view: UIView) {
    adopt(view, as: element)
    if element.hasVariations { variations.views.append(VariedView(view, element, traits)) }
    let reader = NibReader(element, self)
    for row in view.lineage { row.decode?(view, reader) }
    reader.finish()
  }

  // MARK: Others

  private func customObject(_ element: NibElement) -> NSObject? {
    let type = NibClasses.customObject(of: element, in: self)
    switch type {
    // Not all of these have an initializer without parameters.
    case let type as UIViewController.Type: return type.init(coder: NibCoder(self, element))
    case is UINavigationItem.Type: return navigationItem(element)
    default: break
    }
    let object = ViewInstantiation.object(of: type)
    adopt(object, as: element)
    return object
  }

  func recognizer(_ element: NibElement) -> UIGestureRecognizer? {
    guard let base = NibClasses.recognizer(element.name) else { return nil }
    let type = NibClasses.type(of: element, in: self, orElse: base)
    guard
      let recognizer = ViewInstantiation.recognizer(of: type, coder: NibCoder(self, element))
    else { return nil }
    adopt(recognizer, as: element)
    let reader = NibReader(element, self)
    recognizer.decode(reader)
    reader.finish()
    return recognizer
  }

  func collectionLayout(_ element: NibElement) -> UICollectionViewLayout? {
    let base =
      element.name == "collectionViewLayout"
      ? UICollectionViewLayout.self : UICollectionViewFlowLayout.self
    let type = NibClasses.type(of: element, in: self, orElse: base)
    guard let layout = type.init(coder: NibCoder(self, element)) else { return nil }
    adopt(layout, as: element)
    let reader = NibReader(element, self)
    (layout as? UICollectionViewFlowLayout)?.decode(reader)
    reader.finish()
    return layout
  }
}
