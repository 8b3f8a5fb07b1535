import Foundation

/// The registrations of one view or controller, called in the order of registration.
@MainActor
struct TraitObservers {
  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
      _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }

  private var registrations: [Registration] = []

  nonisolated init() {}

  mutating func add<T>(
    _ traits: [UITrait], _ handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits) { environment, previous in
      if let environment = environment as? T { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func notify(_ environment: AnyObject, old: UITraitCollection, new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(old.values, new.values) }) {
      registration.handler(environment, old)
    }
  }
}
