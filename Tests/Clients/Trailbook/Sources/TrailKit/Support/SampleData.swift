import Foundation

/// What a new journal starts with.
public enum SampleData {
    public static let trails: [Trail] = [
        Trail(
            id: identifier(1),
            name: "Heron Lake Loop",
            region: "Low Hills",
            summary: "A flat walk around the lake, through reeds and under old willows. "
                + "There is a hide for bird watchers half way.",
            difficulty: .easy,
            length: 6_200,
            trailhead: GeoPoint(latitude: 46.62, longitude: 8.03),
            profile: ElevationProfile(altitudes: [412, 414, 420, 431, 428, 419, 415, 412], length: 6_200),
            tags: ["lake", "birds", "family"],
            imageName: "trail-lake",
            isFavourite: true
        ),
        Trail(
            id: identifier(2),
            name: "Miller's Gorge",
            region: "Low Hills",
            summary: "Follows the stream past three ruined mills. The wooden bridges are slippery after rain.",
            difficulty: .moderate,
            length: 9_800,
            trailhead: GeoPoint(latitude: 46.65, longitude: 8.11),
            profile: ElevationProfile(altitudes: [520, 560, 610, 690, 760, 742, 650, 540, 522], length: 9_800),
            tags: ["stream", "history"],
            imageName: "trail-forest"
        ),
        Trail(
            id: identifier(3),
            name: "Larch Ridge",
            region: "Grey Mountains",
            summary: "A long ridge with views to both sides. Golden in October.",
            difficulty: .hard,
            length: 15_400,
            trailhead: GeoPoint(latitude: 46.71, longitude: 8.25),
            profile: ElevationProfile(
                altitudes: [1_120, 1_310, 1_540, 1_720, 1_905, 1_880, 1_930, 1_760, 1_450, 1_200],
                length: 15_400
            ),
            tags: ["ridge", "views"],
            imageName: "trail-ridge",
            isFavourite: true
        ),
        Trail(
            id: identifier(4),
            name: "The Organ Pipes",
            region: "Grey Mountains",
            summary: "Basalt columns, two chains and a ladder. Not after rain, and not alone.",
            difficulty: .expert,
            length: 11_100,
            trailhead: GeoPoint(latitude: 46.74, longitude: 8.31),
            profile: ElevationProfile(
                altitudes: [1_340, 1_620, 1_980, 2_310, 2_480, 2_260, 1_830, 1_340],
                length: 11_100
            ),
            tags: ["scramble", "views"],
            imageName: "trail-peak"
        ),
        Trail(
            id: identifier(5),
            name: "Shepherd's Path",
            region: "South Coast",
            summary: "From the chapel to the bay and back along the dry stone walls.",
            difficulty: .moderate,
            length: 12_600,
            trailhead: GeoPoint(latitude: 43.21, longitude: 5.42),
            profile: ElevationProfile(altitudes: [12, 90, 160, 240, 180, 60, 5, 80, 12], length: 12_600),
            tags: ["sea", "history"],
            imageName: "trail-lake"
        ),
    ]

    public static let hikes: [Hike] = [
        Hike(
            id: identifier(101),
            trailID: identifier(1),
            title: "Heron Lake Loop",
            date: date(2024, 4, 14),
            duration: 6_300,
            distance: 6_300,
            ascent: 25,
            rating: 4,
            weather: .cloudy,
            notes: "Two herons and a very angry goose.",
            companions: ["Ada"]
        ),
        Hike(
            id: identifier(102),
            trailID: identifier(3),
            title: "Larch Ridge",
            date: date(2024, 5, 26),
            duration: 21_900,
            distance: 15_800,
            ascent: 930,
            rating: 5,
            weather: .sunny,
            notes: "Snow on the north side, still. Should have brought gaiters.",
            companions: ["Ada", "Tomás"]
        ),
        Hike(
            id: identifier(103),
            trailID: identifier(2),
            title: "Miller's Gorge",
            date: date(2024, 5, 9),
            duration: 11_400,
            distance: 9_900,
            ascent: 245,
            rating: 3,
            weather: .rainy,
            notes: "Wet from the first bridge to the last."
        ),
    ]

    public static let gear: [GearItem] = [
        GearItem(id: identifier(201), name: "Rain jacket", category: .clothing, weight: 320, isPacked: true),
        GearItem(id: identifier(202), name: "Two-person tent", category: .shelter, weight: 1_480),
        GearItem(id: identifier(203), name: "Gas stove", category: .cooking, weight: 95, isPacked: true),
        GearItem(id: identifier(204), name: "Compass", category: .navigation, weight: 42, isPacked: true),
        GearItem(id: identifier(205), name: "First aid kit", category: .safety, weight: 260),
    ]

    private static func identifier(_ number: Int) -> UUID {
        UUID(uuidString: String(format: "7A11B00C-0000-4000-8000-%012d", number))!
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9)) ?? .distantPast
    }
}
