import GalleyXCTest
import XCTest

final class TicketCaseTests: XCTestCase {
  func testTicket() { assertGolden(of: Ticket(town: "Quay"), named: "ticket", colorScheme: .dark) }
}
