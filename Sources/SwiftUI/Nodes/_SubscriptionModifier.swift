/// Runs an action for the values of a publisher, once the view has appeared.
struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// The stored subscription of the view, with the current action.
  private final class Subscription {
    var action: (P.Output) -> Void = { _ in }
    var sources: [ObjectIdentifier] = []
    var cancellable: AnyCancellable?
  }
}

extension _SubscriptionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let kept = evaluation.identity.kept["subscription"] as? Subscription
    let subscription = kept ?? Subscription()
    subscription.action = action
    evaluation.identity.kept["subscription"] = subscription
    // A publisher that is a value is created by each evaluation. The first one is kept as long as its values come from
    // the same objects.
    let sources = sources
    guard subscription.cancellable == nil || sources != subscription.sources else { return nodes }
    evaluation.graph.afterLayout { [publisher] in
      subscription.sources = sources
      subscription.cancellable = publisher.sink { [weak subscription] in subscription?.action($0) }
    }
    return nodes
  }
}

extension _SubscriptionModifier {
  /// The objects from which the publisher gets its values.
  private var sources: [ObjectIdentifier] {
    guard let erased = publisher as? AnyPublisher<P.Output, Never> else {
      return Self.objects(in: publisher)
    }
    // The publisher is wrapped in a box.
    return Mirror(reflecting: erased).children.flatMap { box in
      Mirror(reflecting: box.value).children.flatMap { Self.objects(in: $0.value) }
    }
  }

  private static func objects(in value: Any) -> [ObjectIdentifier] {
    if type(of: value) is AnyObject.Type { return [ObjectIdentifier(value as AnyObject)] }
    return Mirror(reflecting: value).children.flatMap { objects(in: $0.value) }
  }
}
