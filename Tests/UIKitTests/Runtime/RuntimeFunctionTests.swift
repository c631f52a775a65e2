import Foundation
import Testing
import UIKit

/// What there is of the functions of the Objective-C runtime.
struct RuntimeFunctionTests {
  @Test func aThreadTakesALockAsOftenAsItGivesItBack() {
    let object = NSObject()
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test func onlyOneThreadAtATimeHasTheLockOfAnObject() {
    nonisolated final class Counter: @unchecked Sendable {
      // Unchecked because the lock of the object protects it.
      var count = 0
    }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(counter)
        counter.count += 1
        objc_sync_exit(counter)
      }
    }
    #expect(counter.count == 4000)
  }

  /// Not asynchronous: after an `await`, the test might go on in another thread.
  @Test func aThreadCannotGiveBackTheLockOfAnother() {
    nonisolated(unsafe) let object = NSObject()
    nonisolated(unsafe) var result = OBJC_SYNC_SUCCESS
    objc_sync_enter(object)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      result = objc_sync_exit(object)
      isDone.signal()
    }
    isDone.wait()
    #expect(result == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
  }

  @Test func aPoolReturnsWhatItsClosureReturnsAndThrowsWhatItThrows() throws {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.featureUnsupported) } }
  }

  @Test func methodsCannotBeFoundToExchangeThem() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(class_getClassMethod(UIView.self, Selector("animate")) == nil)
  }

  @Test func classesOfObjectsAndTheirSuperclassesAreKnown() {
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(object_getClass(7) == nil)
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
  }
}
