import Foundation
import TestSupport
import Testing

@testable import Audit

/// Finding out which scenes and prototype cells of a document some file makes by their identifiers.
struct SceneMentionsTests {
  private static let document = """
    <viewController storyboardIdentifier="home" customClass="HomeController" id="a"/>
    <tableView><prototypes><tableViewCell reuseIdentifier="row" id="c" customClass="RowCell"/></prototypes></tableView>
    """

  private func unmade(_ sources: [String: String], documents: [String: String] = [:]) throws -> UnmadeObjects {
    let declarations = [
      "HomeController.swift": "class HomeController: UIViewController {}",
      "RowCell.swift": "class RowCell: UITableViewCell {}",
    ]
    let files = declarations.merging(sources) { $1 }.merging(documents) { $1 }
      .merging(["Main.storyboard": Self.document]) { $1 }
    let folder = try TemporaryFolder(files)
    return SourceIndex(folder: folder.url.path).unmadeObjects(inDocument: Data(Self.document.utf8))
  }

  /// A common word counts together with the scene's class, or as the argument of a call that makes a scene. The scene's own
  /// source does not show that the scene is made.
  @Test(arguments: [
    ("board.instantiateViewController(withIdentifier: \"home\")", true),
    ("[board instantiateViewControllerWithIdentifier:@\"home\"]", true),
    ("board.make(\"home\") as! HomeController", true),
    ("enum Screen: String { case home }\nlet screen: HomeController", true),
    ("events.log(\"home\")", false),
    ("HomeController()", false),
    ("", false),
  ])
  func scenes(source: String, isMade: Bool) throws {
    #expect(try unmade(["App.swift": source]).scenes == (isMade ? [] : ["home"]))
  }

  @Test(arguments: [
    ("list.dequeueReusableCell(withIdentifier: \"row\", for: path)", true),
    ("list.dequeueReusableCell(withReuseIdentifier: \"row\", for: path)", true),
    ("let name = \"row\"\nlet cell: RowCell = list.cell(name)", true),
    ("let row = 1", false),
  ])
  func cells(source: String, isMade: Bool) throws {
    #expect(try unmade(["App.swift": source]).cells == (isMade ? [] : ["row"]))
  }

  /// A list of identifiers may be all that a source has of the scenes that it makes.
  @Test(arguments: [("introWidget", true), ("intro_2", true), ("intro", false)])
  func aWordThatIsNotCommonIsEnough(identifier: String, isMade: Bool) throws {
    let document = "<viewController storyboardIdentifier=\"\(identifier)\" customClass=\"Intro\" id=\"a\"/>"
    let folder = try TemporaryFolder([
      "Main.storyboard": document, "Intro.swift": "class Intro: UIViewController {}",
      "Pages.swift": "let pages = [\"\(identifier)\"]",
    ])
    let unmade = SourceIndex(folder: folder.url.path).unmadeObjects(inDocument: Data(document.utf8))
    #expect(unmade.scenes == (isMade ? [] : [identifier]))
  }

  @Test func aStoryboardReferenceMakesAScene() throws {
    let reference = "<viewControllerPlaceholder storyboardName=\"Main\" referencedIdentifier=\"home\"/>"
    #expect(try unmade([:], documents: ["Other.storyboard": reference]).scenes.isEmpty)
  }

  /// Generators of code begin the names of constants with a lowercase letter.
  @Test func aGeneratedConstantMakesAScene() throws {
    let document = "<viewController storyboardIdentifier=\"Start\" id=\"a\"/>"
    let folder = try TemporaryFolder([
      "Main.storyboard": document, "App.swift": "class App {}\nR.storyboard.main.start()",
    ])
    #expect(SourceIndex(folder: folder.url.path).unmadeObjects(inDocument: Data(document.utf8)).scenes.isEmpty)
  }

  /// Code may put identifiers of several words together.
  @Test func anIdentifierOfSeveralWordsIsNotLookedFor() throws {
    let document = "<viewController storyboardIdentifier=\"Start screen\" id=\"a\"/>"
    let folder = try TemporaryFolder(["Main.storyboard": document, "App.swift": "class App {}"])
    #expect(SourceIndex(folder: folder.url.path).unmadeObjects(inDocument: Data(document.utf8)).scenes.isEmpty)
  }
}
