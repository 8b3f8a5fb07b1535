import DarkroomUIKit
import Foundation
import Testing

/// Exceptions end the process, with the line that iOS logs; without it an optimized build says nothing.
struct MistakeTests {
  @Test(arguments: Mistake.allCases)
  func anExceptionSaysItsNameAndReason(_ mistake: Mistake) async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [mistake] in
      await MainActor.run { mistake.make() }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("*** Terminating app due to uncaught exception '"))
    #expect(text.contains(mistake.words), "\(text.prefix(400))")
  }
}
