import Combine
import Foundation
import TrailKit

final class HikeEditorViewModel {
    @Published var title: String
    @Published var date: Date
    @Published var distanceText: String
    @Published var hours: Double
    @Published var rating: Int
    @Published var weather: Weather
    @Published var notes: String

    @Published private(set) var canSave = false
    @Published private(set) var titleError: String?

    let isNew: Bool

    private let original: Hike?
    private let repository: any HikeRepository
    private let now: () -> Date
    private var cancellables = Set<AnyCancellable>()

    init(hike: Hike?, repository: any HikeRepository, now: @escaping () -> Date = { Date() }) {
        self.original = hike
        self.repository = repository
        self.now = now
        isNew = hike == nil
        title = hike?.title ?? ""
        date = hike?.date ?? now()
        distanceText = hike.map { String(format: "%.1f", $0.distance / 1_000) } ?? ""
        hours = (hike?.duration ?? 3_600) / 3_600
        rating = hike?.rating ?? 0
        weather = hike?.weather ?? .sunny
        notes = hike?.notes ?? ""

        $title.combineLatest($distanceText)
            .map { title, distance in
                let hasTitle = !title.trimmingCharacters(in: .whitespaces).isEmpty
                return hasTitle && (distance.isEmpty || Self.metres(from: distance) != nil)
            }
            .assign(to: &$canSave)

        $title
            .dropFirst()
            .removeDuplicates()
            .map { $0.isEmpty ? localized("A hike needs a title") : nil }
            .assign(to: &$titleError)
    }

    var hike: Hike {
        Hike(
            id: original?.id ?? UUID(),
            trailID: original?.trailID,
            title: title.trimmingCharacters(in: .whitespaces),
            date: date,
            duration: hours * 3_600,
            distance: Self.metres(from: distanceText) ?? 0,
            ascent: original?.ascent ?? 0,
            rating: rating,
            weather: weather,
            notes: notes,
            companions: original?.companions ?? []
        )
    }

    var hasChanges: Bool {
        guard let original else { return !title.isEmpty || !notes.isEmpty }
        return original != hike
    }

    func save() async throws {
        try await repository.save(hike)
    }

    static func metres(from text: String) -> Double? {
        let normalized = text.replacingOccurrences(of: ",", with: ".")
        guard let kilometres = Double(normalized), kilometres >= 0 else { return nil }
        return kilometres * 1_000
    }
}
