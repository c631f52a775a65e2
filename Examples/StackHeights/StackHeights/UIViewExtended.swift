import UIKit

/// A view whose natural size can be set: in code, as a runtime attribute in Interface Builder, and by an archive.
class UIViewExtended: UIView {
  private enum Key {
    static let proportionalSize = "ProportionalSize"
  }

  @IBInspectable var intrinsicSize = CGSize(width: 1, height: 1) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    if coder.containsValue(forKey: Key.proportionalSize) {
      intrinsicSize = coder.decodeCGSize(forKey: Key.proportionalSize)
    }
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    coder.encode(intrinsicSize, forKey: Key.proportionalSize)
    super.encode(with: coder)
  }

  override var intrinsicContentSize: CGSize { intrinsicSize }
}

#Preview("Natural sizes from code") {
  let stack = UIStackView()
  stack.axis = .vertical
  stack.distribution = .fillProportionally
  for (height, color) in [(1, UIColor.systemOrange), (2, .systemGreen), (3, .systemBlue)] {
    let view = UIViewExtended()
    view.intrinsicSize = CGSize(width: 1, height: height)
    view.backgroundColor = color
    stack.addArrangedSubview(view)
  }
  return stack
}
