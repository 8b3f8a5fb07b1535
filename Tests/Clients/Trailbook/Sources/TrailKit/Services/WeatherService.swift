import Foundation

public protocol WeatherService: Sendable {
    func forecast(at point: GeoPoint, on date: Date) async throws -> Forecast
}

/// A stand-in until the contract with the weather office is signed. It is
/// deterministic, so the same place has the same weather on the same day.
public struct AlmanacWeatherService: WeatherService {
    private let latency: Duration

    public init(latency: Duration = .milliseconds(200)) {
        self.latency = latency
    }

    public func forecast(at point: GeoPoint, on date: Date) async throws -> Forecast {
        guard point.isValid else { throw TrailError.offline }
        try await Task.sleep(for: latency)
        let day = Int(date.timeIntervalSinceReferenceDate / 86_400)
        let place = Int((point.latitude * 10).rounded()) &+ Int((point.longitude * 10).rounded())
        let all = Weather.allCases
        let weather = all[abs(day &+ place) % all.count]
        let temperature = 24 - abs(point.latitude) / 4 + Double(abs(day) % 7)
        return Forecast(weather: weather, temperature: temperature, date: date)
    }
}
