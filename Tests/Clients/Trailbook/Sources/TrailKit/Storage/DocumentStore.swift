import Foundation
import os

/// Somewhere to keep named documents.
public protocol DocumentStore: Sendable {
    /// Returns `nil` when the document has never been written.
    func read<Value: Decodable & Sendable>(_ type: Value.Type, named name: String) async throws -> Value?
    func write<Value: Encodable & Sendable>(_ value: Value, named name: String) async throws
    func removeDocument(named name: String) async throws
}

extension JSONEncoder {
    static func trailbook() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return encoder
    }
}

extension JSONDecoder {
    static func trailbook() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}

/// Keeps every document in a JSON file of its own.
public actor FileDocumentStore: DocumentStore {
    private let directory: URL
    private let encoder = JSONEncoder.trailbook()
    private let decoder = JSONDecoder.trailbook()

    public init(directory: URL) {
        self.directory = directory
    }

    public static func applicationSupport(subdirectory: String = "Trailbook") throws -> FileDocumentStore {
        let root = try FileManager.default.url(
            for: .applicationSupportDirectory,
            in: .userDomainMask,
            appropriateFor: nil,
            create: true
        )
        return FileDocumentStore(directory: root.appendingPathComponent(subdirectory, isDirectory: true))
    }

    public func read<Value: Decodable & Sendable>(_ type: Value.Type, named name: String) async throws -> Value? {
        let url = url(for: name)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            let data = try Data(contentsOf: url)
            return try decoder.decode(type, from: data)
        } catch {
            Logger.storage.error("Could not read \(name, privacy: .public): \(error.localizedDescription)")
            throw TrailError.unreadable(file: name)
        }
    }

    public func write<Value: Encodable & Sendable>(_ value: Value, named name: String) async throws {
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let data = try encoder.encode(value)
            try data.write(to: url(for: name), options: .atomic)
        } catch {
            Logger.storage.error("Could not write \(name, privacy: .public): \(error.localizedDescription)")
            throw TrailError.unwritable(file: name)
        }
    }

    public func removeDocument(named name: String) async throws {
        let url = url(for: name)
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.removeItem(at: url)
    }

    private func url(for name: String) -> URL {
        directory.appendingPathComponent(name).appendingPathExtension("json")
    }
}

/// Forgets everything when it goes away. Used by tests and previews.
public actor InMemoryDocumentStore: DocumentStore {
    private var documents: [String: Data] = [:]
    private var failure: TrailError?

    public init() {}

    public func fail(with error: TrailError?) {
        failure = error
    }

    public var names: [String] { documents.keys.sorted() }

    public func read<Value: Decodable & Sendable>(_ type: Value.Type, named name: String) async throws -> Value? {
        if let failure { throw failure }
        guard let data = documents[name] else { return nil }
        return try JSONDecoder.trailbook().decode(type, from: data)
    }

    public func write<Value: Encodable & Sendable>(_ value: Value, named name: String) async throws {
        if let failure { throw failure }
        documents[name] = try JSONEncoder.trailbook().encode(value)
    }

    public func removeDocument(named name: String) async throws {
        documents[name] = nil
    }
}
