import Foundation
import Testing
import UIKit

/// Animations are over immediately: first the changes are made, then the completions are called.
@Suite struct AnimationTests {
  @Test func changesAreMadeBeforeTheEndIsTold() {
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 2, options: .curveEaseIn) {
      log.append("change")
    } completion: {
      log.append("end \($0)")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("later") }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("earlier") }
    }
    #expect(log == ["change", "end true", "later", "earlier"])
  }

  @Test func aTransitionPutsAViewIntoThePlaceOfAnother() {
    let (outer, old, new, last) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(old)
    outer.addSubview(last)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve)
    #expect(outer.subviews == [new, last])
    UIView.transition(from: new, to: last, duration: 1, options: .showHideTransitionViews)
    #expect(outer.subviews == [new, last])
    #expect(new.isHidden && !last.isHidden)
  }

  @Test func anAnimatorMakesItsChangesWhenItIsStarted() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("change") }
    animator.addCompletion { log.append($0 == .end ? "end" : "other") }
    #expect(log.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(log == ["change", "end"])
    #expect(animator.state == .inactive)
    let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { log.append("never") }
    stopped.stopAnimation(true)
    stopped.startAnimation()
    #expect(log == ["change", "end"])
  }

  @Test func pagesReplaceEachOther() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.loadViewIfNeeded()
    #expect(first.view.superview === pages.view)
    #expect(first.view.frame == pages.view.bounds)
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(pages.viewControllers == [second])
    #expect(pages.children == [second])
    #expect(first.view.superview == nil)
    #expect(second.view.superview === pages.view)
  }

  @Test func rectanglesTravelAsObjects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func symbolsTakeTheirConfiguration() throws {
    let small = try #require(UIImage(systemName: "star"))
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let large = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(large.size.width > small.size.width)
    #expect(small.withConfiguration(configuration) == large)
  }

  @Test func anAnimationThatRepeatsHasNoEnd() {
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      log.append("change")
    } completion: { _ in
      log.append("end")
    }
    #expect(log == ["change"])
  }

  @Test func anAnimationThatStartsItselfAgainIsEnded() {
    var rounds = 0
    func spin() {
      UIView.animate(withDuration: 1, animations: { rounds += 1 }, completion: { _ in spin() })
    }
    spin()
    #expect(rounds == 65)
  }

  @Test func anAnimatorThatStartsAnotherAgainIsEnded() {
    var rounds = 0
    func spin() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { rounds += 1 }
      animator.addCompletion { _ in spin() }
      animator.startAnimation()
    }
    spin()
    #expect(rounds == 65)
  }
}
