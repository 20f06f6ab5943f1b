import Foundation
import GalleyBudget

extension NotificationCenter {
  /// The notifications of a name, from an object or from any.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: GalleyCombine.Publisher, Equatable {
    /// It sends notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; nil is any.
    public let object: AnyObject?

    /// The notifications of a name.
    /// - Parameter object: the object that posts them; nil is any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = Observed<Notification>()
      let tap = Tap(subscriber)
      tap.onCancel = { [center] in subject.remove(from: center) }
      subject.broadcast.add(tap)
      subject.add(to: center, name, object)
    }

    public static func == (one: Publisher, other: Publisher) -> Bool {
      one.center === other.center && one.name == other.name && one.object === other.object
    }
  }

  /// What listens to a centre for one subscriber.
  private final class Observed<Value>: @unchecked Sendable {
    let broadcast = Broadcast<Notification, Never>()
    private let state = Locked<(token: (any NSObjectProtocol)?, isCancelled: Bool)>((nil, false))

    func add(to center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let token = center.addObserver(forName: name, object: object, queue: nil) { [self] in
        broadcast.send($0)
      }
      let isOver = state.withLock {
        $0.token = token
        return $0.isCancelled
      }
      if isOver { center.removeObserver(token) }
    }

    func remove(from center: NotificationCenter) {
      let state = state.replace(with: (nil, true))
      if let token = state.token { center.removeObserver(token) }
    }
  }
}
