import Testing
import UIKit

/// Animations are at their end at once.
struct AnimationTests {
  @Test func changesComeBeforeTheCompletion() {
    var events: [String] = []
    UIView.animate(
      withDuration: 1, delay: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: .curveEaseOut,
      animations: { events.append("changes") }, completion: { events.append("completion \($0)") })
    #expect(events == ["changes", "completion true"])
  }

  @Test func anAnimationThatRepeatsHasNoCompletion() {
    var events: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { events.append("changes") },
      completion: { _ in events.append("completion") })
    #expect(events == ["changes"])
  }

  @Test func anAnimationThatStartsItselfAgainComesToAnEnd() {
    var rounds = 0
    func spin() {
      UIView.animate(withDuration: 1, animations: { rounds += 1 }, completion: { _ in spin() })
    }
    spin()
    #expect(rounds == 65)
  }

  @Test func keyframesAreMadeInTheirOrder() {
    let view = UIView()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
    }
    #expect(view.alpha == 0.5)
  }

  @Test func aTransitionPutsAViewInThePlaceOfAnother() {
    let (holder, old, new) = (UIView(), UIView(), UIView())
    holder.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(holder.subviews == [new])
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && !old.isHidden)
  }
}
