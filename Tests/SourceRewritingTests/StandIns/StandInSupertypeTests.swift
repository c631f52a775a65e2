import SwiftParser
import Testing

@testable import SourceRewriting

/// A stand-in type has the supertypes as which the sources use its values.
struct StandInSupertypeTests {
  @Test(arguments: [
    "cannot assign value of type 'Alert' to type 'Presentation'",
    "cannot convert value of type 'Alert?' to expected argument type 'any Presentation'",
    "cannot convert value of type 'App.Alert' to specified type 'Presentation'",
    "cannot convert return expression of type 'Alert' to return type 'Presentation?'",
    "argument type 'Alert' does not conform to expected type 'Presentation'",
    "static method 'buildExpression' requires that 'Alert' conform to 'Presentation'",
  ])
  func messagesNameBothTypes(_ message: String) throws {
    let found = try #require(StandInSupertype(message))
    #expect(found.type == "Alert")
    #expect(found.supertype == "Presentation")
  }

  @Test(arguments: [
    "cannot convert value of type '[Alert]' to expected argument type '[Presentation]'",
    "cannot find type 'Alert' in scope", "cannot assign value of type '() -> Void' to type 'Alert'",
  ])
  func otherMessagesDoNot(_ message: String) { #expect(StandInSupertype(message) == nil) }

  private let text = "var one: Presentation! = Alert()\nvar bar: UIBarButtonItem = Item()"

  /// The stand-ins for `names` after errors of the compiler.
  private func standIns(_ names: [String], _ errors: [String]) -> (text: String, count: Int) {
    let tree = Parser.parse(source: text)
    var missing = MissingNames()
    let unknown = names.map { "cannot find type '\($0)' in scope" }
    _ = missing.takeUp(unknown.map(error), in: [tree], standIns: nil)
    let news = missing.takeUp(errors.map(error), in: [tree], standIns: nil)
    return (StandInFile(missing.names, usedIn: [tree], supertypes: missing.supertypes).text, news.count)
  }

  private func error(_ message: String) -> CompilerError {
    CompilerError(path: "Page.swift", line: 1, column: 1, message: message)
  }

  @Test func oneThatOthersAreUsedAsIsAProtocol() {
    let (text, count) = standIns(
      ["Alert", "Presentation"], ["cannot assign value of type 'Alert' to type 'Presentation'"])
    #expect(count == 1)
    #expect(text.contains("public protocol Presentation: AnyObject {}"))
    #expect(text.contains("open class Alert: NSObject, SnugStandInObject, Presentation {"))
  }

  @Test func oneThatIsUsedAsAClassOfUIKitIsDerivedFromIt() {
    let (text, _) = standIns(["Item"], ["cannot assign value of type 'Item' to type 'UIBarButtonItem'"])
    #expect(text.contains("open class Item: UIBarButtonItem, SnugStandInObject {"))
  }

  @Test func oneThatIsUsedAsAViewOfSwiftUIIsAView() {
    let (text, count) = standIns(
      ["Alert", "BarView"],
      [
        "static method 'buildExpression' requires that 'BarView' conform to 'View'",
        "instance method 'environmentObject' requires that 'Alert' conform to 'ObservableObject'",
      ])
    #expect(count == 2)
    #expect(text.contains("import EventPublishers\nimport SwiftUI\n"))
    #expect(text.contains("open class BarView: NSObject, SnugStandInObject {"))
    #expect(text.contains("extension BarView: View { public typealias Body = Never }"))
    #expect(text.contains("extension Alert: ObservableObject {}"))
  }

  @Test func typesOfTheAppGetNoSupertypes() {
    #expect(standIns([], ["cannot assign value of type 'Alert' to type 'Presentation'"]).count == 0)
  }

  @Test func otherTypesAreNoSupertypes() {
    #expect(standIns(["Alert"], ["cannot assign value of type 'Alert' to type 'String'"]).count == 0)
  }
}
