import Foundation
import SnapshotAssertions
import Testing

/// Dumps are those of the library, because tests have them in their sources.
struct DumpTests {
  private func dump(_ value: Any) -> String {
    var text = ""
    Snapshotting<Any, String>.dump.snapshot(value).run { text = $0 }
    return text
  }

  private struct Pet {
    var zone: [Int] = [1]
    var age = 3
    var name: String? = "Rex"
    var kind = Kind.dog(3)
    var other = Kind.cat
  }

  private enum Kind {
    case dog(Int), cat
  }

  private struct Named: CustomStringConvertible {
    var second = 2
    var first = 1
    var description: String { "named" }
  }

  private struct Secret: AnySnapshotStringConvertible {
    static var renderChildren: Bool { true }
    var inner = 1
    var snapshotDescription: String { "secret" }
  }

  @Test func partsOfAStructureAreSortedByTheirNames() {
    #expect(
      dump(Pet()) == """
        ▿ Pet
          - age: 3
          ▿ kind: Kind
            - dog: 3
          ▿ name: Optional<String>
            - some: "Rex"
          - other: Kind.cat
          ▿ zone: 1 element
            - 1

        """)
  }

  @Test func aTextOfItsOwnKeepsTheOrderOfTheParts() {
    #expect(dump(Named()) == "▿ named\n  - second: 2\n  - first: 1\n")
    #expect(dump(Secret()) == "▿ secret\n  - inner: 1\n")
  }

  @Test func knownTypesHaveShortTexts() throws {
    #expect(dump("a" as Character) == "- \"a\"\n")
    #expect(dump(Data("Hello, world!".utf8)) == "- 13 bytes\n")
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(dump(NSObject()) == "- <NSObject>\n")
    #expect(dump(try #require(URL(string: "https://example.org"))) == "- https://example.org\n")
    #expect(dump((1, "x")) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"x\"\n")
    #expect(dump(Set(["b", "a"])) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
  }
}
