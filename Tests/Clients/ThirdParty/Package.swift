// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "third-party",
  products: [.library(name: "ThirdParty", targets: ["ThirdParty"])],
  targets: [.target(name: "ThirdParty")]
)
