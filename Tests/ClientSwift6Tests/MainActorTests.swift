import Testing
import UIKit

/// Code as in an app that uses strict concurrency.
@MainActor @Suite struct MainActorTests {
  @MainActor private static func answer() -> Int { 42 }

  @MainActor class CountingView: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  private final class AskingView: UIView {
    var answers: [Int] = []
    private let makers: [() -> UIView] = [{ UILabel() }, { UIButton(type: .system) }]

    override func layoutSubviews() {
      super.layoutSubviews()
      answers.append(MainActorTests.answer())
    }

    func load() async {
      let number = await Task.detached { 7 }.value
      answers.append(number)
      addSubview(makers[0]())
    }

    deinit { print("gone") }
  }

  @Test func subclassesOnTheMainActorKeepState() {
    let view = CountingView()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func viewsCallFunctionsOfTheMainActorAndAwaitOthers() async {
    let view = AskingView()
    view.layoutIfNeeded()
    await view.load()
    #expect(view.answers == [42, 7])
    #expect(view.subviews.count == 1)
  }

  /// Values can be sent to other threads.
  @Test func valuesAreSendable() async {
    let font = UIFont.systemFont(ofSize: 20)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let image = UIImage(name: "cat", size: CGSize(width: 10, height: 10))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let seen = await Task.detached {
      (font.pointSize, color.resolvedColor(with: traits), image.size.width, traits.userInterfaceStyle)
    }.value
    #expect(seen == (20, .white, 10, .dark))
  }

  /// A constraint can be described in code without isolation.
  @Test func constraintsDescribeThemselves() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 20)
    #expect("\(constraint)" == "<UIView>.width == 20")
  }
}
