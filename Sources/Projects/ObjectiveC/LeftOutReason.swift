/// Why a declaration of a header is left out of the generated Swift code.
enum LeftOutReason: Error, Hashable {
  /// The declaration names a type that neither the app nor a known framework declares.
  case unknownType(String)
  /// Swift does not import the declaration, because of a type such as a C array, or because it takes any number of
  /// arguments.
  case notImported

  var words: String {
    switch self {
    case .unknownType(let name): "nobody declares the type \(name)"
    case .notImported: "Swift does not import its types"
    }
  }
}
