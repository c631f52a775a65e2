/// An initializer in the generated Swift code that stands in for Objective-C code.
struct InertInitializer: Hashable {
  var labels: [String]
  var parameters: [InertParameter]
  /// The character after `init`: `?`, `!`, or empty if the initializer cannot fail.
  var mark = ""
  var isThrowing = false
  var isConvenience = false
  /// Whether the header marks the initializer with `NS_DESIGNATED_INITIALIZER`.
  var isDesignated = false
  var isUnavailable = false
  var isRequired = false

  /// Identifies an initializer within its class by its labels, as in `init(title:)`.
  var key: String { SwiftName(base: "init", labels: labels).key }

  /// How hard it is to call the initializer with empty arguments. An argument for which no empty value is known counts
  /// a hundred times as much as any other.
  var effort: Int {
    parameters.map { $0.empty == nil || $0.empty?.hasPrefix(InertValue.prefix) == true ? 100 : 1 }.reduce(0, +)
  }

  /// Swift code that calls the initializer with empty values as arguments.
  var emptyCall: String { "init(\(parameters.map(\.emptyArgument).joined(separator: ", ")))" }

  /// The declaration as Swift code, without modifiers and body.
  var declaration: String {
    "init\(mark)(\(parameters.map(\.declaration).joined(separator: ", ")))\(isThrowing ? " throws" : "")"
  }

  /// Makes the initializer that a framework's class declares; `nil` if the member is not an initializer.
  init?(_ member: FrameworkMember, _ frameworks: FrameworkTypes) {
    guard let list = member.parameters else { return nil }
    labels = list.map { $0.label == "_" ? "" : $0.label }
    parameters = list.enumerated().map { index, parameter in
      InertParameter(
        label: parameter.label == "_" ? "" : parameter.label, name: "argument\(index)", type: parameter.type,
        empty: frameworks.empty(of: parameter.type), initial: nil)
    }
    mark = member.isFailable ? "?" : ""
    isConvenience = member.isConvenience
    isRequired = member.isRequired
  }

  init(
    labels: [String], parameters: [InertParameter], mark: String = "", isThrowing: Bool = false,
    isConvenience: Bool = false, isDesignated: Bool = false, isUnavailable: Bool = false
  ) {
    (self.labels, self.parameters, self.mark) = (labels, parameters, mark)
    (self.isThrowing, self.isConvenience) = (isThrowing, isConvenience)
    (self.isDesignated, self.isUnavailable) = (isDesignated, isUnavailable)
  }
}
