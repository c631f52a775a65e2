#if !canImport(ObjectiveC)
  import Foundation

  extension NSPredicate {
    /// A condition of Foundation's predicate language: `"name CONTAINS[cd] %@ AND age > %d"`.
    ///
    /// It knows comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`,
    /// `IN`, `BETWEEN`; options `c` and `d`), `AND`, `OR`, `NOT`, parentheses, `ANY`, `ALL`, `NONE`, key paths, `SELF`,
    /// texts, numbers, lists, and the arguments `%@`, `%K`, `%d`, `%f` and their kin; no functions and no variables.
    /// Key paths read dictionaries and the properties that the build plugin registers.
    /// Other formats stop the program, as in Foundation.
    ///
    /// See [Predicate Format String Syntax](
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      self.init(format: predicateFormat, argumentArray: args)
    }

    /// A condition of Foundation's predicate language, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      guard let condition = PredicateParser.condition(of: predicateFormat, arguments: arguments ?? []) else {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
            + "'Unable to parse the format string \"\(predicateFormat)\"'")
      }
      // Unsafe because the arguments of a condition may be anything. It only reads what the parser has made.
      nonisolated(unsafe) let unsafeCondition = condition
      self.init { object, _ in unsafeCondition(object) }
    }
  }
#endif
