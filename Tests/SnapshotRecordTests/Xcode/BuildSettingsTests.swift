import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotRecord

/// Build settings as Xcode's documentation of configuration files describes them.
struct BuildSettingsTests {
  @Test func higherLevelsMayAskForLowerOnes() {
    let settings = BuildSettings(
      [
        ["FLAGS": "A", "NAME": "Shop", "KIND": "debug"],
        ["FLAGS": "$(inherited) B", "PATH": "${NAME}/$(SUB_$(KIND))"],
        ["FLAGS": "$(FLAGS) C", "SUB_debug": "inner"],
      ], configuration: "Debug")

    #expect(settings["FLAGS"] == "A B C")
    #expect(settings["PATH"] == "Shop/inner")
    #expect(settings["NONE"] == nil)
    #expect(settings.expanded("$(NONE)-$(NAME:upper)-$5") == "-SHOP-$5")
  }

  @Test func aCircleEnds() {
    let settings = BuildSettings([["A": "x$(B)", "B": "y$(A)"]], configuration: "Debug")

    #expect(settings["A"] == "xy")
  }

  @Test func conditionsChooseTheSimulatorAndTheConfiguration() {
    let settings = BuildSettings(
      [
        [
          "A": "1", "A[sdk=iphonesimulator*]": "2", "B": "1", "B[sdk=iphoneos*]": "2",
          "C[config=Debug][sdk=*]": "3", "C[config=Release]": "4", "D[arch=arm64]": "5",
        ]
      ], configuration: "Debug")

    #expect(settings["A"] == "2")
    #expect(settings["B"] == "1")
    #expect(settings["C"] == "3")
    #expect(settings["D"] == nil)
  }

  @Test func valuesAreChangedByTheirModifiers() {
    let settings = BuildSettings([["N": "My App-2", "E": ""]], configuration: "Debug")

    #expect(settings.expanded("$(N:c99extidentifier)") == "My_App_2")
    #expect(settings.expanded("$(N:rfc1034identifier:lower)") == "my-app-2")
    #expect(settings.expanded("$(E:default=x)$(MISSING:default=y)") == "xy")
  }

  @Test func wordsMayBeQuoted() {
    #expect(
      BuildSettings.words(#"-D A "-D B C"  a\ b 'c d' """#) == [
        "-D", "A", "-D B C", "a b", "c d", "",
      ])
  }

  @Test func filesOfSettingsIncludeOthers() throws {
    let folder = try ScratchFolder()
    try folder.write(
      Array("A = base // not this\nB[config=Debug] = $(A) b;\n#include \"../Two.xcconfig\"\n".utf8),
      to: "Config/One.xcconfig")
    try folder.write(
      Array("#include \"Config/One.xcconfig\"\n#include? \"None.xcconfig\"\nA = two\n".utf8),
      to: "Two.xcconfig")

    #expect(
      SettingsFile(folder.path("Config/One.xcconfig")).settings
        == ["A": "two", "B[config=Debug]": "$(A) b"])
  }
}
