import Foundation
import Testing

@testable import DarkroomPackageSettings

/// The variables that a process was started with.
struct ProcessEnvironmentTests {
  @Test func eachTextHasANameAndAValue() {
    let block = Data("CI=true\u{0}EMPTY=\u{0}A=b=c\u{0}no sign\u{0}CI=again\u{0}".utf8)

    #expect(
      ProcessEnvironment.variables(of: block) == ["CI": "true", "EMPTY": "", "A": "b=c"])
    #expect(ProcessEnvironment.variables(of: Data()).isEmpty)
  }

  @Test func whatIsSetLaterIsNotThereAtTheStart() {
    let name = "DARKROOM_PROCESS_ENVIRONMENT_TESTS"
    unsafe setenv(name, "1", 1)
    defer { unsafe unsetenv(name) }

    #expect(ProcessEnvironment.now(name) == "1")
    #expect(ProcessEnvironment.atStart[name] == nil)
    #expect(ProcessEnvironment.atStart["PATH"] == ProcessEnvironment.now("PATH"))
  }
}
