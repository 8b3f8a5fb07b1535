// Objective-C's names of integer types, which some Swift code uses.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
