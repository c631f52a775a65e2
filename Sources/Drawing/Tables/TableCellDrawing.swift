import UIKit

extension UITableViewCell: StyledLayer, DrawsContent {
  var standardBackground: UIColor? {
    table?.style == .plain || table == nil ? .systemBackground : .secondarySystemGroupedBackground
  }

  var standardCorners: [Double] {
    guard table?.style == .insetGrouped else { return [0, 0, 0, 0] }
    let (top, bottom) = (isFirstOfSection ? 10.0 : 0, isLastOfSection ? 10.0 : 0)
    return [top, top, bottom, bottom]
  }

  /// Draws the background of a selected cell, the separators, and the accessory at the trailing end. Labels and images
  /// are subviews, which draw themselves.
  func drawContent(on canvas: Canvas) {
    if isSelected, selectionStyle != .none { canvas.fill(bounds, resolved(.systemGray4)) }
    if let table, table.separatorStyle != .none { drawSeparators(of: table, on: canvas) }
    if let frame = accessoryFrame { drawAccessory(in: frame, on: canvas) }
  }

  // MARK: Separators

  private func drawSeparators(of table: UITableView, on canvas: Canvas) {
    let color = resolved(table.separatorColor ?? .separator)
    func line(at y: Double, from left: Double, to right: Double) {
      canvas.fill(CGRect(x: left, y: y, width: max(0, right - left), height: hairline), color)
    }
    let (left, right) = separatorEnds(in: table)
    switch table.style {
    case .plain: line(at: bounds.maxY - hairline, from: left, to: right)
    case .grouped:
      if isFirstOfSection { line(at: bounds.minY, from: bounds.minX, to: bounds.maxX) }
      let isLast = isLastOfSection
      line(at: bounds.maxY - hairline, from: isLast ? bounds.minX : left, to: isLast ? bounds.maxX : right)
    case .insetGrouped:
      if !isLastOfSection { line(at: bounds.maxY - hairline, from: left, to: right) }
    }
  }

  /// The left and right ends of the separator, given by the separator insets of the cell or of the table. The table's
  /// default inset follows the layout margin of the cell's content view.
  private func separatorEnds(in table: UITableView) -> (Double, Double) {
    let stated = ownSeparatorInset ?? table.separatorInset
    var (leading, trailing) = (Double(stated.left), Double(stated.right))
    if ownSeparatorInset == nil, leading == 15, policy.separatorsStartAtMargin {
      leading = max(15, contentView.directionalLayoutMargins.leading)
    }
    if isRightToLeft { swap(&leading, &trailing) }
    return (bounds.minX + leading, bounds.maxX - trailing)
  }

  // MARK: Accessories

  private func drawAccessory(in frame: CGRect, on canvas: Canvas) {
    let margin = policy.leadingMargin.value(forWidth: widthOfScreen)
    let end = isRightToLeft ? frame.minX + margin : frame.maxX - margin
    func box(_ width: Double, _ height: Double, at distance: Double = 0) -> CGRect {
      let x = isRightToLeft ? end + distance : end - distance - width
      return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
    }
    func draw(_ name: String, _ rect: CGRect, _ color: Color, pen: Double = 1.9) {
      SymbolDrawing(named: name)?.draw(in: rect, color: color, on: canvas, penWidth: pen)
    }
    let chevron = isRightToLeft ? "chevron.left" : "chevron.right"
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: draw(chevron, box(8, 13.5), resolved(.systemGray3), pen: 2.6)
    case .detailDisclosureButton:
      draw(chevron, box(8, 13.5), resolved(.systemGray3), pen: 2.6)
      draw("info.circle", box(22, 22, at: 16), resolvedTint)
    case .detailButton: draw("info.circle", box(22, 22), resolvedTint)
    case .checkmark: draw("checkmark", box(15, 14), resolvedTint, pen: 2.6)
    }
  }

  private var policy: LayoutPolicy.Cells { traitCollection.layoutPolicy.cells }

  // MARK: Neighbours

  private var table: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  private var isFirstOfSection: Bool { !hasNeighbour { abs($0.maxY - frame.minY) < 0.5 } }
  private var isLastOfSection: Bool { !hasNeighbour { abs($0.minY - frame.maxY) < 0.5 } }

  private func hasNeighbour(_ touches: (CGRect) -> Bool) -> Bool {
    superview?.subviews.contains { $0 !== self && $0 is UITableViewCell && touches($0.frame) } ?? false
  }
}
