/// Finds the Swift types for the names of Objective-C types.
struct TypeTable {
  /// The Swift type for a name.
  enum Meaning: Hashable {
    case `class`(String)
    /// A structure, enumeration or number, with Swift code for an empty value; `nil` if none is known.
    case value(String, empty: String?)
    case alias(ObjectiveCType)
  }

  let frameworks: FrameworkTypes
  private var own: [String: Meaning] = [:]
  private var protocols: [String: String] = [:]
  private let declaredInSwift: Set<String>
  private let aliases: [String: ObjectiveCAlias]
  let classNames: Set<String>

  /// - Parameters:
  ///   - interfaces: the declarations of the headers.
  ///   - declaredInSwift: the names of types that the app's Swift sources declare.
  ///   - frameworks: the types of the modules that the app is compiled against.
  init(_ interfaces: ObjectiveCInterfaces, declaredInSwift: Set<String>, frameworks: FrameworkTypes) {
    self.frameworks = frameworks
    self.declaredInSwift = declaredInSwift
    aliases = interfaces.aliases
    classNames = interfaces.classNames
    for item in interfaces.classes {
      own[item.name] = .class(Self.swiftName(item.attributes) ?? SwiftText.name(item.name))
    }
    for item in interfaces.protocols {
      let name = Self.swiftName(item.attributes) ?? item.name
      let isTaken = own[item.name] != nil || declaredInSwift.contains(name)
      if !declaredInSwift.contains(item.name) {
        protocols[item.name] = isTaken ? "\(name)Protocol" : SwiftText.name(name)
      }
    }
    for item in interfaces.enumerations where !item.name.isEmpty {
      let name = Self.swiftName(item.attributes) ?? SwiftText.name(item.name)
      own[item.name] = .value(name, empty: EnumerationWriter(item, name: name).empty)
    }
    for item in interfaces.structures where !item.name.isEmpty {
      let name = Self.swiftName(item.attributes) ?? SwiftText.name(item.name)
      own[item.name] = .value(name, empty: "\(name)()")
    }
    for name in interfaces.ownAliases {
      guard let alias = aliases[name], alias.isOwnType else { continue }
      let swiftName = Self.swiftName(alias.attributes) ?? SwiftText.name(name)
      let isText = alias.type.pointee?.name == "NSString"
      let raw = isText ? "\"\"" : alias.type.name.flatMap { Self.bases[$0]?.1 }
      own[name] = .value(swiftName, empty: raw.map { "\(swiftName)(rawValue: \($0))" })
    }
  }

  /// The Swift name that `NS_SWIFT_NAME` gives a type, with dots if it is nested; `nil` if there is none.
  static func swiftName(_ attributes: ObjectiveCAttributes) -> String? {
    guard let parts = attributes.swiftName?.split(separator: ".").map(String.init), !parts.isEmpty, parts.count < 4,
      parts.allSatisfy(SwiftText.isIdentifier)
    else { return nil }
    return parts.map(SwiftText.name).joined(separator: ".")
  }

  /// Whether the app's Swift sources declare a type with this name.
  func isInSwift(_ name: String) -> Bool { declaredInSwift.contains(name) }

  /// The Swift type for an Objective-C name; `nil` if neither the app nor a framework declares it.
  func meaning(of name: String) -> Meaning? {
    if let base = Self.bases[name] { return .value(base.0, empty: base.1) }
    if declaredInSwift.contains(name) {
      return classNames.contains(name) ? .class(SwiftText.name(name)) : .value(SwiftText.name(name), empty: nil)
    }
    if let meaning = own[name] { return meaning }
    if classNames.contains(name) { return frameworkName(name).map { .class($0) } }
    if let framework = frameworkName(name) {
      let type = frameworks[framework]
      return type?.kind == .class ? .class(framework) : .value(framework, empty: frameworks.empty(of: framework))
    }
    return aliases[name].flatMap { $0.type.name == name ? nil : .alias($0.type) }
  }

  /// The Swift name of an Objective-C protocol; `nil` if neither the app nor a framework declares it.
  func protocolName(_ name: String) -> String? {
    if name == "NSObject" { return "NSObjectProtocol" }
    if declaredInSwift.contains(name) { return SwiftText.name(name) }
    if let own = protocols[name] { return own }
    for candidate in ["\(name)Protocol", name] where frameworks[candidate]?.kind == .protocol { return candidate }
    let found = frameworkName(name)
    return found.flatMap { frameworks[$0]?.kind == .protocol ? $0 : nil }
  }

  /// The Swift name of a framework's type: unchanged, without `NS`, or nested as in `UITableView.Style`; `nil` if no
  /// framework declares it.
  func frameworkName(_ name: String) -> String? {
    if let renamed = Self.renamed[name], frameworks[renamed] != nil { return renamed }
    let short = name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    for candidate in [name, short] where frameworks[candidate] != nil && SwiftText.isIdentifier(candidate) {
      return candidate
    }
    for whole in [name, short] {
      let words = CamelCase.words(whole)
      for count in stride(from: words.count - 1, to: 0, by: -1) {
        let nested = "\(words[..<count].joined()).\(words[count...].joined())"
        if frameworks[nested] != nil { return nested }
      }
    }
    return nil
  }

  private static let renamed = [
    "NSNotificationName": "NSNotification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
    "NSURLSessionConfiguration": "URLSessionConfiguration", "NSCalendarUnit": "Calendar.Component",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIActivityType": "UIActivity.ActivityType",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey", "UIFontTextStyle": "UIFont.TextStyle",
    "OS_dispatch_queue": "DispatchQueue", "OS_dispatch_group": "DispatchGroup",
  ]

  /// The Swift types of C and basic framework types, with Swift code for an empty value.
  private static let bases: [String: (String, String?)] = [
    "void": ("Void", "()"), "BOOL": ("Bool", "false"), "_Bool": ("Bool", "false"), "Boolean": ("Bool", "false"),
    "char": ("Int8", "0"), "signed char": ("Int8", "0"), "unsigned char": ("UInt8", "0"), "short": ("Int16", "0"),
    "unsigned short": ("UInt16", "0"), "int": ("Int32", "0"), "unsigned int": ("UInt32", "0"),
    "unsigned": ("UInt32", "0"),
    "long": ("Int", "0"), "unsigned long": ("UInt", "0"), "long long": ("Int64", "0"),
    "unsigned long long": ("UInt64", "0"), "float": ("Float", "0"), "double": ("Double", "0"),
    "long double": ("Double", "0"), "NSInteger": ("Int", "0"), "NSUInteger": ("Int", "0"), "CGFloat": ("CGFloat", "0"),
    "NSTimeInterval": ("TimeInterval", "0"), "CFTimeInterval": ("TimeInterval", "0"),
    "CFAbsoluteTime": ("TimeInterval", "0"), "CFIndex": ("Int", "0"), "size_t": ("Int", "0"), "ssize_t": ("Int", "0"),
    "unichar": ("UInt16", "0"), "SEL": ("Selector", "Selector(\"\")"), "CGRect": ("CGRect", "CGRect()"),
    "CGPoint": ("CGPoint", "CGPoint()"), "CGSize": ("CGSize", "CGSize()"),
    "NSRange": ("NSRange", "NSRange(location: 0, length: 0)"), "UIEdgeInsets": ("UIEdgeInsets", "UIEdgeInsets()"),
    "NSComparisonResult": ("ComparisonResult", ".orderedSame"), "OSStatus": ("Int32", "0"),
    "NSStringEncoding": ("UInt", "0"), "UILayoutPriority": ("UILayoutPriority", "UILayoutPriority(1000)"),
    "UIFontWeight": ("UIFont.Weight", ".regular"), "CGAffineTransform": ("CGAffineTransform", ".identity"),
  ]
}
