/// A protocol of the frameworks to which stand-in types can conform without members of their own.
enum FrameworkProtocol: String, CaseIterable {
  case view = "View"
  case shapeStyle = "ShapeStyle"
  case observableObject = "ObservableObject"
  case identifiable = "Identifiable"

  /// The module that declares the protocol; `nil` for the standard library.
  var module: String? {
    switch self {
    case .view, .shapeStyle: "SwiftUI"
    case .observableObject: "EventPublishers"
    case .identifiable: nil
    }
  }

  /// The declaration that makes a class conform to the protocol.
  ///
  /// It is an extension: the class itself must not be isolated to the main actor, as a conformance to `View` would require.
  func conformance(of type: String) -> String {
    switch self {
    case .view: "extension \(type): View { public typealias Body = Never }"
    case .shapeStyle: "extension \(type): ShapeStyle, @unchecked Sendable {}"
    case .observableObject, .identifiable: "extension \(type): \(rawValue) {}"
    }
  }
}
