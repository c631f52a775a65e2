import InputFiles
import TestSupport
import Testing

@testable import Projects

/// Build settings have the values that Xcode gives them.
struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    var settings = BuildSettings()
    for level in levels { settings.add(level) }
    return settings
  }

  @Test func aLevelOverridesTheOnesBefore() {
    let settings = settings(["A": "1", "B": "2"], ["B": "3", "C": "$(inherited)x"], ["B": "${inherited} 4"])
    #expect(settings["A"] == "1")
    #expect(settings["B"] == "3 4")
    #expect(settings["C"] == "x")
    #expect(settings["D"] == nil)
  }

  @Test(arguments: [
    ("A[sdk=iphoneos*]", "0"), ("A[sdk=iphonesimulator*]", "1"), ("A[sdk=*]", "1"), ("A[config=Release]", "0"),
    ("A[config=Debug][sdk=iphone*]", "1"), ("A[config=Debug][sdk=macosx*]", "0"), ("A[arch=arm64]", "1"),
  ])
  func aConditionHoldsForTheSimulator(_ name: String, value: String) {
    #expect(settings(["A": "0", name: "1"])["A"] == value)
  }

  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$(NAME:lower)", "my app"), ("$(NAME:upper)", "MY APP"),
    ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:rfc1034identifier)", "My-App"), ("$(FILE:base)", "Info"),
    ("$(FILE:dir)", "App/Files"), ("$(FILE:file)", "Info.plist"), ("$(FILE:suffix)", "plist"),
    ("$(NONE:default=Other)", "Other"), ("$(NAME:default=Other)", "My App"), ("$(NAME:lower:identifier)", "my_app"),
    ("$($(KEY))", "My App"), ("a$(NONE)b", "ab"),
  ])
  func aValueRefersToOthers(_ text: String, value: String) {
    let settings = settings(["NAME": "My App", "FILE": "App/Files/Info.plist", "KEY": "NAME", "TEXT": text])
    #expect(settings["TEXT"] == value)
  }

  @Test func aValueThatRefersToItselfIsEmpty() {
    let settings = settings(["A": "1 $(B)", "B": "2 $(A)", "C": "$(C)$(C)$(C)$(C)x"])
    #expect(settings["A"] == "1 2")
    #expect(settings["C"] == "x")
  }

  /// Values that refer to each other ten times each would be larger than any memory.
  @Test func aTextThatGetsTooLongIsEmpty() {
    var level = ["L0": "text"]
    for index in 1...40 { level["L\(index)"] = String(repeating: "$(L\(index - 1))", count: 10) }
    let settings = settings(level)
    #expect(settings["L1"] == String(repeating: "text", count: 10))
    #expect(settings["L40"] == nil)
  }

  @Test func wordsAreSeparatedBySpaces() {
    #expect(settings(["A": "DEBUG  \"STAGING\" X"]).words(of: "A") == ["DEBUG", "STAGING", "X"])
    #expect(settings(["A": "  "]).words(of: "A") == [])
  }

  @Test func onlyYesIsOn() {
    let settings = settings(["A": "YES", "B": "NO", "C": "yes"])
    #expect(["A", "B", "C", "D"].map(settings.isOn) == [true, false, false, false])
  }

  @Test(arguments: [("My App", "My_App"), ("1st", "_st"), ("Café", "Café"), ("a-b.c", "a_b_c")])
  func aNameBecomesThatOfAModule(_ name: String, module: String) {
    #expect(BuildSettings.identifier(name) == module)
  }
}

/// Files of build settings are read with those that they include.
struct ConfigurationFileTests {
  private func read(_ files: [String: String]) throws -> (settings: [String: String], notes: [String]) {
    let folder = try TemporaryFolder(files)
    let file = ConfigurationFile(at: folder.path("App.xcconfig"))
    return (file.settings, file.notes.map { $0.description.replacing(folder.path + "/", with: "") })
  }

  @Test func linesAreSettings() throws {
    let text = """
      // The app.
      NAME = My App // behind it
      EMPTY =
      FLAGS = -a -b;
      FLAGS[sdk=iphoneos*] = -c
      FLAGS = $(inherited) -d
      nonsense
      """
    let (settings, notes) = try read(["App.xcconfig": text])
    #expect(settings == ["NAME": "My App", "EMPTY": "", "FLAGS": "-a -b -d", "FLAGS[sdk=iphoneos*]": "-c"])
    #expect(notes.isEmpty)
  }

  @Test func aFileIncludesOthers() throws {
    let (settings, notes) = try read([
      "App.xcconfig": "#include \"Base/Base.xcconfig\"\n#include? \"Gone.xcconfig\"\nB = 2\n",
      "Base/Base.xcconfig": "#include \"Colours.xcconfig\"\nA = 1\nB = 1\n",
      "Base/Colours.xcconfig": "C = 3\n",
    ])
    #expect(settings == ["A": "1", "B": "2", "C": "3"])
    #expect(notes.isEmpty)
  }

  @Test func aFileThatIsMissingIsNoted() throws {
    let (settings, notes) = try read(["App.xcconfig": "#include \"Gone.xcconfig\"\nA = 1\n"])
    #expect(settings == ["A": "1"])
    #expect(notes == ["Gone.xcconfig: warning: the build settings could not be read: no such file"])
  }

  @Test func aFileThatIncludesItselfEnds() throws {
    #expect(try read(["App.xcconfig": "#include \"App.xcconfig\"\nA = 1\n"]).settings == ["A": "1"])
  }

  @Test func whatDoesNotLieBesideTheFileLiesInTheFolderOfTheProject() throws {
    let folder = try TemporaryFolder([
      "App/App.xcconfig": "#include \"Shared/Names.xcconfig\"\n", "Shared/Names.xcconfig": "A = 1\n",
    ])
    let file = ConfigurationFile(at: folder.path("App/App.xcconfig"), folder: folder.path)
    #expect(file.settings == ["A": "1"])
    #expect(file.notes.isEmpty)
  }

  /// Each of sixteen levels would read the file ten times.
  @Test(.timeLimit(.minutes(1))) func aFileThatIncludesItselfOftenEnds() throws {
    let text = String(repeating: "#include \"App.xcconfig\"\n", count: 10) + "A = 1\n"
    #expect(try read(["App.xcconfig": text]).settings == ["A": "1"])
  }
}
