public import Foundation

// On iOS any object is a value of a format, by its description. On Linux strings and numbers of Swift's are; these are
// the other objects that apps have formatted. (A conformance of `NSObject` would be a second one of `NSString`'s.)

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
  /// Never used: a list of values asks for the object.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
