import SwiftSyntax

/// The classes of modules beside UIKit that elements of documents stand for, such as `MKMapView` for a map view.
///
/// An outlet can have such a class only if a source imports its module. So the target's table registers the classes of
/// the imported modules, and a target that imports none needs none of them.
struct FrameworkViews {
  private let modules: [String]

  init(importedBy trees: [SourceFileSyntax]) {
    let collector = ImportCollector(viewMode: .sourceAccurate)
    for tree in trees { collector.walk(tree) }
    modules = collector.modules.intersection(Self.classes.keys).sorted()
  }

  /// Imports of the modules that exist, for the head of a file.
  var imports: String {
    modules.map { "#if canImport(\($0))\n  import \($0)\n#endif\n" }.joined()
  }

  /// The statements that add the classes to a table.
  var registrations: String {
    modules.map { module in
      let type = Self.classes[module, default: ""]
      return "  #if canImport(\(module))\n    table.addFrameworkClass(\(type).self)\n  #endif\n"
    }.joined()
  }

  private static let classes = [
    "ARKit": "ARSCNView", "AVKit": "AVPlayerViewController", "MapKit": "MKMapView", "MediaPlayer": "MPVolumeView",
    "PDFKit": "PDFView", "SceneKit": "SCNView", "SpriteKit": "SKView", "WebKit": "WKWebView",
  ]
}

/// Collects the names of the imported modules.
private final class ImportCollector: SyntaxVisitor {
  private(set) var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { modules.insert(module) }
    return .skipChildren
  }
}
