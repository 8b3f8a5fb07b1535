/// Runs an action for what a publisher sends, from the appearance of a view on.
struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// What is kept for the view: the subscription, and what to do now.
  private final class Subscription {
    var action: (P.Output) -> Void = { _ in }
    var publisher: AnyObject?
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
    // A publisher that is a value is made anew by each evaluation; it stays the one of the first.
    let object = P.self is AnyObject.Type ? publisher as AnyObject : nil
    guard subscription.cancellable == nil || object !== subscription.publisher else {
      return nodes
    }
    evaluation.graph.afterLayout { [publisher] in
      subscription.publisher = object
      subscription.cancellable = publisher.sink { subscription.action($0) }
    }
    return nodes
  }
}
