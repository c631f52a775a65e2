import Foundation
import Testing

@testable import Projects

/// Types of frameworks are read from symbol graphs.
struct FrameworkTypesTests {
  @Test func classesInheritMembers() {
    let types = Kit.types
    #expect(types.modules == ["Foundation", "UIKit"])
    #expect(types["UILabel"]?.superclass == "UIView")
    #expect(types["NSObject"]?.kind == .class)
    #expect(types.members(of: "UILabel") == ["text", "frame", "layoutSubviews()"])
    #expect(types.protocols(of: "UILabel") == ["NSCoding"])
  }

  @Test func initializersAreDesignatedOrNot() throws {
    let designated = Kit.types.designatedInitializers(of: "UILabel")
    #expect(designated.map(\.key) == ["init(frame:)", "init(coder:)"])
    #expect(designated.map(\.isRequired) == [false, true])
    #expect(designated.map(\.isFailable) == [false, true])
    #expect(designated.first?.parameters == [.init(label: "frame", type: "CGRect")])
    #expect(Kit.types.initializers(of: "UILabel") == ["init(frame:)", "init(coder:)", "init()"])
  }

  @Test func protocolsAskForMembersWithoutADefault() {
    let requirements = Kit.types.requirements(of: "UITableViewDataSource")
    #expect(requirements.map(\.key) == ["rows(in:)"])
    #expect(requirements.first?.declaration == "func rows(in section: Int) -> Int")
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"module\": 3}", "{\"module\": {\"name\": \"A\"}, \"symbols\": [1, {}, {\"kind\": 2}]}",
  ])
  func anythingElseHasNoTypes(_ text: String) {
    let types = FrameworkTypes(symbolGraphs: [Data(text.utf8)])
    #expect(types["A"] == nil)
  }

  @Test func classesThatInheritFromThemselvesEnd() {
    let graph = Kit.Graph(module: "M", types: [("A", "class", "A")], members: [])
    let types = FrameworkTypes(symbolGraphs: [graph.data])
    #expect(types.members(of: "A").isEmpty)
    #expect(types.designatedInitializers(of: "A").isEmpty)
  }

  @Test func namesWithAPrefixShowTheirModules() {
    let text = """
      {"module": {"name": "Pictures"}, "symbols": [
        {"kind": {"identifier": "swift.class"}, "pathComponents": ["CGSource"]},
        {"kind": {"identifier": "swift.class"}, "pathComponents": ["Label"]},
        {"kind": {"identifier": "swift.struct"}, "pathComponents": ["CGSource", "UNKey"]},
        {"kind": {"identifier": "swift.func"}, "pathComponents": ["CGSourceMake(_:of:)"]},
        {"kind": {"identifier": "swift.func"}, "pathComponents": ["kind(of:)"]},
        {"kind": {"identifier": "swift.var"}, "pathComponents": ["kCGSourceSize"]}]}
      """
    let types = FrameworkTypes(symbolGraphs: [Data(text.utf8)])
    #expect(
      types.modulesByName
        == ["CGSource": "Pictures", "CGSourceMake": "Pictures", "kCGSourceSize": "Pictures"])
    #expect(Kit.types.modulesByName.isEmpty)
  }

  @Test func typesCanBeKept() throws {
    let data = try JSONEncoder().encode(Kit.types)
    #expect(try JSONDecoder().decode(FrameworkTypes.self, from: data)["UIView"] == Kit.types["UIView"])
  }
}
