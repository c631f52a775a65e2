import Foundation

/// Matches a sequence with all of some elements.
public func contain<Items: Sequence>(_ items: Items.Element...) -> Matcher<Items> where Items.Element: Equatable {
  contain(items)
}
/// Matches a sequence with all of some elements.
public func contain<Items: Sequence>(_ items: [Items.Element]) -> Matcher<Items> where Items.Element: Equatable {
  .test("contain \(items.map { words($0) }.joined(separator: ", "))") { actual in
    items.allSatisfy { actual.contains($0) }
  }
}
/// Matches a text with all of some texts in it.
public func contain(_ substrings: String...) -> Matcher<String> {
  .test("contain \(substrings.map { words($0) }.joined(separator: ", "))") { actual in
    substrings.allSatisfy { actual.contains($0) }
  }
}

/// Matches a sequence with an element that satisfies a condition.
public func containElementSatisfying<Items: Sequence>(
  _ matches: @escaping (Items.Element) -> Bool, _ description: String = ""
) -> Matcher<Items> {
  .test(description.isEmpty ? "find object in collection that satisfies condition" : description) {
    $0.contains(where: matches)
  }
}

/// Matches a sequence without elements.
public func beEmpty<Items: Sequence>() -> Matcher<Items> {
  .test("be empty") { items in !items.contains { _ in true } }
}

/// Matches a collection with a number of elements.
public func haveCount<Items: Collection>(_ count: Int) -> Matcher<Items> {
  .define("have \(count) elements") { expression, _ in
    let items = try expression.evaluate()
    let actual = items?.count ?? 0
    return MatcherResult(
      bool: actual == count,
      message: .expectedCustomValueTo("have \(words(items)) with count \(count)", actual: "\(actual)"))
  }
}

/// Matches a sequence whose first element is equal to another one.
public func beginWith<Items: Sequence>(_ element: Items.Element) -> Matcher<Items> where Items.Element: Equatable {
  .test("begin with \(words(element))") { $0.first { _ in true } == element }
}
/// Matches a text that begins with another one.
public func beginWith(_ text: String) -> Matcher<String> { .test("begin with \(words(text))") { $0.hasPrefix(text) } }
/// Matches a collection whose last element is equal to another one.
public func endWith<Items: Sequence>(_ element: Items.Element) -> Matcher<Items> where Items.Element: Equatable {
  .test("end with \(words(element))") { Array($0).last == element }
}
/// Matches a text that ends with another one.
public func endWith(_ text: String) -> Matcher<String> { .test("end with \(words(text))") { $0.hasSuffix(text) } }
/// Matches a text in which a regular expression matches.
public func match(_ expression: String) -> Matcher<String> {
  .test("match \(words(expression))") { $0.range(of: expression, options: .regularExpression) != nil }
}

/// Matches a sequence of which a matcher matches each element.
public func allPass<Items: Sequence>(_ matcher: Matcher<Items.Element>) -> Matcher<Items> {
  .test("all pass") { items in
    try items.allSatisfy { item in try matcher.satisfies(Expression { item }).status == .matches }
  }
}
/// Matches a sequence of which each element satisfies a condition.
public func allPass<Items: Sequence>(_ condition: @escaping (Items.Element) throws -> Bool) -> Matcher<Items> {
  .test("all pass a condition") { try $0.allSatisfy(condition) }
}
