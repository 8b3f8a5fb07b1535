public import Foundation

// On iOS any object can be the argument of a format, by its description. On Linux Swift's strings and numbers can;
// these are the other objects that apps format. (A conformance of `NSObject` would be a second one for `NSString`.)

extension NSValue: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSAttributedString: @retroactive CVarArg, @retroactive _CVarArgObject {}

extension _CVarArgObject where Self: NSObject {
  /// The description, which `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never used: a list of arguments reads the object.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

// On iOS these become Foundation objects when they are cast: `NSPredicate(format: "SELF IN %@", names as CVarArg)`.

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}

extension _CVarArgObject where Self: CustomStringConvertible {
  /// The description, which `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never used: a list of arguments reads the object.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
