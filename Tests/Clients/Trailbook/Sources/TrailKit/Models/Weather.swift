import Foundation

public enum Weather: String, Codable, CaseIterable, Sendable {
    case sunny, cloudy, rainy, snowy, windy

    public var symbolName: String {
        switch self {
        case .sunny: "sun.max.fill"
        case .cloudy: "cloud.fill"
        case .rainy: "cloud.rain.fill"
        case .snowy: "cloud.snow.fill"
        case .windy: "wind"
        }
    }

    public var localizedTitle: String {
        L10n.string("weather.\(rawValue)")
    }
}

public struct Forecast: Codable, Hashable, Sendable {
    public let weather: Weather
    /// Degrees Celsius.
    public let temperature: Double
    public let date: Date

    public init(weather: Weather, temperature: Double, date: Date) {
        self.weather = weather
        self.temperature = temperature
        self.date = date
    }
}
