import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Conditions of Foundation's predicate language.
@Suite struct PredicateFormatTests {
  private let names = ["Ana", "andré", "Bo", "Zoë"]

  @Test(arguments: [
    ("SELF CONTAINS %@", "n", ["Ana", "andré"]),
    ("SELF CONTAINS[c] %@", "A", ["Ana", "andré"]),
    ("SELF BEGINSWITH[cd] %@", "an", ["Ana", "andré"]),
    ("self endswith[cd] %@", "E", ["andré", "Zoë"]),
    ("SELF LIKE[c] %@", "?o*", ["Bo", "Zoë"]),
    ("SELF MATCHES %@", "[A-Z][a-z]+", ["Ana", "Bo"]),
    ("NOT SELF ==[c] %@", "bo", ["Ana", "andré", "Zoë"]),
    ("SELF >= %@", "Bo", ["andré", "Bo", "Zoë"]),
  ])
  func textsAreCompared(_ format: String, _ argument: String, _ expected: [String]) {
    let predicate = NSPredicate(format: format, argument)
    #expect(names.filter { predicate.evaluate(with: $0) } == expected)
  }

  private let people: [[String: Any]] = [
    ["name": "Ana", "age": 31, "tags": ["a", "b"], "home": ["city": "Rome"]],
    ["name": "Bo", "age": 17, "tags": [String](), "home": ["city": "Oslo"]],
    ["name": "Cy", "age": 45, "tags": ["b"]],
  ]

  @Test(arguments: [
    ("age > 17", ["Ana", "Cy"]),
    ("age BETWEEN {17, 31}", ["Ana", "Bo"]),
    ("name IN {'Bo', \"Cy\"}", ["Bo", "Cy"]),
    ("age < 40 AND (name = 'Ana' || name = 'Cy')", ["Ana"]),
    ("age < 20 OR NOT name BEGINSWITH 'A'", ["Bo", "Cy"]),
    ("ANY tags == 'b'", ["Ana", "Cy"]),
    ("NONE tags == 'b'", ["Bo"]),
    ("ALL tags == 'b'", ["Bo", "Cy"]),
    ("tags.@count == 2", ["Ana"]),
    ("home.city ==[c] 'oslo'", ["Bo"]),
    ("home == nil", ["Cy"]),
    ("TRUEPREDICATE", ["Ana", "Bo", "Cy"]),
    ("age != -1 && age <> 17", ["Ana", "Cy"]),
  ])
  func objectsAreReadByKeyPaths(_ format: String, _ expected: [String]) {
    let predicate = NSPredicate(format: format)
    #expect(people.filter { predicate.evaluate(with: $0) }.map { $0["name"] as? String } == expected)
  }

  @Test func argumentsStandForValuesAndKeys() {
    let predicate = NSPredicate(format: "%K == %@ OR %K < %d", "name", "Cy", "age", 20)
    #expect(people.filter { predicate.evaluate(with: $0) }.map { $0["name"] as? String } == ["Bo", "Cy"])
  }

  @Test(arguments: ["", "a ==", "== 1", "a == 1)", "a ! 1", "a == %q", "a == 'b", "a == 1 AND", "{1"])
  func otherFormatsAreNone(_ format: String) {
    #expect(PredicateParser.condition(of: format, arguments: []) == nil)
  }
}
