/// A type that a stand-in type has to be derived from or conform to, because the sources use its values as that type.
struct StandInSupertype: Codable, Hashable, Sendable {
  /// The name of the stand-in type.
  var type: String
  /// The name of the superclass or protocol.
  var supertype: String

  /// Reads the types from an error message of the compiler; `nil` if the error is of another kind.
  init?(_ message: String) {
    // Regular expressions are slow here, so each is tried only if the message begins with the right words.
    guard message.hasPrefix("cannot ") || message.hasPrefix("argument type "),
      let match = message.firstMatch(
        of:
          /^(?:cannot (?:assign|convert) value of type|cannot convert return expression of type|argument type) '(?:any )?(?:\w+\.)?(\w+)[?!]?' (?:to type|to return type|to specified type|to expected argument type|does not conform to expected type) '(?:any )?(?:\w+\.)?(\w+)[?!]?'$/
      )
    else { return nil }
    (type, supertype) = (String(match.1), String(match.2))
  }
}
