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

/// The value that stands for reports of every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The value that stands for reports of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The best accuracy with further sensors; its number has no meaning as a distance.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy; its number has no meaning as a distance.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of 10 meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of 100 meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of 1,000 meters.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// An accuracy of 3,000 meters.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy of an app that may know only the area; here the same as 3,000 meters.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000
/// The domain of Core Location's errors.
public let kCLErrorDomain = CLError.errorDomain
