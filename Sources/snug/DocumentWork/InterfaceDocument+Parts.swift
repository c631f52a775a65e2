import InterfaceBuilder

extension InterfaceDocument {
  /// The identifiers of the scenes, divided into parts with one screen each. A scene that is no screen, because it has no
  /// view of its own, belongs to the screen before it.
  private var parts: [[String]] {
    var parts: [[String]] = []
    var hasScreen = false
    for scene in scenes {
      let isScreen = scene.rootViewElement != nil
      if parts.isEmpty || (isScreen && hasScreen) { parts.append([]) }
      if isScreen { hasScreen = true }
      parts[parts.count - 1].append(scene.id)
    }
    return parts
  }

  /// Chooses the scenes of a part.
  ///
  /// - Returns: the other parts, if the part is the first one.
  mutating func choose(_ part: DocumentPart) -> [DocumentPart] {
    switch part {
    case .whole: return []
    case .scenes(let scenes):
      choice = Set(scenes)
      return []
    case .first:
      let parts = parts
      choice = Set(parts.first ?? [])
      return parts.dropFirst().map(DocumentPart.scenes)
    }
  }
}
