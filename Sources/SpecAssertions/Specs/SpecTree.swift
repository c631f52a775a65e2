import XCTest

/// The examples of a spec, which the functions `describe`, `it` and so on collect.
final class SpecTree {
  /// The tree that is being collected; `nil` outside of `spec()`.
  // Specs describe their examples, and run them, in the main queue.
  nonisolated(unsafe) private static var current: SpecTree?
  /// Shared examples by their names. All specs of a process share them.
  nonisolated(unsafe) static var shared: [String: SharedExampleClosure] = [:]
  /// What is done once before the first example of the process.
  nonisolated(unsafe) static var beforeSuite: [ExampleGroup.Step] = []
  nonisolated(unsafe) private static var trees: [ObjectIdentifier: SpecTree] = [:]

  /// The group around all specs: what a ``QuickConfiguration`` does before and after each example.
  nonisolated(unsafe) static let root = ExampleGroup()

  private(set) var group = ExampleGroup(in: root)
  private(set) var examples: [Example] = []

  /// The examples of a spec. The spec is asked for them once, because its closures share variables.
  static func of(_ type: QuickSpec.Type) -> SpecTree {
    if let known = trees[ObjectIdentifier(type)] { return known }
    let tree = SpecTree()
    tree.collect { type.spec() }
    tree.collect { type.init(name: "spec", testClosure: { _ in }).spec() }
    trees[ObjectIdentifier(type)] = tree
    return tree
  }

  private func collect(_ spec: () -> Void) {
    let outer = Self.current
    Self.current = self
    spec()
    Self.current = outer
  }

  /// The tree that is being collected.
  static var collected: SpecTree {
    guard let current else { fatalError("describe, context, it and so on belong into spec()") }
    return current
  }

  /// Collects the examples of a group.
  func add(_ group: ExampleGroup, _ body: () -> Void) {
    let outer = self.group
    self.group = group
    body()
    self.group = outer
  }

  func add(_ example: Example) { examples.append(example) }

  /// The tests: those with focus, if there are any. Equal names are numbered.
  var tests: [(name: String, example: Example)] {
    let focused = examples.filter(\.isFocused)
    var counts: [String: Int] = [:]
    return (focused.isEmpty ? examples : focused).map { example in
      counts[example.name, default: 0] += 1
      let count = counts[example.name] ?? 1
      return (count == 1 ? example.name : "\(example.name) (\(count))", example)
    }
  }

  /// Runs an example, after what is done once before all.
  @MainActor static func run(_ example: Example) throws {
    let first = beforeSuite
    beforeSuite = []
    for step in first { try step() }
    try example.run()
  }
}
