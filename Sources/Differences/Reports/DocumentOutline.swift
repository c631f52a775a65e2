import Environments
import InterfaceBuilder

/// Writes a document as readable lines, which git can compare line by line (`snug diff --textconv`).
///
/// For each screen, the views and other objects come first, in the order of the document, with their properties; then
/// constraints and connections in alphabetical order. Identifiers, versions and stored frames are left out.
public enum DocumentOutline {
  /// The lines of a document. It lays each screen out once, as on Interface Builder's canvas.
  public static func lines(_ document: InterfaceDocument) -> [String] {
    let graph = ObjectGraph(document)
    let words = ObjectWords(document: document, graph: graph)
    var lines: [String] = []
    let scenes = document.scenes.indices.map { Optional($0) }
    for scene in scenes + [nil] {
      let places = graph.objects.indices.filter { graph.objects[$0].scene == scene }
      guard !places.isEmpty else { continue }
      if let scene {
        lines.append((lines.isEmpty ? "" : "\n") + SceneWords(document: document).name(of: document.scenes[scene]))
      }
      for place in places where [.view, .other].contains(graph.objects[place].kind) {
        let indent = String(repeating: "  ", count: depth(of: place, in: graph) + 1)
        lines.append(indent + words.words(for: place))
        lines += properties(of: graph.objects[place], words).map { "\(indent)    \($0)" }
      }
      for kind in [DocumentObject.Kind.constraint, .connection] {
        lines += places.filter { graph.objects[$0].kind == kind }.map { place in
          let silent = kind == .constraint ? ConstraintStatement.parts : ["destination", "property", "selector"]
          let others = properties(of: graph.objects[place], words, without: silent)
          return "  " + ([words.words(for: place)] + others).joined(separator: "; ")
        }.sorted()
      }
    }
    return lines.map { line in line.hasPrefix("\n") ? "\n" + PlainLine.of(String(line.dropFirst())) : PlainLine.of(line)
    }
  }

  private static func depth(of place: Int, in graph: ObjectGraph) -> Int {
    var depth = 0
    var next = graph.objects[place].parent
    while let current = next {
      depth += 1
      next = graph.objects[current].parent
    }
    return depth
  }

  private static func properties(
    of object: DocumentObject, _ words: ObjectWords, without silent: Set<String> = []
  ) -> [String] {
    object.properties.filter { !silent.contains($0.key) }.sorted { $0.key < $1.key }.map { name, value in
      "\(name): \(words.words(for: value))"
    }
  }
}
