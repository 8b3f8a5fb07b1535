import Foundation
import Testing
import UserNotifications

struct UNUserNotificationCenterTests {
  @Test func requestsStayUntilTheyAreRemoved() async throws {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.userInfo = ["cup": 1]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    content.title = "Coffee"

    let requests = await center.pendingNotificationRequests().filter { $0.identifier == "tea" }
    center.removePendingNotificationRequests(withIdentifiers: ["tea"])

    #expect(requests.map(\.content.title) == ["Tea"], "a request has a copy of its content")
    #expect(requests.first?.content.userInfo["cup"] as? Int == 1)
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
  }
}
