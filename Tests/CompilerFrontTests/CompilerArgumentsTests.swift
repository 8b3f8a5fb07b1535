import Testing

@testable import DarkroomCompilerFront

@Suite struct CompilerArgumentsTests {
  @Test func optionsOfTheSDKsRootAreTakenOut() {
    let words = [
      "-module-name", "App", "-sdk", "/sdk/root", "-tools-directory", "/sdk/bin", "-Xcc",
      "--sysroot",
      "-Xcc", "/sdk/root", "-Xclang-linker", "-resource-dir", "-Xclang-linker", "/x", "-Xcc", "-g",
      "-resource-dir", "/x", "-Xcc", "--sysroot=/sdk/root", "--sysroot", "/sdk/root", "-c",
    ]
    #expect(
      CompilerArguments(words).withoutRoot.words == ["-module-name", "App", "-Xcc", "-g", "-c"])
  }

  @Test func anOptionThatOnlyBeginsLikeOneOfTheRootStays() {
    let words = ["-Xcc", "--sysroot", "-c", "x.swift"]
    #expect(CompilerArguments(words).withoutRoot.words == words)
    #expect(CompilerArguments(["-Xcc"]).withoutRoot.words == ["-Xcc"])
  }

  @Test(arguments: [("5.0", "5"), ("5", "5"), ("6.0", "6"), ("4.2", "4.2")])
  func aLanguageVersionOfXcodeIsOneOfTheCompiler(given: String, known: String) {
    let arguments = CompilerArguments(["-swift-version", given, "-c"])
    #expect(arguments.withKnownLanguageVersion.words == ["-swift-version", known, "-c"])
  }

  @Test func wordsThatFollowEachOtherAreTakenOutTogether() {
    let words = ["-I", "/a", "-I", "/b", "/a", "-I", "/a", "-I"]
    #expect(CompilerArguments(words).without(["-I", "/a"]).words == ["-I", "/b", "/a", "-I"])
  }

  @Test func theRuntimeIsThatOfTheLibrary() {
    let arguments = CompilerArguments(["-c", "-static-stdlib", "-O"])
    #expect(arguments.withSharedRuntime.words == ["-c", "-O"])
  }

  @Test func definitionsForSwiftAreFoundInBothForms() {
    let arguments = CompilerArguments(["-DDEBUG", "-Xcc", "-DC", "-D", "FLAG", "-c", "-D"])
    #expect(arguments.definitions == ["DEBUG", "FLAG"])
  }

  @Test func theLastWordHasNoValue() {
    #expect(CompilerArguments(["-module-name"]).value(of: "-module-name") == nil)
  }

  @Test func theListOfSourcesIsAResponseFile() {
    let arguments = CompilerArguments(["-c", "@/b/App.build/sources", "@/b/other"])
    #expect(arguments.responseFile(named: "sources") == "/b/App.build/sources")
  }
}
