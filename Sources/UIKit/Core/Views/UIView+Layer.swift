import Foundation

extension UIView: LayerHost {
  nonisolated var layerBounds: CGRect {
    get { onMainActor { $0.bounds } }
    set { onMainActor { $0.bounds = newValue } }
  }

  nonisolated var layerPosition: CGPoint {
    get { onMainActor { $0.center } }
    set { onMainActor { $0.center = newValue } }
  }

  nonisolated var layerTransform: CGAffineTransform {
    get { onMainActor { $0.transform } }
    set { onMainActor { $0.transform = newValue } }
  }

  nonisolated var layerOfSuperview: CALayer? {
    MainActor.assumeIsolated(with: self) { $0.superview?.layer }
  }

  nonisolated var subviewCount: Int { children.count }
  nonisolated func layerNeedsDisplay() {}
  nonisolated func layerNeedsLayout() { onMainActor { $0.setNeedsLayout() } }
  nonisolated func layerLayoutIfNeeded() { onMainActor { $0.layoutIfNeeded() } }

  /// Layers are not bound to an actor. The layers of views are used on the main actor, like the views.
  private nonisolated func onMainActor<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result {
    MainActor.assumeIsolated { body(self) }
  }

  /// What ``draw(_:)`` draws, in the view's coordinates; nil for nothing.
  public var drawnContent: DrawingRecord? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let scale = traitCollection.displayScale
    let context = CGContext(size: bounds.size, scale: scale > 0 ? scale : 1, isOpaque: false)
    traitCollection.performAsCurrent { GraphicsStack.with(context) { draw(bounds) } }
    return context.commands.isEmpty ? nil : DrawingRecord(commands: context.commands, bounds: bounds)
  }

  /// Draws the view and everything inside into the present context, as it looks when the picture is drawn.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.add(.hosted(self, rect))
    return true
  }
}

extension CALayer {
  /// The view whose layer this is; nil for others.
  @MainActor public var view: UIView? { host as? UIView }
}
