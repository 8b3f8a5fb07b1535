import Combine
import Foundation

/// Counts time and distance while the hiker is on the way.
@MainActor
public final class TrackRecorder: ObservableObject {
    public enum State: Equatable, Sendable {
        case idle
        case recording
        case paused
    }

    @Published public private(set) var state: State = .idle
    @Published public private(set) var elapsed: TimeInterval = 0
    @Published public private(set) var points: [GeoPoint] = []

    private let tickInterval: TimeInterval
    private var timer: AnyCancellable?

    public init(tickInterval: TimeInterval = 1) {
        self.tickInterval = tickInterval
    }

    public var distance: Double { points.pathLength }

    public var progressPublisher: AnyPublisher<(TimeInterval, Double), Never> {
        $elapsed
            .combineLatest($points.map(\.pathLength))
            .map { ($0.0, $0.1) }
            .eraseToAnyPublisher()
    }

    public func start() {
        guard state != .recording else { return }
        state = .recording
        timer = Timer.publish(every: tickInterval, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in
                self?.tick()
            }
    }

    public func pause() {
        guard state == .recording else { return }
        state = .paused
        timer = nil
    }

    public func append(_ point: GeoPoint) {
        guard state == .recording, point.isValid else { return }
        points.append(point)
    }

    /// Ends the recording and returns what was walked.
    public func finish(title: String, date: Date = Date()) -> Hike? {
        guard state != .idle else { return nil }
        timer = nil
        let hike = Hike(title: title, date: date, duration: elapsed, distance: distance)
        state = .idle
        elapsed = 0
        points = []
        return hike
    }

    public func tick() {
        guard state == .recording else { return }
        elapsed += tickInterval
    }
}
