/// A group of examples of a spec, with what is done before and after each of them.
final class ExampleGroup {
  typealias Step = @MainActor () throws -> Void
  typealias Around = @MainActor (@escaping @MainActor () -> Void) -> Void

  /// The words of `describe` or `context`; empty for the whole spec.
  let words: String
  private let parent: ExampleGroup?
  /// Whether the examples are left out: `xdescribe`, `xcontext`.
  let isPending: Bool
  /// Whether only such examples run: `fdescribe`, `fcontext`.
  let isFocused: Bool
  var before: [Step] = []
  var justBefore: [Step] = []
  var around: [Around] = []
  var after: [Step] = []

  init(_ words: String = "", in parent: ExampleGroup? = nil, isPending: Bool = false, isFocused: Bool = false) {
    self.words = words
    self.parent = parent
    self.isPending = isPending || parent?.isPending == true
    self.isFocused = isFocused || parent?.isFocused == true
  }

  /// The groups from the outermost one to this one.
  var path: [ExampleGroup] { (parent?.path ?? []) + [self] }
}
