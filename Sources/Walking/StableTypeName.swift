/// The full name of a type, which is the same in every process.
///
/// Swift's own name of a private type contains an address: `App.(unknown context at $7f3c1840).Cell`.
struct StableTypeName {
  let text: String

  init(_ type: Any.Type) {
    let name = String(reflecting: type)
    text = name.contains("(unknown context at ") ? name.replacing(#/ at \$[0-9a-f]+/#, with: "") : name
  }
}
