import Foundation
import Synchronization

/// What the running test compared with references, and the number of its snapshots without a name.
///
/// A test's process cannot write into the checkout. So a reference is only noted here, and the command writes it.
package enum SnapshotLog {
  private struct State {
    var recording: SnapshotTestingConfiguration.Record?
    var recordedTolerance: Double?
    var snapshots: [TakenSnapshot] = []
    var counts: [String: Int] = [:]
    var problem: String?
    var wantsElements = false
    var elements: [PictureElement] = []
    var observer: (@MainActor @Sendable (ShownSubject) -> Void)?
    var assertion: AssertionPlace?
  }

  private static let state = Mutex(State())

  /// Begins a test.
  ///
  /// - Parameters:
  ///   - recording: when references are recorded, if the person who runs the tests says so. It precedes what the tests
  ///     say.
  ///   - recordedTolerance: the largest distance in points between a box and that of the reference that a simulator
  ///     recorded; `nil` if snapshots are compared with Snug's own references.
  package static func begin(
    recording: SnapshotTestingConfiguration.Record? = nil, recordedTolerance: Double? = nil
  ) {
    state.withLock { $0 = State(recording: recording, recordedTolerance: recordedTolerance) }
  }

  /// Begins a test whose assertions compare nothing.
  ///
  /// - Parameter observer: called with what each assertion is given.
  package static func begin(observing observer: @escaping @MainActor @Sendable (ShownSubject) -> Void) {
    state.withLock { state in
      state = State()
      state.observer = observer
    }
  }

  /// The snapshots since the test began.
  package static func takeAll() -> [TakenSnapshot] {
    state.withLock { state in
      defer { state.snapshots = [] }
      return state.snapshots
    }
  }

  /// When references are recorded, if the person who runs the tests says so.
  static var recording: SnapshotTestingConfiguration.Record? { state.withLock { $0.recording } }

  /// The largest distance in points between a box and that of the reference that a simulator recorded; `nil` if snapshots
  /// are compared with Snug's own references.
  static var recordedTolerance: Double? { state.withLock { $0.recordedTolerance } }

  /// Whether assertions compare nothing, because somebody only wants to know what they are given.
  static var isObserved: Bool { state.withLock { $0.observer != nil } }

  /// Passes on what the running assertion is given. An assertion that looks at several views counts with the first one.
  ///
  /// - Returns: whether somebody wants to know it. Then no picture is needed.
  @MainActor static func show(_ content: ShownSubject.Content) -> Bool {
    let (observer, assertion) = state.withLock { state in
      defer { state.assertion = nil }
      return (state.observer, state.assertion)
    }
    guard let observer else { return false }
    if let assertion { observer(ShownSubject(content: content, assertion: assertion)) }
    return true
  }

  /// Begins a picture: forgets what was noted about earlier ones.
  ///
  /// - Parameters:
  ///   - assertion: the assertion for which it is taken.
  ///   - wantsElements: whether the elements of the picture are asked for.
  static func beginPicture(for assertion: AssertionPlace, wantsElements: Bool = false) {
    state.withLock { state in
      state.assertion = assertion
      state.problem = nil
      state.wantsElements = wantsElements
      state.elements = []
    }
  }

  /// Notes the elements of the picture that is being taken, if somebody asks for them. A strategy can only give the picture.
  ///
  /// - Parameter elements: the elements. Finding them is work for each view.
  @MainActor static func note(_ elements: @MainActor () -> [PictureElement]) {
    guard state.withLock({ $0.wantsElements }) else { return }
    let found = elements()
    state.withLock { $0.elements = found }
  }

  /// The elements of the last picture; none if it is no picture of views.
  static func takeElements() -> [PictureElement] {
    state.withLock { state in
      defer { state.elements = [] }
      return state.elements
    }
  }

  /// Notes why a picture could not be drawn: a strategy can only give an empty one.
  static func note(_ problem: String) { state.withLock { $0.problem = problem } }

  /// The reason why the last picture could not be drawn; `nil` if there is none.
  static func takeProblem() -> String? {
    state.withLock { state in
      defer { state.problem = nil }
      return state.problem
    }
  }

  static func add(_ snapshot: TakenSnapshot) { state.withLock { $0.snapshots.append(snapshot) } }

  /// The number of the next snapshot without a name, from 1.
  ///
  /// - Parameter key: the path of the references without the number.
  static func nextNumber(for key: String) -> Int {
    state.withLock { state in
      state.counts[key, default: 0] += 1
      return state.counts[key] ?? 1
    }
  }
}
