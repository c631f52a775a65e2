/// Shows the view of a `#Preview`: on the whole screen, or centred if a trait of the `#Preview` gives the view a size.
final class CodeScreenController: UIViewController {
  private let content: UIView
  private let traits: [CodeScreen.Trait]

  init(showing content: UIView, traits: [CodeScreen.Trait]) {
    self.content = content
    self.traits = traits
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard traits.contains(where: \.hasOwnSize) else {
      view = content
      return
    }
    view = UIView()
    view.addSubview(content)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let size else { return }
    // This sets the frame as a superview does. If the content has constraints on its own size, layout applies them.
    content.bounds.size = size
    content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// The size in points that a trait gives the content; `nil` if the content fills the screen.
  private var size: CGSize? {
    for trait in traits {
      switch trait {
      case .fixedLayout(let width, let height): return CGSize(width: width, height: height)
      case .sizeThatFitsLayout: return fittingSize
      default: continue
      }
    }
    return nil
  }

  /// The smallest size that the content's constraints allow. Texts are wrapped at the width of the screen.
  private var fittingSize: CGSize {
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width > view.bounds.width else { return size }
    return content.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension CodeScreen.Trait {
  fileprivate var hasOwnSize: Bool {
    switch self {
    case .sizeThatFitsLayout, .fixedLayout: true
    default: false
    }
  }
}
