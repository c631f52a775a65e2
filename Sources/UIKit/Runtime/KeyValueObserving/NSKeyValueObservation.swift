#if !canImport(ObjectiveC)
  import Foundation

  /// An observation of a property. It ends with `invalidate()`, or when this object is deallocated.
  public final class NSKeyValueObservation: NSObject, Sendable {
    private let id: KeyValueObservers.ID

    init(_ id: KeyValueObservers.ID) {
      self.id = id
    }

    /// Ends the observation.
    public func invalidate() {
      KeyValueObservers.shared.remove(id)
    }

    deinit {
      KeyValueObservers.shared.remove(id)
    }
  }
#endif
