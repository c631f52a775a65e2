import SwiftSyntax

/// Classes that storyboards and xibs can contain and that belong to other modules than UIKit, such as `MKMapView` for a
/// map view.
///
/// They are registered in the target's `RuntimeTable` if a source of the target imports their module. Otherwise they
/// are not needed, because no outlet can have such a type.
struct FrameworkViews {
  private let classes: [(module: String, name: String)]

  init(importedBy trees: [SourceFileSyntax]) {
    let modules = trees.reduce(into: Set()) { $0.formUnion(ImportedModule.names(in: $1)) }
    classes = StandIns.classesInDocuments.filter { modules.contains($0.key) }.map { ($0.key, $0.value) }
  }

  /// The import declarations of the modules that declare the classes, conditional on their existence, for the beginning
  /// of a file.
  var imports: String {
    Set(classes.map(\.module)).sorted().map { "#if canImport(\($0))\n  import \($0)\n#endif\n" }.joined()
  }

  /// The statements that register the classes in a `RuntimeTable`.
  var registrations: String {
    classes.map {
      "  #if canImport(\($0.module))\n    table.addFrameworkClass(\($0.name).self)\n  #endif\n"
    }.joined()
  }
}
