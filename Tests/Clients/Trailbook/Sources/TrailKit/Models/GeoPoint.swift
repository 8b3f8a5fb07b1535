import Foundation

/// A latitude and longitude in degrees.
///
/// The kit stays away from CoreLocation so that the models can be used by the
/// import tools as well.
public struct GeoPoint: Codable, Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    public var isValid: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }

    /// Great-circle distance in metres.
    public func distance(to other: GeoPoint) -> Double {
        let earthRadius = 6_371_000.0
        let lat1 = latitude.radians
        let lat2 = other.latitude.radians
        let deltaLat = (other.latitude - latitude).radians
        let deltaLon = (other.longitude - longitude).radians
        let a = sin(deltaLat / 2) * sin(deltaLat / 2)
            + cos(lat1) * cos(lat2) * sin(deltaLon / 2) * sin(deltaLon / 2)
        return earthRadius * 2 * atan2(sqrt(a), sqrt(1 - a))
    }
}

extension GeoPoint: CustomStringConvertible {
    public var description: String {
        String(format: "%.4f, %.4f", latitude, longitude)
    }
}

extension Sequence where Element == GeoPoint {
    /// The length of the line through all points, in metres.
    public var pathLength: Double {
        zip(self, dropFirst()).reduce(0) { total, pair in
            total + pair.0.distance(to: pair.1)
        }
    }
}

extension Double {
    var radians: Double { self * .pi / 180 }
}
