import TestSupport
import Testing
import UIKit

/// The methods of views that subclasses override are called where UIKit calls them.
@MainActor @Suite struct ViewHookTests {
  private final class Witness: UIView {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.note("\(name).\(call)") }

    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
    override func didMoveToSuperview() { note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
    override func didMoveToWindow() { note("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
    override func tintColorDidChange() { note("tintColorDidChange") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traitCollectionDidChange") }
    override func updateConstraints() {
      note("updateConstraints")
      super.updateConstraints()
    }
    override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
    override func layoutMarginsDidChange() { note("layoutMarginsDidChange") }
    override func layoutSubviews() {
      note("layoutSubviews")
      super.layoutSubviews()
    }
  }

  @Test func aViewHearsOfItsWayIntoTheTreeAndOut() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outer = Witness("outer", log)
    let inner = Witness("inner", log)
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willMoveToSuperview", "outer.willMoveToWindow", "outer.didMoveToSuperview", "outer.didMoveToWindow",
      ])
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMoveToSuperview", "inner.willMoveToWindow", "inner.didMoveToSuperview", "inner.didMoveToWindow",
        "outer.didAddSubview",
      ])
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "inner.willMoveToSuperview", "inner.willMoveToWindow", "outer.willRemoveSubview", "inner.didMoveToSuperview",
        "inner.didMoveToWindow",
      ])
  }

  @Test func constraintsAreUpdatedFromInsideOutAndLayoutRunsFromOutsideIn() {
    let log = CallLog()
    let outer = Witness("outer", log)
    let inner = Witness("inner", log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = log.take()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(
      log.take() == [
        "inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews", "inner.layoutSubviews",
      ])
  }

  @Test func changesOfMarginsTintAndTraitsAreTold() {
    let log = CallLog()
    let view = Witness("view", log)
    view.layoutIfNeeded()
    _ = log.take()
    view.layoutMargins.left = 30
    view.layoutIfNeeded()
    #expect(log.take() == ["view.layoutMarginsDidChange", "view.layoutSubviews"])
    view.tintColor = .red
    #expect(log.take() == ["view.tintColorDidChange"])
    view.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["view.traitCollectionDidChange"])
  }

  /// A view that fits a layer or a corner radius to its size, as apps do.
  private final class Pill: UIView {
    var log: [String] = []
    override var bounds: CGRect {
      didSet {
        layer.cornerRadius = bounds.height / 2
        log.append("bounds \(oldValue.width) → \(bounds.width)")
      }
    }
    override var center: CGPoint { didSet { log.append("center \(oldValue.x) → \(center.x)") } }
    override var frame: CGRect { didSet { log.append("frame") } }
  }

  @Test func layoutSetsBoundsAndCenter() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let pill = Pill()
    pill.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(pill)
    let leading = pill.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, pill.topAnchor.constraint(equalTo: screen.topAnchor), pill.widthAnchor.constraint(equalToConstant: 100),
      pill.heightAnchor.constraint(equalToConstant: 30),
    ])
    screen.layoutIfNeeded()
    #expect(pill.layer.cornerRadius == 15)
    #expect(pill.log == ["bounds 0.0 → 100.0", "center 70.0 → 70.0"])
    leading.constant = 40
    screen.layoutIfNeeded()
    #expect(pill.log.dropFirst(2) == ["center 70.0 → 90.0"])
    #expect(pill.frame == CGRect(x: 40, y: 0, width: 100, height: 30))
  }

  /// A view whose width is always a whole number of columns, whatever the constraints require.
  private final class Columns: UIView {
    override var bounds: CGRect {
      get { super.bounds }
      set {
        super.bounds = CGRect(
          x: 0, y: 0, width: (newValue.width / 30).rounded(.down) * 30, height: newValue.height)
      }
    }
  }

  @Test func anOverrideMayKeepAnotherSize() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let columns = Columns()
    columns.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(columns)
    NSLayoutConstraint.activate([
      columns.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      columns.topAnchor.constraint(equalTo: screen.topAnchor), columns.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.layoutIfNeeded()
    #expect(columns.frame == CGRect(x: 10, y: 0, width: 300, height: 10))
  }

  /// A view that can only be touched inside a circle.
  private final class RoundView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let x = point.x - bounds.midX
      let y = point.y - bounds.midY
      return x * x + y * y <= bounds.width * bounds.width / 4
    }
  }

  @Test func hitTestingAsksTheViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let round = RoundView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let hidden = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    root.addSubview(round)
    root.addSubview(hidden)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === hidden)
    hidden.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === round)
    #expect(root.hitTest(CGPoint(x: 22, y: 22), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 120, y: 40), with: nil) == nil)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) == nil)
  }

  private final class TouchWitness: UIView {
    var touches: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
  }

  @Test func touchesThatNobodyTakesGoUpTheChain() {
    let outer = TouchWitness()
    let inner = UIView()
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    inner.touchesMoved([], with: nil)
    inner.touchesEnded([], with: nil)
    #expect(outer.touches == ["began", "ended"])
  }

  private final class FancyLayer: CALayer {
    let badges: [String]
    override init() {
      badges = ["made"]
      super.init()
    }
    override init(layer: Any) {
      badges = (layer as? FancyLayer)?.badges ?? []
      super.init(layer: layer)
    }
  }

  private final class FancyView: UIView {
    override class var layerClass: AnyClass { FancyLayer.self }
    // swift-format-ignore: NeverForceUnwrap
    override var layer: FancyLayer { super.layer as! FancyLayer }
  }

  @Test func theLayerIsOfTheClassThatTheViewSays() {
    let view = FancyView()
    let layer = view.layer
    #expect(layer.badges == ["made"])
    layer.cornerRadius = 7
    #expect(FancyLayer(layer: layer).badges == ["made"])
    #expect(FancyLayer(layer: layer).cornerRadius == 7)
  }

  private final class InsetWitness: UIScrollView {
    var insets: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() { insets.append(adjustedContentInset) }
  }

  @Test func aScrollViewHearsOfItsInsets() {
    let view = InsetWitness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.insets.map(\.top) == [5])
    let controller = UIViewController()
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets.top = 20
    controller.view.layoutIfNeeded()
    #expect(view.insets.map(\.top) == [5, 25])
  }

  private final class Scroller: UIScrollView {
    var origins: [CGFloat] = []
    var layouts = 0
    override var bounds: CGRect { didSet { origins.append(bounds.minY) } }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func scrollingSetsBoundsAndLaysOut() {
    let view = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    view.layoutIfNeeded()
    #expect(view.origins == [30, 50])
    #expect(view.layouts == 3)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test func scrollingShowsARectangle() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
    view.scrollRectToVisible(CGRect(x: 0, y: 180, width: 10, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 20))
    view.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 400))
  }
}
