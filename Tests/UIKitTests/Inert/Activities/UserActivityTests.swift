import Foundation
import Testing
import UIKit

/// Activities keep what they are given, from any thread.
struct UserActivityTests {
  @Test func entriesAreAddedAndReplaced() {
    let activity = NSUserActivity(activityType: "edit")
    #expect(activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["page": 1, "name": "A"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["name"] as? String == "A")
  }

  @Test func noEntryIsLostBetweenThreads() {
    let activity = NSUserActivity(activityType: "edit")
    DispatchQueue.concurrentPerform(iterations: 200) { activity.addUserInfoEntries(from: [$0: $0]) }
    #expect(activity.userInfo?.count == 200)
  }

  @Test func savedActivitiesAreDeletedAtOnceBecauseThereAreNone() {
    nonisolated(unsafe) var calls = 0
    NSUserActivity.deleteAllSavedUserActivities { calls += 1 }
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { calls += 1 }
    #expect(calls == 2)
  }

  @Test func onlyHandoffIsOnAtFirst() {
    let activity = NSUserActivity(activityType: "edit")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing)
    #expect(!activity.isEligibleForPrediction)
  }
}
