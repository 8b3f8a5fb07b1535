import DarkroomCoreGraphics
import Foundation

/// Reads the description of one object in an interface file, by the names that Xcode writes.
///
/// Classes read themselves through it without knowing the file format; the reader is in `Nibs`. Parts that have not
/// been read when `finish()` is called are reported.
@MainActor
protocol InterfaceReader: AnyObject {
  // MARK: Attributes

  func attribute(_ name: String) -> String?
  func bool(_ name: String) -> Bool?
  func number(_ name: String) -> CGFloat?
  func float(_ name: String) -> Float?
  func integer(_ name: String) -> Int?
  func priority(_ name: String) -> UILayoutPriority?
  /// The value for a text; an unknown text is reported.
  func word<Value>(_ name: String, _ words: [String: Value]) -> Value?
  /// An attribute, or a text element if it has several lines.
  func string(_ name: String) -> String?
  /// The image with the name in an attribute.
  ///
  /// - Parameter catalog: The attribute that tells whether it is a symbol.
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
  /// The text attributes of a bar's title.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]?
  func symbolConfiguration(_ key: String, _ names: [String]) -> UIImage.SymbolConfiguration?
  func date(_ key: String) -> Date?
  func locale(_ key: String) -> Locale?
  func timeZone(_ key: String) -> TimeZone?
  /// The view that is the value of a property.
  func view(_ key: String) -> UIView?
  /// The object that is the value of a property, if its element has one of the names.
  func object(_ key: String, _ names: [String]) -> NSObject?
  /// The objects in a property's element, each with the given name.
  func objects(_ key: String, _ name: String) -> [NSObject]

  // MARK: Parts

  /// A reader for a part, if its element has one of the names.
  func part(_ key: String, _ names: [String]) -> (any InterfaceReader)?
  /// Readers for all parts with the name.
  func parts(named name: String) -> [any InterfaceReader]
  /// Readers for the parts of a list such as `<segments>`.
  func list(_ container: String) -> [any InterfaceReader]
  /// The objects in a list such as `<items>`.
  func objects(in container: String) -> [NSObject]

  // MARK: Views

  /// Creates the view that the element describes.
  func view() -> UIView?
  /// A nib that creates this object each time it is instantiated.
  func nib() -> UINib
  /// Passes on the subviews, each as soon as it is created.
  func subviews(_ place: (UIView) -> Void)
  /// Reads the value of a property into an existing view.
  func read(_ key: String, into view: UIView)
  /// Makes the element with the id stand for an existing view.
  func reserve(_ view: UIView?, for id: String)
  /// Stores the constraints of a view until all objects exist.
  func readConstraints(of view: UIView)

  // MARK: The rest

  /// Makes the object available to constraints and connections.
  func register(_ object: AnyObject)
  /// Accepts names that have no meaning at run time.
  func ignore(_ names: String...)
  func ignoreChildren(forKeys keys: String...)
  /// Reports that the part is not supported.
  func reportUnknown()
  /// Reports all parts that have not been read.
  func finish()
}

extension InterfaceReader {
  func image(_ name: String) -> UIImage? { image(name, catalog: "catalog") }
}
