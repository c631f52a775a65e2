@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted, because a finger touches it.
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays at the top while its section is scrolled.
  public var isPinned = false
  public var isEditing = false
  /// Whether the cell is expanded, so that the rows of its children are shown.
  public var isExpanded = false
  /// Whether a swipe has moved the cell aside to show its actions.
  public var isSwiped = false
  /// Whether a finger drags the cell to another position in the list.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value that the app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
