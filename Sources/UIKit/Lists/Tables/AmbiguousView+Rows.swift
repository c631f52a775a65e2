import Foundation

extension AmbiguousView {
  /// Whether only heights are open, in a row that is less than a point higher than its content.
  ///
  /// A row that sizes itself has a pixel more than its content needs, for the line below it. Which view takes the pixel shows
  /// nowhere.
  public var liesInSlackOfRow: Bool {
    guard contentAttributes.isEmpty, attributes.allSatisfy({ $0 == .top || $0 == .height }) else { return false }
    let around = sequence(first: view, next: \.superview)
    guard let cell = around.lazy.compactMap({ $0 as? UITableViewCell }).first else { return false }
    let size = cell.contentView.bounds.size
    let needed = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return abs(size.height - needed.height) < 1
  }
}
