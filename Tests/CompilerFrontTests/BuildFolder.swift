import DarkroomPackageSettings
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomCompilerFront

/// A package's build folder as SwiftPM lays it out, in a scratch folder.
struct BuildFolder {
  private struct Overlay: Decodable {
    struct File: Decodable {
      var name: String
      var contents: String
      enum CodingKeys: String, CodingKey {
        case name
        case contents = "external-contents"
      }
    }
    var roots: [File]
  }

  private let folder: ScratchFolder
  var root: String { folder.path }
  var products: String { root + "/.build/any-triple/debug" }
  var modules: String { products + "/Modules" }

  init() throws {
    folder = try ScratchFolder()
    try folder.createFolder(".build/any-triple/debug/Modules")
    try folder.createFolder("sdk/include")
    try write("platforms: [.iOS(.v15)]", to: "Package.swift")
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func text(_ path: String) throws -> String? { try folder.text(path) }

  /// The call that compiles `files` of a module, each with an object that is there.
  func compilation(
    of module: String, _ files: [String], adding words: [String] = []
  ) throws -> ModuleCompilation? {
    let build = "\(products)/\(module).build"
    var map: [String: [String: String]] = [:]
    for file in files {
      let object = "\(build)/\(FrontFiles.name(file)).o"
      map["\(root)/\(file)"] = ["object": object]
      if !FileManager.default.fileExists(atPath: object) { try write("object", to: object) }
    }
    try write(ResponseFile.text(of: files.map { "\(root)/\($0)" }), to: build + "/sources")
    let json = String(decoding: try JSONEncoder().encode(map), as: UTF8.self)
    try write(json, to: build + "/output-file-map.json")
    return try ModuleCompilation(
      CompilerArguments(
        [
          "-module-name", module, "-emit-module-path", "\(modules)/\(module).swiftmodule",
          "-output-file-map", "\(build)/output-file-map.json", "-c", "@\(build)/sources",
        ] + words), SDKBundle(path: root + "/sdk"))
  }

  /// What the compiler reads in the place of each source.
  func overlay(of module: String) throws -> [String: String] {
    let text = try #require(try text("\(products)/\(module).build/ios/overlay.yaml"))
    let overlay = try JSONDecoder().decode(Overlay.self, from: Data(text.utf8))
    return Dictionary(uniqueKeysWithValues: overlay.roots.map { ($0.name, $0.contents) })
  }

  /// The text that the compiler reads in the place of a source.
  func translation(of file: String, in module: String) throws -> String? {
    try overlay(of: module)["\(root)/\(file)"].flatMap { try text($0) }
  }

  func record(of module: String) -> TranslationRecord? {
    TranslationRecord.read(module, in: modules)
  }
}
