@_exported public import Foundation

/// In degrees.
public typealias CLLocationDegrees = Double
/// In meters.
public typealias CLLocationDistance = Double
/// In meters.
public typealias CLLocationAccuracy = Double
/// In meters per second.
public typealias CLLocationSpeed = Double
/// In degrees, clockwise from north.
public typealias CLLocationDirection = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000
public let kCLErrorDomain = CLError.errorDomain
