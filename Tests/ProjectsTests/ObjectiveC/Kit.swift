import Foundation

@testable import Projects

/// The types of small frameworks for tests.
enum Kit {
  /// A symbol graph.
  struct Graph {
    var module: String
    /// Names, kinds and superclasses.
    var types: [(name: String, kind: String, superclass: String?)]
    /// Types, kinds, titles and declarations.
    var members: [(type: String, kind: String, title: String, declaration: String)]
    var isExtension = false

    /// The file.
    var data: Data {
      let symbols: [[String: Any]] =
        types.map { type in
          [
            "kind": ["identifier": "swift.\(type.kind)"], "identifier": ["precise": type.name], "accessLevel": "open",
            "pathComponents": [type.name],
          ]
        } + members.map(Self.symbol)
      var relations: [[String: Any]] = types.compactMap { type in
        type.superclass.map {
          ["kind": "inheritsFrom", "source": type.name, "target": $0, "targetFallback": "Foundation.\($0)"]
        }
      }
      if types.contains(where: { $0.name == "UIView" }) {
        relations.append([
          "kind": "conformsTo", "source": "UIView", "target": "c", "targetFallback": "Foundation.NSCoding",
        ])
        relations.append(["kind": "defaultImplementationOf", "source": "d", "target": "UITableViewDataSource.title()"])
      }
      let whole: [String: Any] = ["module": ["name": module], "symbols": symbols, "relationships": relations]
      return (try? JSONSerialization.data(withJSONObject: whole)) ?? Data()
    }

    private static func symbol(
      _ member: (type: String, kind: String, title: String, declaration: String)
    ) -> [String: Any] {
      let list = member.declaration.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let parameters: [[String: Any]] = list.split(separator: ", ").map { text in
        ["declarationFragments": [["spelling": String(text)]]]
      }
      return [
        "kind": ["identifier": "swift.\(member.kind)"], "identifier": ["precise": "\(member.type).\(member.title)"],
        "pathComponents": [member.type, member.title], "accessLevel": "open",
        "functionSignature": ["parameters": parameters], "declarationFragments": [["spelling": member.declaration]],
      ]
    }
  }

  static let types = FrameworkTypes(
    symbolGraphs: [
      Graph(
        module: "Foundation",
        types: [
          ("NSObject", "class", nil), ("NSObjectProtocol", "protocol", nil), ("NSString", "class", "NSObject"),
          ("NSNumber", "class", "NSObject"), ("NSCoding", "protocol", nil), ("CGRect", "struct", nil),
          ("Notification", "struct", nil), ("NSCoder", "class", "NSObject"),
        ],
        members: [("NSObject", "init", "init()", "init()")]),
      Graph(
        module: "UIKit",
        types: [
          ("UIView", "class", "NSObject"), ("UILabel", "class", "UIView"), ("UIColor", "class", "NSObject"),
          ("UITableViewDataSource", "protocol", nil), ("UITableView", "class", "UIView"),
          ("UIViewController", "class", "NSObject"),
        ],
        members: [
          ("UIView", "init", "init(frame:)", "init(frame: CGRect)"),
          ("UIView", "init", "init(coder:)", "required init?(coder: NSCoder)"),
          ("UIView", "init", "init()", "convenience init()"),
          ("UIView", "property", "frame", "var frame: CGRect { get set }"),
          ("UIView", "method", "layoutSubviews()", "func layoutSubviews()"),
          ("UILabel", "property", "text", "var text: String? { get set }"),
          ("UITableViewDataSource", "method", "rows(in:)", "@MainActor func rows(in section: Int) -> Int"),
          ("UITableViewDataSource", "method", "title()", "func title() -> String"),
        ]),
    ].map(\.data))
}
