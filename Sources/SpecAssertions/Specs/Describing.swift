// The functions that describe examples. They are called in `spec()`, in the main queue.

/// Filters of examples. Inert.
public typealias FilterFlags = [String: Bool]
/// Gives shared examples their values.
public typealias SharedExampleContext = () -> [String: Any]
/// Describes shared examples.
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void

private func add(
  _ words: String, isPending: Bool = false, isFocused: Bool = false, _ body: () -> Void
) {
  let tree = SpecTree.collected
  tree.add(ExampleGroup(words, in: tree.group, isPending: isPending, isFocused: isFocused), body)
}

/// A group of examples.
public func describe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) { add(description, closure) }
/// A group of examples under a condition.
public func context(_ description: String, flags: FilterFlags = [:], closure: () -> Void) { add(description, closure) }
/// A group of examples that are skipped.
public func xdescribe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  add(description, isPending: true, closure)
}
/// A group of examples that are skipped.
public func xcontext(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  add(description, isPending: true, closure)
}
/// A group of examples. Of its spec, only examples with focus run.
public func fdescribe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  add(description, isFocused: true, closure)
}
/// A group of examples. Of its spec, only examples with focus run.
public func fcontext(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  add(description, isFocused: true, closure)
}

private func addExample(
  _ words: String, isPending: Bool = false, isFocused: Bool = false, _ body: @escaping @MainActor () throws -> Void
) {
  let tree = SpecTree.collected
  tree.add(Example(words, in: tree.group, isPending: isPending, isFocused: isFocused, body))
}

/// An example.
public func it(
  _ description: String, flags: FilterFlags = [:], file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) { addExample(description, closure) }

/// An example that is skipped.
public func xit(
  _ description: String, flags: FilterFlags = [:], file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) { addExample(description, isPending: true, closure) }

/// An example. Of its spec, only examples with focus run.
public func fit(
  _ description: String, flags: FilterFlags = [:], file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) { addExample(description, isFocused: true, closure) }

/// An example that is skipped, because it is not written yet.
public func pending(_ description: String, closure: () -> Void) { addExample(description, isPending: true) {} }

/// A step before each example of the group.
public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  SpecTree.collected.group.before.append(closure)
}
/// A step before each example of the group, after all other steps before it.
public func justBeforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  SpecTree.collected.group.justBefore.append(closure)
}
/// A step after each example of the group.
public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
  SpecTree.collected.group.after.append(closure)
}
/// A step around each example of the group, which it calls.
public func aroundEach(_ closure: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
  SpecTree.collected.group.around.append(closure)
}
/// A step before the first example that runs.
public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
  SpecTree.beforeSuite.append(closure)
}
/// A step after the last example. Inert: a process does not know which example is the last one.
public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {}

/// Examples that several groups share.
public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
  SpecTree.shared[name] = closure
}
/// Examples that several groups share, without values.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
  sharedExamples(name) { (_: @escaping SharedExampleContext) in closure() }
}

/// The shared examples with a name, as a group.
public func itBehavesLike(
  _ name: String, flags: FilterFlags = [:], file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
  guard let shared = SpecTree.shared[name] else {
    return addExample(name) { throw StopTest("There are no shared examples “\(name)”.", file: file, line: line) }
  }
  add(name) { shared(sharedExampleContext) }
}

/// Examples that several groups share, as a class.
open class Behavior<Context> {
  /// The name of the examples.
  public static var name: String { "\(Self.self)" }
  /// Describes the examples.
  open class func spec(_ aContext: @escaping () -> Context) {}
}

/// The examples of a behaviour, as a group.
public func itBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, flags: FilterFlags = [:], file: StaticString = #filePath, line: UInt = #line,
  context: @escaping () -> Context
) { add(behavior.name) { behavior.spec(context) } }
