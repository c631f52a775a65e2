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

  /// Runs `body` with this view. Layers are not isolated to an actor, but the layer of a view is only used on the main
  /// actor, so this assumes that it runs there.
  private nonisolated func onMainActor<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result {
    MainActor.assumeIsolated { body(self) }
  }

  /// The commands by which ``draw(_:)`` draws, in the view's coordinates; `nil` if it draws nothing.
  public var drawnContent: DrawingRecord? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let scale = traitCollection.displayScale
    let context = CGContext(size: bounds.size, scale: scale > 0 ? scale : 1, isOpaque: false)
    traitCollection.performAsCurrent { GraphicsStack.with(context) { draw(bounds) } }
    return context.commands.isEmpty ? nil : DrawingRecord(commands: context.commands, bounds: bounds)
  }

  /// Draws the view and its subviews into the current graphics context, scaled to `rect`. They are drawn as they look
  /// when the context's content is finally rendered, not when this is called. Returns `false` if there is no current
  /// context.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.add(.hosted(self, rect))
    return true
  }
}

extension CALayer {
  /// The view that owns this layer; `nil` if the layer does not belong to a view.
  @MainActor public var view: UIView? { host as? UIView }
}
