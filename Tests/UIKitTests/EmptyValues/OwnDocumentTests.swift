import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Objects of classes whose document has the name of the class are made from it.
@MainActor struct OwnDocumentTests {
  private final class OwnBadge: UIView {}
  private final class OwnPage: UIViewController {}
  private final class OwnOther: UIView {}
  /// A view that loads its own xib, in which there is another one of its class.
  private final class OwnNested: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      OwnDocument.load(into: self)
    }
    required init?(coder: NSCoder) { nil }
  }

  private struct Documents: DocumentLoading {
    func controller(
      _ identifier: String?, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? { storyboard.name == "OwnPage" && identifier == nil ? OwnPage() : nil }

    func objects(ofNib name: String, in bundle: Bundle?, owner: Any?) -> [Any]? {
      switch name {
      case "OwnBadge": [NSObject(), UIView(), OwnBadge()]
      case "OwnNested": [OwnNested(frame: .zero)]
      default: nil
      }
    }
  }

  private func withDocuments(_ body: () throws -> Void) rethrows {
    let outer = DocumentLoader.current
    DocumentLoader.current = Documents()
    defer { DocumentLoader.current = outer }
    try body()
  }

  @Test func aViewIsTheOneOfItsClassInTheXib() {
    withDocuments {
      #expect(OwnDocument.object(of: OwnBadge.self) is OwnBadge)
      #expect(OwnDocument.object(of: OwnOther.self) == nil)
      #expect(EmptyValues.value(of: OwnBadge.self) != nil)
    }
  }

  @Test func aControllerIsTheInitialOneOfTheStoryboard() {
    withDocuments {
      #expect(OwnDocument.object(of: OwnPage.self) is OwnPage)
      #expect(OwnDocument.object(of: UIViewController.self) == nil)
    }
  }

  @Test func withoutALoaderThereIsNone() { #expect(OwnDocument.object(of: OwnBadge.self) == nil) }

  @Test func aViewGetsTheViewsOfItsXibPinnedToItsEdges() {
    withDocuments {
      let badge = OwnBadge(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      OwnDocument.load(into: badge)
      badge.layoutIfNeeded()
      #expect(badge.subviews.map(\.frame) == [badge.bounds, badge.bounds])
    }
  }

  @Test func aViewInItsOwnXibDoesNotLoadItAgain() {
    withDocuments { #expect(OwnNested(frame: .zero).subviews.map(\.subviews.count) == [0]) }
  }
}
