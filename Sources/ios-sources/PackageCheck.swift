import DarkroomIOSSources
import FoundationEssentials

/// What keeps a package, and the packages that it depends on, from being compiled on Linux.
struct PackageCheck {
  private struct Package {
    let description: PackageDescription
    /// The targets that the package to be checked reaches, by their names.
    var reached: Set<String> = []
  }

  private struct Module {
    let target: PackageDescription.Target
    let package: Int
    let sources: SourceFolder
  }

  private var packages: [Package]
  /// Packages that SwiftPM fetched and could not describe, or did not fetch, and what it says of them.
  private var absent: [(name: String, reason: String)] = []
  private var missingProducts: Set<String> = []

  /// - Parameter folder: holds a manifest. Its dependencies are looked at if SwiftPM has fetched them.
  init(folder: String) throws(CheckError) {
    packages = [Package(description: try PackageDescription(folder: folder))]
    let checkouts = "\(folder)/.build/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    for name in names.sorted() {
      do throws(CheckError) {
        packages.append(
          Package(description: try PackageDescription(folder: "\(checkouts)/\(name)")))
      } catch {
        absent.append((name, error.description))
      }
    }
    reach(packages[0].description.targets.filter(\.isChecked).map(\.name), of: 0)
  }

  private mutating func reach(_ targets: [String], of package: Int) {
    for name in targets where packages[package].reached.insert(name).inserted {
      guard let target = packages[package].description.targets.first(where: { $0.name == name })
      else { continue }
      reach(target.targetDependencies ?? [], of: package)
      for product in target.productDependencies ?? [] { reach(product: product) }
    }
  }

  private mutating func reach(product name: String) {
    for package in packages.indices.dropFirst() {
      if let product = packages[package].description.products.first(where: { $0.name == name }) {
        return reach(product.targets, of: package)
      }
    }
    missingProducts.insert(name)
  }

  /// The checks of the packages that have sources, the package itself first.
  func run() -> PackageReport {
    let modules = modules()
    let names = Set(modules.map(\.target.c99name))
    let checks = packages.indices.map { package in
      ModuleCheck.joined(
        modules.filter { $0.package == package }.map { module in
          ModuleCheck(
            sources: module.sources.texts,
            context: seen(from: module, in: modules).flatMap(\.sources.texts),
            unread: module.sources.unread, modules: names)
        })
    }
    return PackageReport(
      checks: zip(packages, checks).map { ($0.description.name, $1) }.filter { !$0.1.isEmpty },
      absent: absent, missingProducts: missingProducts.sorted())
  }

  private func modules() -> [Module] {
    packages.indices.flatMap { index in
      let package = packages[index]
      return package.description.targets.filter {
        $0.isChecked && package.reached.contains($0.name)
      }.map { target in
        let files = target.sources.map {
          URL(filePath: package.description.path).appending(path: target.path).appending(path: $0)
        }
        return Module(target: target, package: index, sources: SourceFolder(files: files))
      }
    }
  }

  /// What a module depends on, however far away.
  private func seen(from module: Module, in modules: [Module]) -> [Module] {
    var rest = [module]
    var seen: Set<String> = []
    while let next = rest.popLast() {
      let targets = next.target.targetDependencies ?? []
      let products = Set(next.target.productDependencies ?? [])
      let behind = packages.dropFirst().flatMap(\.description.products)
        .filter { products.contains($0.name) }.flatMap(\.targets)
      for name in targets + behind where seen.insert(name).inserted {
        rest += modules.filter { $0.target.name == name }
      }
    }
    return modules.filter { seen.contains($0.target.name) }
  }
}
