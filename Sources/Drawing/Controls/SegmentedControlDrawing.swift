import UIKit

extension UISegmentedControl: DrawsContent {
  /// Draws the segments. In the style of iOS 13 and later, the selected segment is raised; in the older style, it is
  /// filled with the tint colour.
  func drawContent(on canvas: Canvas) {
    let frames = segmentFrames
    guard let first = frames.first else { return }
    let field = frames.reduce(first) { $0.union($1) }
    canvas.group(opacity: isEnabled ? 1 : 0.5) {
      switch look {
      case .raised: drawRaised(frames, in: field, on: canvas)
      case .outlined: drawOutlined(frames, in: field, on: canvas)
      }
      drawImages(in: frames, on: canvas)
      drawText(on: canvas)
    }
  }

  private var look: LayoutPolicy.Controls.SegmentLook { traitCollection.layoutPolicy.controls.segmentLook }

  private func drawRaised(_ frames: [CGRect], in field: CGRect, on canvas: Canvas) {
    canvas.fill(Path(field, cornerRadius: 8), resolved(.tertiarySystemFill))
    for (index, frame) in frames.enumerated().dropFirst() {
      let isBesideChosen = index == selectedSegmentIndex || index - 1 == selectedSegmentIndex
      guard !isBesideChosen else { continue }
      let x = isRightToLeft ? frame.maxX : frame.minX - 1
      canvas.fill(CGRect(x: x, y: field.midY - 8, width: 1, height: 16), resolved(.separator))
    }
    guard frames.indices.contains(selectedSegmentIndex) else { return }
    let chosen = frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2)
    canvas.shadow(
      of: chosen, corners: [6, 6, 6, 6], color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 2),
      radius: 1.5)
    let color = selectedSegmentTintColor.map(resolved) ?? (isDark ? Color(hex: 0x636366) : .white)
    canvas.fill(Path(chosen, cornerRadius: 6), color)
  }

  private func drawOutlined(_ frames: [CGRect], in field: CGRect, on canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: Path(field, cornerRadius: 4))
      if frames.indices.contains(selectedSegmentIndex) {
        canvas.fill(frames[selectedSegmentIndex].insetBy(dx: -0.5, dy: 0), resolvedTint)
      }
      for frame in frames.dropFirst() {
        let x = isRightToLeft ? frame.maxX : frame.minX - 1
        canvas.fill(CGRect(x: x, y: field.minY, width: 1, height: field.height), resolvedTint)
      }
    }
    canvas.border(field, resolvedTint, width: 1, cornerRadius: 4)
  }

  private func drawImages(in frames: [CGRect], on canvas: Canvas) {
    for (index, frame) in frames.enumerated() {
      guard let image = imageForSegment(at: index) else { continue }
      let tint = look == .raised ? resolved(.label) : index == selectedSegmentIndex ? .white : resolvedTint
      ImageDrawing(image: image, tint: tint, isDark: isDark, isRightToLeft: isRightToLeft)
        .draw(in: UIView.ContentMode.center.placement(of: image.size, in: frame), on: canvas)
    }
  }
}
