#if !canImport(ObjectiveC)
  import Foundation

  /// The locks that code takes for objects.
  ///
  /// An object has a lock while a thread holds it or waits for it.
  final class ObjectLocks: Sendable {
    /// The locks of the process.
    static let shared = ObjectLocks()

    private struct Entry {
      let lock = NSRecursiveLock()
      /// How often the lock was asked for and not yet given back.
      var uses = 0
      /// The thread that holds the lock, and how often it took it.
      var holder: pthread_t?
      var depth = 0
    }

    private let entries = Locked([ObjectIdentifier: Entry]())

    /// Takes the lock of an object. Waits while another thread holds it.
    func enter(_ object: AnyObject) {
      let id = ObjectIdentifier(object)
      var lock: NSRecursiveLock?
      entries.change {
        $0[id, default: Entry()].uses += 1
        lock = $0[id]?.lock
      }
      lock?.lock()
      entries.change {
        $0[id]?.holder = pthread_self()
        $0[id]?.depth += 1
      }
    }

    /// Gives the lock of an object back; returns false if the thread does not hold it.
    func exit(_ object: AnyObject) -> Bool {
      let id = ObjectIdentifier(object)
      var held: NSRecursiveLock?
      entries.change { entries in
        guard var entry = entries[id], let holder = entry.holder, pthread_equal(holder, pthread_self()) != 0 else {
          return
        }
        held = entry.lock
        entry.uses -= 1
        entry.depth -= 1
        if entry.depth == 0 { entry.holder = nil }
        entries[id] = entry.uses == 0 ? nil : entry
      }
      held?.unlock()
      return held != nil
    }
  }

  /// The result of a lock that was taken or given back.
  public let OBJC_SYNC_SUCCESS: Int32 = 0

  /// The result for a lock that the thread does not hold.
  public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

  /// Takes the lock of an object, also if the thread holds it already. Waits while another thread holds it. For what is no
  /// object, there is no lock.
  @discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard type(of: obj) is AnyClass else { return OBJC_SYNC_SUCCESS }
    ObjectLocks.shared.enter(obj as AnyObject)
    return OBJC_SYNC_SUCCESS
  }

  /// Gives the lock of an object back, which the thread took as often as it gives it back.
  @discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard type(of: obj) is AnyClass else { return OBJC_SYNC_SUCCESS }
    return ObjectLocks.shared.exit(obj as AnyObject) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
  }
#endif
