import os

extension Logger {
    private static let subsystem = "com.example.trailbook"

    public static let storage = Logger(subsystem: subsystem, category: "storage")
    public static let services = Logger(subsystem: subsystem, category: "services")
    public static let interface = Logger(subsystem: subsystem, category: "interface")
}
