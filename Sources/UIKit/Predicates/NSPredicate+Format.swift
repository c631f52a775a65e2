#if !canImport(ObjectiveC)
  import Foundation

  extension NSPredicate {
    /// Creates a predicate from a format in Foundation's predicate language: `"name CONTAINS[cd] %@ AND age > %d"`.
    ///
    /// Supported are comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`, `IN`, `BETWEEN`; options `c` and `d`), `AND`, `OR`, `NOT`, parentheses, `ANY`, `ALL`, `NONE`, key
    /// paths, `SELF`, strings, numbers, lists, and the arguments `%@`, `%K` and C's formats for numbers, such as `%d`
    /// and `%f`. Functions and variables are not supported. Key paths read dictionaries and the properties that the
    /// build plugin registers. A format that cannot be parsed stops the program, as in Foundation.
    ///
    /// See [Predicate Format String Syntax](
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format in Foundation's predicate language, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      guard let condition = PredicateParser.condition(of: predicateFormat, arguments: arguments ?? []) else {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
            + "'Unable to parse the format string \"\(predicateFormat)\"'")
      }
      // `nonisolated(unsafe)` because the condition captures arguments of any type, also types that are not Sendable.
      // It only reads them.
      nonisolated(unsafe) let unsafeCondition = condition
      self.init { object, _ in unsafeCondition(object) }
    }
  }
#endif
