/// What a container of elements is, for assistive technology.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table of cells by row and column.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page that has a heading of its own.
  case landmark = 3
  /// A group that belongs together.
  case semanticGroup = 4
}
