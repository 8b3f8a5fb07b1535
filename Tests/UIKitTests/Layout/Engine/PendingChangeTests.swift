import DarkroomUIKit
import Testing

/// What constraints are to be solved for anew with the next layout, which may never come.
@MainActor
@Suite(.tags(.autoLayout))
struct PendingChangeTests {
  enum Change: CaseIterable {
    case content, frame, margins, translation
  }

  @Test(arguments: Change.allCases)
  func changesThatAwaitALayoutKeepNoView(change: Change) {
    weak var kept: UIView?
    func alter(_ view: UIView) {
      switch change {
      case .content: view.setContentHuggingPriority(.required, for: .horizontal)
      case .frame: view.frame.size.width += 1
      case .margins: view.layoutMargins.left += 1
      case .translation: view.translatesAutoresizingMaskIntoConstraints.toggle()
      }
    }
    func make() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let label = UILabel()
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
      view.layoutIfNeeded()
      alter(view)
      kept = view
    }
    make()

    #expect(kept == nil)
  }
}
