import Foundation

/// The altitude of a trail, sampled along the way.
public struct ElevationProfile: Codable, Hashable, Sendable {
    public struct Sample: Codable, Hashable, Sendable {
        /// Metres from the trailhead.
        public var distance: Double
        /// Metres above sea level.
        public var altitude: Double

        public init(distance: Double, altitude: Double) {
            self.distance = distance
            self.altitude = altitude
        }
    }

    public private(set) var samples: [Sample]

    public init(samples: [Sample]) {
        self.samples = samples.sorted { $0.distance < $1.distance }
    }

    /// Spreads altitudes evenly over a length.
    public init(altitudes: [Double], length: Double) {
        guard altitudes.count > 1 else {
            self.samples = altitudes.map { Sample(distance: 0, altitude: $0) }
            return
        }
        let step = length / Double(altitudes.count - 1)
        self.samples = altitudes.enumerated().map { index, altitude in
            Sample(distance: Double(index) * step, altitude: altitude)
        }
    }

    public static let empty = ElevationProfile(samples: [])

    public var isEmpty: Bool { samples.isEmpty }

    public var length: Double { samples.last?.distance ?? 0 }

    public var altitudeRange: ClosedRange<Double>? {
        guard let low = samples.map(\.altitude).min(), let high = samples.map(\.altitude).max() else {
            return nil
        }
        return low...high
    }

    public var ascent: Double {
        zip(samples, samples.dropFirst()).reduce(0) { $0 + max(0, $1.1.altitude - $1.0.altitude) }
    }

    public var descent: Double {
        zip(samples, samples.dropFirst()).reduce(0) { $0 + max(0, $1.0.altitude - $1.1.altitude) }
    }

    /// Linear interpolation between the two nearest samples.
    public func altitude(at distance: Double) -> Double? {
        guard let first = samples.first, let last = samples.last else { return nil }
        if distance <= first.distance { return first.altitude }
        if distance >= last.distance { return last.altitude }
        guard let upper = samples.firstIndex(where: { $0.distance >= distance }), upper > 0 else {
            return first.altitude
        }
        let a = samples[upper - 1]
        let b = samples[upper]
        let span = b.distance - a.distance
        guard span > 0 else { return b.altitude }
        let t = (distance - a.distance) / span
        return a.altitude + (b.altitude - a.altitude) * t
    }

    /// A moving average, used to calm down noisy recordings.
    public func smoothed(window: Int) -> ElevationProfile {
        guard window > 1, samples.count > window else { return self }
        let half = window / 2
        let result = samples.indices.map { index -> Sample in
            let lower = max(samples.startIndex, index - half)
            let upper = min(samples.endIndex - 1, index + half)
            let slice = samples[lower...upper]
            let mean = slice.reduce(0) { $0 + $1.altitude } / Double(slice.count)
            return Sample(distance: samples[index].distance, altitude: mean)
        }
        return ElevationProfile(samples: result)
    }
}
