import Foundation
import TestSupport
import Testing

@testable import Projects

/// Whatever clang is said to have printed, nothing stops the program.
struct SyntaxTreeTests {
  @Test(arguments: ["", "[", "3", "[]", "{", "null", String(repeating: "[", count: 100_000)])
  func anythingElseIsAnError(_ text: String) {
    #expect(throws: ObjectiveCError.self) { try ObjectiveCInterfaces(syntaxTree: Data(text.utf8)) }
  }

  @Test(arguments: [
    "{}", #"{"inner": 3}"#, #"{"inner": [null, {}, {"kind": 2}, {"kind": "ObjCInterfaceDecl", "name": {}}]}"#,
    #"{"inner": [{"kind": "ObjCInterfaceDecl", "name": "a; b", "loc": {"file": "h0.h", "offset": 1}}]}"#,
  ])
  func strangeTreesAreEmpty(_ text: String) throws {
    let interfaces = try ObjectiveCInterfaces(syntaxTree: Data(text.utf8))
    #expect(interfaces.classes.isEmpty && interfaces.protocols.isEmpty)
  }

  @Test func aClassThatInheritsFromItselfIsLeftOut() throws {
    let tree = #"""
      {"inner": [{"kind": "ObjCInterfaceDecl", "name": "A", "super": {"name": "A"}, "inner": [{"kind": "X"}],
        "loc": {"file": "h0.h", "offset": 1}},
      {"kind": "ObjCInterfaceDecl", "name": "B", "super": {"name": "C"}, "inner": [{"kind": "X"}],
        "loc": {"offset": 2}},
      {"kind": "ObjCInterfaceDecl", "name": "C", "super": {"name": "B"}, "inner": [{"kind": "X"}],
        "loc": {"offset": 3}}]}
      """#
    let source = try ObjectiveCInterfaces(syntaxTree: Data(tree.utf8)).swiftSource(excluding: [], frameworks: Kit.types)
    #expect(source.leftOut.map(\.declaration) == ["B", "C"])
  }

  @Test func aClassWithTooManySuperclassesIsLeftOut() throws {
    let nodes = (0..<2000).map {
      #"{"kind": "ObjCInterfaceDecl", "name": "C\#($0)", "super": {"name": "C\#($0 - 1)"}, "inner": [{"kind": "X"}],"#
        + #" "loc": {"file": "h0.h", "offset": 1}}"#
    }
    let tree = #"{"inner": [\#(nodes.joined(separator: ","))]}"#
    let source = try ObjectiveCInterfaces(syntaxTree: Data(tree.utf8)).swiftSource(excluding: [], frameworks: Kit.types)
    #expect(source.classes.count == 49)
    #expect(source.leftOut.count == 1951)
  }

  @Test(.enabled(if: Clang.path != nil, "clang is not installed"))
  func damagedTreesDoNotStopTheProgram() throws {
    let tree = try Clang.tree(
      """
      @protocol P - (void)a:(int)b; @optional @property int c; @end
      @interface A : NSObject <P> - (instancetype)initWithA:(int)a; + (A *)aWithB:(void (^)(int))b; @end
      typedef NS_ENUM(NSInteger, E) { EA = 3, EB }; typedef struct { int x; } S; void f(S s); extern NSString *const K;
      """)
    let text = String(decoding: tree, as: UTF8.self)
    let words = [
      "\"kind\"", "\"name\"", "\"qualType\"", "\"inner\"", ": \"", "[", "true", "\"value\"", "\"id\"", "A", "int",
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let from = words[Int.random(in: 0..<words.count, using: &random)]
      let to = ["\"x\"", "\"", "\"name\"", "{}", ": \"(^*<", "A<", "false", "A A"][
        Int.random(in: 0..<8, using: &random)]
      let damaged = text.replacing(from, with: to, maxReplacements: Int.random(in: 1...400, using: &random))
      if let interfaces = try? ObjectiveCInterfaces(syntaxTree: Data(damaged.utf8)) {
        _ = interfaces.swiftSource(excluding: ["A"], frameworks: Kit.types)
        _ = interfaces.swiftSource(excluding: [], frameworks: FrameworkTypes())
      }
    }
  }
}
