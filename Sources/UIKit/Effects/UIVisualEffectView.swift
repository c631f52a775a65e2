import Foundation

/// A view that shows a visual effect, such as a blur, behind its content. Its content view fills it.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view to which subviews are added.
  public let contentView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startWithContentView()
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    startWithContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startWithContentView()
    _ = isMade(by: coder, as: UIVisualEffectView.self)
  }

  private func startWithContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.isTiedToSuperview = true
    addSubview(contentView)
  }

  /// Lets the content view fill the view.
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }

  package override func hasMade(_ view: UIView) -> Bool { view.superview === self }
}
