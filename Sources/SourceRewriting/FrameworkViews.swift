import SwiftSyntax

/// The classes of modules beside UIKit that elements of documents make, such as `MKMapView` for a map view.
///
/// An outlet can have such a class only if a source imports its module. So the target's table registers the classes of
/// the imported modules, and a target that imports none needs none of them.
struct FrameworkViews {
  private let classes: [(module: String, name: String)]

  init(importedBy trees: [SourceFileSyntax]) {
    let modules = trees.reduce(into: Set()) { $0.formUnion(ImportedModule.names(in: $1)) }
    classes = StandIns.classesInDocuments.filter { modules.contains($0.key) }.map { ($0.key, $0.value) }
  }

  /// Imports of the modules that exist, for the head of a file.
  var imports: String {
    Set(classes.map(\.module)).sorted().map { "#if canImport(\($0))\n  import \($0)\n#endif\n" }.joined()
  }

  /// The statements that add the classes to a table.
  var registrations: String {
    classes.map {
      "  #if canImport(\($0.module))\n    table.addFrameworkClass(\($0.name).self)\n  #endif\n"
    }.joined()
  }
}
