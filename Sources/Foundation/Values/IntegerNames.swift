// Objective-C's names of integers, which Swift code uses now and then.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
