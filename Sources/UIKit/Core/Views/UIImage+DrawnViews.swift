extension UIImage {
  /// The views that are drawn in the picture, from back to front; none if it was not drawn by code.
  @MainActor package var drawnViews: [UIView] {
    guard case .drawing(let contents) = contents, let record = contents as? DrawingRecord else { return [] }
    return record.commands.compactMap { command in
      guard case .hosted(let object, _) = command.content else { return nil }
      return (object as? UIView) ?? (object as? CALayer)?.host as? UIView
    }
  }
}
