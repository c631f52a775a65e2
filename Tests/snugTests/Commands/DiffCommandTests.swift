import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug diff`: the words for what differs.
@MainActor
struct DiffCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A screen with a title above two texts.
  nonisolated static let signIn = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="SignIn">
          <connections>
            <outlet property="view" destination="screen" id="o-1"/>
            <outlet property="titleLabel" destination="title" id="o-2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="screen">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Welcome" textAlignment="natural" numberOfLines="0" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="79" width="353" height="20.333"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <color key="textColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            </label>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <rect key="frame" x="20" y="115" width="353" height="120"/>
              <subviews>
                <label opaque="NO" contentMode="left" text="First" numberOfLines="0" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="first">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <label opaque="NO" contentMode="left" text="Second" numberOfLines="0" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="second">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
              </subviews>
            </stackView>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c-1"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c-2"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="c-3"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="16" id="c-4"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c-5"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="20" id="c-6"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="safe"/>
        </view>
      </objects>
    </document>
    """

  /// A change of ``signIn``, and the lines that report it after the names of document and screen.
  nonisolated struct Revision: CustomTestStringConvertible {
    var name: String
    var edit: @Sendable (String) -> String
    var words: String
    var testDescription: String { name }
  }

  nonisolated static let revisions = [
    Revision(
      name: "a text", edit: { $0.replacing("text=\"Welcome\"", with: "text=\"Hello\"") },
      words: """
            changed  label “Hello”  (line 15)
                     text: “Welcome” → “Hello”

        1 document differs: 1 change.
        """),
    Revision(
      name: "a constant", edit: { $0.replacing("constant=\"16\"", with: "constant=\"24\"") },
      words: """
            changed  stack view in the screen.top = label “Welcome”.bottom + 24  (line 36)
                     constant: 16 → 24
            moves    stack view in the screen, in all 20 environments  (line 20)
                     most on iPhone SE, L: y 76.5 → 84.5

        1 document differs: 1 change, 1 view moves.
        """),
    Revision(
      name: "a priority and a relation",
      edit: {
        $0.replacing("constant=\"16\"", with: "relation=\"greaterThanOrEqual\" constant=\"16\" priority=\"750\"")
      },
      words: """
            changed  stack view in the screen.top ≥ label “Welcome”.bottom + 16, priority 750  (line 36)
                     relation: = → ≥
                     priority: 1000 → 750
            new      ambiguous-layout (moderate): stack view in the screen: The constraints leave its vertical position \
        open.  (line 20)

        1 document differs: 1 change, 1 new finding.
        """),
    Revision(
      name: "a font and a colour",
      edit: {
        $0.replacing(
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>\n          <color",
          with: "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>\n          <color"
        ).replacing("red=\"0.0\"", with: "red=\"1\"")
      },
      words: """
            changed  label “Welcome”  (line 15)
                     font: text style Body → bold system 17
                     text color: #000000 → #FF0000
            moves    label “Welcome”, in 12 of 20 environments  (line 15)
                     most on iPhone 16, AX3: height 48 → 20.33
            moves    stack view in the screen, in 12 of 20 environments  (line 20)
                     most on iPhone 16, AX3: y 143 → 115.33

        1 document differs: 1 change, 2 views move.
        """),
    Revision(
      name: "a view that is gone",
      edit: { $0.replacing(/<label opaque="NO" contentMode="left" text="Second"(?s:.*?)<\/label>/, with: "") },
      words: """
            removed  label “Second”, in stack view in the screen  (line 26)
            moves    stack view in the screen, in all 20 environments  (line 20)
                     most on iPhone SE, AX3: height 104 → 48

        1 document differs: 1 change, 1 view moves.
        """),
    Revision(
      name: "a new view",
      edit: {
        $0.replacing(
          "</stackView>",
          with: """
            </stackView><button opaque="NO" contentMode="scaleToFill" buttonType="system" \
            translatesAutoresizingMaskIntoConstraints="NO" id="go"><constraints>\
            <constraint firstAttribute="width" constant="120" id="c-9"/></constraints>\
            <state key="normal" title="Sign in"/><connections>\
            <action selector="signIn:" destination="-1" eventType="touchUpInside" id="a-1"/></connections></button>
            """
        ).replacing(
          "</constraints>\n      <viewLayoutGuide",
          with: """
            <constraint firstItem="go" firstAttribute="centerX" secondItem="screen" secondAttribute="centerX" id="c-7"/>
            <constraint firstItem="go" firstAttribute="top" secondItem="stack" secondAttribute="bottom" id="c-8"/>
            </constraints>
            <viewLayoutGuide
            """)
      },
      words: """
            added    button “Sign in”, in the screen  (line 30)
            added    button “Sign in”.centerX = the screen.centerX  (line 39)
            added    button “Sign in”.top = stack view in the screen.bottom  (line 40)
            added    action “signIn:” of button “Sign in” on touch up inside, sent to File's Owner  (line 30)
            new      small-tap-target (minor, to review): button “Sign in”: It is 120 × 30 points, and a finger needs \
        44 × 44.  (line 30)

        1 document differs: 4 changes, 1 new finding.
        """),
    Revision(
      name: "the order of arranged views",
      edit: {
        $0.replacing("text=\"First\"", with: "text=\"?\"").replacing("id=\"first\"", with: "id=\"?\"")
          .replacing("text=\"Second\"", with: "text=\"First\"").replacing("id=\"second\"", with: "id=\"first\"")
          .replacing("text=\"?\"", with: "text=\"Second\"").replacing("id=\"?\"", with: "id=\"second\"")
      },
      words: """
            changed  stack view in the screen  (line 20)
                     order: label “First”, label “Second” → label “Second”, label “First”
            moves    label “Second”, in all 20 environments  (line 23)
                     most on iPhone SE, AX3: y 56 → 0
            moves    label “First”, in all 20 environments  (line 26)
                     most on iPhone SE, AX3: y 0 → 56

        1 document differs: 1 change, 2 views move.
        """),
    Revision(
      name: "an outlet",
      edit: { $0.replacing("<outlet property=\"titleLabel\" destination=\"title\" id=\"o-2\"/>", with: "") },
      words: """
            removed  outlet “titleLabel” of File's Owner to label “Welcome”  (line 8)

        1 document differs: 1 change.
        """),
    Revision(
      name: "a text that is cut off",
      edit: {
        $0.replacing("text=\"First\" numberOfLines=\"0\"", with: "text=\"First, which has to fit on one line\"")
      },
      words: """
            changed  label “First, which has to fit on one line”  (line 23)
                     number of lines: 0 → not set
                     text: “First” → “First, which has to fit on one line”
            new      truncated-text (serious): label “First, which has to fit on one line”: 20 of 35 characters of \
        “First, which has to fit on one line” are cut off.  (line 23)

        1 document differs: 1 change, 1 new finding.
        """),
  ]

  /// Each revision of a repository has one known change, and the comparison with the revision before reports exactly
  /// this change.
  @Test(arguments: revisions) func eachChangeIsToldInWords(_ revision: Revision) async throws {
    let repository = try await TestRepository(in: folder)
    try await repository.commit(Self.signIn)
    let edited = revision.edit(Self.signIn)
    try #require(edited != Self.signIn)
    try await repository.commit(edited)
    let (outcome, console) = try await CapturedConsole.run("diff", "HEAD~1..HEAD", folder.path, "--jobs", "1")
    #expect(console.reports == [])
    #expect(console.output == "App/SignIn.xib\n  SignIn\n\(revision.words)\n")
    #expect(outcome == .violations)
    // The opposite change is reported as well, and a revision has no difference from itself.
    let back = try await CapturedConsole.run("diff", "HEAD..HEAD~1", folder.path, "--jobs", "1")
    #expect(back.outcome == .violations)
    let none = try await CapturedConsole.run("diff", "HEAD..HEAD", folder.path, "--jobs", "1")
    #expect(none.console.output == "No change that shows.\n")
    #expect(none.outcome == .success)
  }

  /// What another Xcode writes: its version, other identifiers, constraints in another order and the other way round,
  /// another name of the colour space, another place of the guide.
  nonisolated static let savedAgain: String = {
    var text = signIn.replacing("toolsVersion=\"22155\"", with: "toolsVersion=\"32700\" systemVersion=\"24A1\"")
    text = text.replacing("colorSpace=\"calibratedRGB\"", with: "colorSpace=\"custom\" customColorSpace=\"sRGB\"")
    text = text.replacing(
      "<objects>", with: "<dependencies><deployment identifier=\"iOS\"/></dependencies>\n<objects>")
    for id in ["title", "stack", "first", "second", "safe", "c-1", "c-2", "c-3", "o-2"] {
      for attribute in ["id", "destination", "firstItem", "secondItem"] {
        text = text.replacing(" \(attribute)=\"\(id)\"", with: " \(attribute)=\"\(id)-new\"")
      }
    }
    text = text.replacing(
      """
      firstItem="safe-new" firstAttribute="trailing" secondItem="stack-new" secondAttribute="trailing" constant="20"
      """,
      with: """
        firstItem="stack-new" firstAttribute="trailing" secondItem="safe-new" secondAttribute="trailing" constant="-20"
        """)
    let constraints = text.matches(of: /<constraint [^>]*\/>/).map { String($0.0) }
    text = text.replacing(constraints[0], with: "§").replacing(constraints[1], with: constraints[0])
      .replacing("§", with: constraints[1])
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe-new\"/>"
    return text.replacing(guide, with: "").replacing(
      "<view contentMode=\"scaleToFill\" id=\"screen\">",
      with: "<view contentMode=\"scaleToFill\" id=\"screen\">\(guide)")
  }()

  @Test func savedByAnotherXcodeNothingShows() async throws {
    let old = try folder.write(Self.signIn, to: "Old/SignIn.xib")
    let new = try folder.write(Self.savedAgain, to: "New/SignIn.xib")
    let (outcome, console) = try await CapturedConsole.run("diff", old, new, "--jobs", "1")
    #expect(console.reports == [])
    #expect(console.output == "\(old) → \(new)\n  no change that shows\n\nNo change that shows.\n")
    #expect(outcome == .success)
  }

  @Test func branchesAreComparedFromWhereTheyPartedIfAsked() async throws {
    let repository = try await TestRepository(in: folder)
    try await repository.commit(Self.signIn)
    try await repository.git("checkout", "--quiet", "-b", "feature")
    try await repository.commit(Self.signIn.replacing("text=\"Welcome\"", with: "text=\"Hello\""))
    try await repository.git("checkout", "--quiet", "main")
    try await repository.commit(Self.signIn.replacing("text=\"First\"", with: "text=\"One\""))
    func changes(_ range: String) async throws -> [String] {
      let (_, console) = try await CapturedConsole.run("diff", range, folder.path, "--jobs", "1")
      return console.output.matches(of: /text: .*/).map { String($0.0) }
    }
    #expect(try await changes("main..feature") == ["text: “Welcome” → “Hello”", "text: “One” → “First”"])
    #expect(try await changes("main...feature") == ["text: “Welcome” → “Hello”"])
    #expect(try await changes("feature") == ["text: “Hello” → “Welcome”", "text: “First” → “One”"])
  }

  @Test func renamedAddedAndRemovedDocuments() async throws {
    let repository = try await TestRepository(in: folder)
    try await repository.commit(Self.signIn)
    try await repository.git("mv", "App/SignIn.xib", "App/LogIn.xib")
    try await repository.commit(Self.signIn, as: "App/Other.xib")
    let (_, console) = try await CapturedConsole.run("diff", "HEAD~1..HEAD", folder.path, "--jobs", "1")
    #expect(console.output.split(separator: "\n").contains("App/Other.xib: added"))
    let back = try await CapturedConsole.run("diff", "HEAD..HEAD~1", folder.path, "--jobs", "1")
    #expect(back.console.output.split(separator: "\n").contains("App/Other.xib: removed"))
  }

  /// A translation is part of the document.
  @Test func translationsMoveViews() async throws {
    let repository = try await TestRepository(in: folder)
    try await repository.commit(Self.signIn, as: "App/Base.lproj/SignIn.xib")
    try await repository.commit("\"title.text\" = \"Herzlich willkommen\";", as: "App/de.lproj/SignIn.strings")
    try await repository.commit(
      "\"title.text\" = \"\(String(repeating: "Herzlich willkommen ", count: 9))\";", as: "App/de.lproj/SignIn.strings")
    let (outcome, console) = try await CapturedConsole.run("diff", "HEAD~1..HEAD", folder.path, "--jobs", "1")
    #expect(
      console.output.hasPrefix(
        """
        App/Base.lproj/SignIn.xib
          SignIn
            moves    label “Welcome”, in 1 of 21 environments  (line 15)
                     most on iPhone SE, L, de: height
        """))
    #expect(outcome == .violations)
  }

  @Test func foldersAreComparedByPaths() async throws {
    for side in ["Old", "New"] {
      try folder.write(Self.signIn, to: "\(side)/Same.xib")
      let text = side == "Old" ? "Welcome" : "Hello"
      try folder.write(Self.signIn.replacing("\"Welcome\"", with: "\"\(text)\""), to: "\(side)/App/Other.xib")
    }
    let (outcome, console) = try await CapturedConsole.run(
      "diff", "\(folder.path)/Old", "\(folder.path)/New", "--jobs", "1")
    #expect(
      console.output == """
        App/Other.xib
          Other
            changed  label “Hello”  (line 15)
                     text: “Welcome” → “Hello”

        1 document differs: 1 change.

        """)
    #expect(outcome == .violations)
  }

  @Test func formatsForPullRequestsAndPrograms() async throws {
    let old = try folder.write(Self.signIn, to: "Old.xib")
    let new = try folder.write(Self.signIn.replacing("text=\"Welcome\"", with: "text=\"&lt;b&gt;\""), to: "New.xib")
    let markdown = try await CapturedConsole.run("diff", old, new, "--format", "markdown", "--jobs", "1").console.output
    #expect(markdown.hasPrefix("## 1 document differs&#58; 1 change.\n\n### "))
    #expect(
      markdown.hasSuffix(
        """
        #### New

        - **changed** label “&#60;b&#62;”
          - text&#58; “Welcome” → “&#60;b&#62;”

        """))
    let json = try await CapturedConsole.run("diff", old, new, "--format", "json", "--jobs", "1").console.output
    #expect(
      json.contains(
        #""changes":[{"details":["text: “Welcome” → “<b>”"],"kind":"changed","line":15,"subject":"label “<b>”"}]"#))
  }

  /// git hands documents over, and prints what the program prints.
  @Test func gitUsesItForItsOwnDifferences() async throws {
    let repository = try await TestRepository(in: folder)
    try folder.write("*.xib diff=snug\n", to: ".gitattributes")
    try await repository.commit(Self.signIn)
    try await repository.commit(Self.signIn.replacing("text=\"Welcome\"", with: "text=\"Hello\""))
    let program = try WorkerProgram.built([]).executable
    try await repository.git("config", "diff.snug.command", "\(program) diff --external --jobs 1")
    let external = try await repository.git("show", "--ext-diff", "--format=", "HEAD")
    #expect(
      external == """
        App/SignIn.xib
          SignIn
            changed  label “Hello”  (line 15)
                     text: “Welcome” → “Hello”

        """)
    try await repository.git("config", "--unset", "diff.snug.command")
    try await repository.git("config", "diff.snug.textconv", "\(program) diff --textconv --jobs 1")
    let converted = try await repository.git("show", "--textconv", "--unified=0", "--format=", "HEAD")
    let lines = converted.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(
      lines.dropFirst(2).prefix(4) == [
        "-    label “Welcome”", "+    label “Hello”", "-        text: “Welcome”", "+        text: “Hello”",
      ])
    #expect(lines.contains("+  stack view in the screen.top = label “Hello”.bottom + 16"))
  }

  @Test func whatCannotBeComparedIsSaid() async throws {
    let good = try folder.write(Self.signIn, to: "Good.xib")
    let bad = try folder.write("no document", to: "Bad.xib")
    func lines(_ words: String...) async throws -> [String] {
      let (outcome, console) = try await CapturedConsole.run(["diff"] + words + ["--jobs", "1"])
      #expect(outcome == .incomplete)
      return console.reports
    }
    #expect(try await lines(good, bad) == ["\(bad):1: error: new revision: not XML"])
    #expect(
      try await lines(good) == ["error: \(good) is a file or folder, so the second of two is missing; see --help"])
    #expect(try await lines(good, "\(good)s") == ["error: \(good)s: no such file or folder"])
    #expect(
      try await lines("main..HEAD", folder.path)
        == ["error: there is no file “main..HEAD”, and \(folder.path) is in no git repository"])
    _ = try await TestRepository(in: folder)
    #expect(
      try await lines("main..HEAD", folder.path) == ["error: the git repository has no revision “main”"])
  }
}
