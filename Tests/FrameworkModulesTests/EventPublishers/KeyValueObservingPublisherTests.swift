import EventPublishers
import Testing
import UIKit

/// The values of an object's property.
struct KeyValueObservingPublisherTests {
  private let label = UILabel()

  @Test func thePresentValueComesFirstAndThenEachChange() {
    label.text = "a"
    var texts: [String?] = []
    let subscription = label.publisher(for: \.text).sink { texts.append($0) }
    label.text = "b"
    subscription.cancel()
    label.text = "c"
    #expect(texts == ["a", "b"])
  }

  @Test func onlyChangesComeIfThePresentValueIsNotWanted() {
    var alphas: [CGFloat] = []
    let subscription = label.publisher(for: \.alpha, options: [.new]).sink { alphas.append($0) }
    label.alpha = 0.5
    subscription.cancel()
    #expect(alphas == [0.5])
  }

  @Test func ofValuesThatNobodyAskedForTheLatestWaits() {
    let subscriber = TestSubscriber<CGFloat, Never>(demand: .none)
    label.publisher(for: \.alpha).subscribe(subscriber)
    label.alpha = 0.5
    label.alpha = 0.25
    subscriber.request(.max(1))
    #expect(subscriber.values == [0.25])
    label.alpha = 0.75
    #expect(subscriber.values == [0.25])
    subscriber.cancel()
  }

  @Test func theObjectAndTheSubscriberAreFreed() {
    weak var object: UILabel?
    weak var kept: TestSubscriber<String?, Never>?
    do {
      let (new, subscriber) = (UILabel(), TestSubscriber<String?, Never>())
      (object, kept) = (new, subscriber)
      new.publisher(for: \.text).subscribe(subscriber)
      new.text = "a"
      #expect(subscriber.values == [nil, "a"])
      subscriber.cancel()
    }
    #expect(object == nil)
    #expect(kept == nil)
  }
}
