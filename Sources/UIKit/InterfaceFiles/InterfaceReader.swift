import DarkroomCoreGraphics
import Foundation

/// What an interface file says of one object, by the names that Xcode writes.
///
/// Classes read themselves through it and know nothing of files: `Nibs` has the reader. What nobody
/// asks for before `finish()` is reported.
@MainActor
protocol InterfaceReader: AnyObject {
  // MARK: Attributes

  func attribute(_ name: String) -> String?
  func bool(_ name: String) -> Bool?
  func number(_ name: String) -> CGFloat?
  func float(_ name: String) -> Float?
  func integer(_ name: String) -> Int?
  func priority(_ name: String) -> UILayoutPriority?
  /// The value that a text stands for; one that stands for none is reported.
  func word<Value>(_ name: String, _ words: [String: Value]) -> Value?
  /// An attribute, or a text of its own where it has several lines.
  func string(_ name: String) -> String?
  /// An image by the name in an attribute.
  ///
  /// - Parameter catalog: the attribute that says whether it is a symbol.
  func image(_ name: String, catalog: String) -> UIImage?

  // MARK: Values of properties

  func rect(_ key: String) -> CGRect?
  func size(_ key: String) -> CGSize?
  func point(_ key: String) -> CGPoint?
  func insets(_ key: String) -> UIEdgeInsets?
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets?
  func color(_ key: String) -> UIColor?
  func font(_ key: String) -> UIFont?
  func attributedString(_ key: String) -> NSAttributedString?
  /// Those of a bar's title.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]?
  func symbolConfiguration(_ key: String, _ names: [String]) -> UIImage.SymbolConfiguration?
  func date(_ key: String) -> Date?
  func locale(_ key: String) -> Locale?
  func timeZone(_ key: String) -> TimeZone?
  /// A view that is the value of a property.
  func view(_ key: String) -> UIView?
  /// An object that is the value of a property, if its element has one of the names.
  func object(_ key: String, _ names: [String]) -> NSObject?
  /// Objects that are together the value of a property, an element of that name.
  func objects(_ key: String, _ name: String) -> [NSObject]

  // MARK: Parts

  /// What is said of a part, if its element has one of the names.
  func part(_ key: String, _ names: [String]) -> (any InterfaceReader)?
  /// What is said of each part that has the name.
  func parts(named name: String) -> [any InterfaceReader]
  /// What is said of each part of a list such as `<segments>`.
  func list(_ container: String) -> [any InterfaceReader]
  /// The objects in a list such as `<items>`.
  func objects(in container: String) -> [NSObject]

  // MARK: Views

  /// The view that this is said of, made anew.
  func view() -> UIView?
  /// Makes this object each time it is asked for.
  func nib() -> UINib
  /// Hands over the views in this one, each as soon as it is made.
  func subviews(_ place: (UIView) -> Void)
  /// Reads the value of a property into a view that is there already.
  func read(_ key: String, into view: UIView)
  /// Says that the element with the id stands for a view that is there already.
  func reserve(_ view: UIView?, for id: String)
  /// Keeps the constraints that are said of a view until all objects are there.
  func readConstraints(of view: UIView)

  // MARK: The rest

  /// Lets constraints and connections find the object that this is said of.
  func register(_ object: AnyObject)
  /// Takes note of what means nothing when a program runs.
  func ignore(_ names: String...)
  func ignoreChildren(forKeys keys: String...)
  /// Reports that nothing is known of this part.
  func reportUnknown()
  /// Reports what nobody read.
  func finish()
}

extension InterfaceReader {
  func image(_ name: String) -> UIImage? { image(name, catalog: "catalog") }
}
