import Foundation
import Testing
@testable import TrailKit

@Suite("Models")
struct ModelTests {
    @Test("A trail survives a round trip through JSON")
    func trailRoundTrip() throws {
        let trail = try #require(SampleData.trails.first)
        let data = try JSONEncoder.trailbook().encode(trail)
        let decoded = try JSONDecoder.trailbook().decode(Trail.self, from: data)
        #expect(decoded == trail)
    }

    @Test
    func trailFillsInMissingKeys() throws {
        let json = """
        {
          "id": "7A11B00C-0000-4000-8000-000000000042",
          "name": "Short Walk",
          "region": "Home",
          "length": 1200,
          "trailhead": { "latitude": 1, "longitude": 2 }
        }
        """
        let trail = try JSONDecoder.trailbook().decode(Trail.self, from: Data(json.utf8))
        #expect(trail.difficulty == .moderate)
        #expect(trail.tags.isEmpty)
        #expect(trail.isFavourite == false)
        #expect(trail.imageName == nil)
    }

    @Test
    func naismith() {
        let trail = Trail(
            name: "Test",
            region: "Test",
            length: 10_000,
            trailhead: GeoPoint(latitude: 0, longitude: 0),
            profile: ElevationProfile(altitudes: [0, 300, 600], length: 10_000)
        )
        #expect(trail.estimatedDuration == 3 * 3_600)
    }

    @Test(arguments: [(-3, 0), (0, 0), (4, 4), (9, 5)])
    func ratingIsClamped(input: Int, expected: Int) {
        let hike = Hike(title: "Walk", date: .distantPast, rating: input)
        #expect(hike.rating == expected)
    }

    @Test
    func validation() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        var hike = Hike(title: "  ", date: now.addingTimeInterval(60), distance: -1)
        #expect(hike.validationIssues(now: now) == [.emptyTitle, .negativeDistance, .futureDate])
        hike.title = "Walk"
        hike.date = now
        hike.distance = 1
        #expect(hike.validationIssues(now: now).isEmpty)
    }

    @Test
    func distanceBetweenPoints() {
        let paris = GeoPoint(latitude: 48.8566, longitude: 2.3522)
        let london = GeoPoint(latitude: 51.5074, longitude: -0.1278)
        let distance = paris.distance(to: london)
        #expect(abs(distance - 343_500) < 1_500)
        #expect([paris, london, paris].pathLength == distance + london.distance(to: paris))
    }

    @Test(arguments: Difficulty.allCases)
    func everyDifficultyHasATitle(_ difficulty: Difficulty) {
        #expect(difficulty.localizedTitle != "difficulty.\(difficulty.rawValue)")
        #expect(!difficulty.symbolName.isEmpty)
    }
}

@Suite
struct ElevationProfileTests {
    let profile = ElevationProfile(altitudes: [100, 200, 150, 300], length: 300)

    @Test
    func totals() {
        #expect(profile.ascent == 250)
        #expect(profile.descent == 50)
        #expect(profile.altitudeRange == 100...300)
        #expect(profile.length == 300)
    }

    @Test(arguments: zip([-5.0, 0, 50, 150, 999], [100.0, 100, 150, 175, 300]))
    func interpolation(distance: Double, altitude: Double) throws {
        let value = try #require(profile.altitude(at: distance))
        #expect(abs(value - altitude) < 0.001)
    }

    @Test
    func emptyProfile() {
        #expect(ElevationProfile.empty.altitude(at: 10) == nil)
        #expect(ElevationProfile.empty.altitudeRange == nil)
        #expect(ElevationProfile.empty.isEmpty)
    }

    @Test
    func smoothingKeepsTheLength() {
        let smooth = profile.smoothed(window: 3)
        #expect(smooth.samples.count == profile.samples.count)
        #expect(smooth.ascent < profile.ascent)
    }
}
