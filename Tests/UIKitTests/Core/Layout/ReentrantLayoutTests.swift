import Foundation
import Testing

@testable import UIKit

/// Code of an app that asks for a size while a size is being computed.
@MainActor
@Suite struct ReentrantLayoutTests {
  /// A label that asks for the fitting size of another view whenever it is measured.
  private final class AskingLabel: UILabel {
    weak var asked: UIView?
    var asksAlways = false
    var answers: [CGSize] = []
    private var asks = false

    override var intrinsicContentSize: CGSize {
      if let asked, !asks || asksAlways {
        asks = true
        defer { asks = false }
        answers.append(asked.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
      }
      return super.intrinsicContentSize
    }
  }

  /// A tree with a text that wraps at the width of the root, and a bar as wide as the root.
  private struct Tree {
    let root: UIView
    let label = AskingLabel()
    let bar = UIView()

    init(width: CGFloat = 200, isLaidOut: Bool = true) {
      root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      label.text = "A text that is much longer than the screen is wide, so that it takes some lines"
      label.numberOfLines = 0
      for view in [label, bar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor), bar.topAnchor.constraint(equalTo: label.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      ])
      if isLaidOut { root.layoutIfNeeded() }
    }

    var frames: [CGRect] { [label.frame, bar.frame] }
  }

  @Test(arguments: [120, 150, 260] as [CGFloat]) func aSizeThatIsAskedForDuringLayoutChangesNoFrame(width: CGFloat) {
    let (plain, asking) = (Tree(), Tree())
    asking.label.asked = asking.root
    for tree in [plain, asking] {
      tree.root.frame.size.width = width
      tree.root.layoutIfNeeded()
    }
    #expect(asking.frames == plain.frames)
    #expect(!asking.label.answers.isEmpty)
    // The same as a tree answers that has not been laid out, in which no text has been wrapped.
    let fitting = Tree(width: width, isLaidOut: false).root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(asking.label.answers.allSatisfy { $0 == fitting }, "\(asking.label.answers), \(fitting)")
  }

  @Test func aSizeThatIsAskedForWithinAnotherOneIsItsOwn() {
    let (plain, asking) = (Tree(), Tree())
    asking.label.asked = asking.root
    func size(_ tree: Tree) -> CGSize {
      tree.root.systemLayoutSizeFitting(
        CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(size(asking) == size(plain))
    #expect(!asking.label.answers.isEmpty)
    // The tree is as it was.
    asking.root.layoutIfNeeded()
    #expect(asking.frames == plain.frames)
  }

  /// It ends, although each question asks the next one.
  @Test func aQuestionThatAsksItselfEnds() {
    let tree = Tree()
    tree.label.asksAlways = true
    tree.label.asked = tree.root
    tree.label.text = "Another text, which is measured"
    let size = tree.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width.isFinite && size.height > 0)
    #expect(tree.label.answers.contains(tree.root.frame.size))
  }
}
