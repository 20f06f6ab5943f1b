import CProcess
import Glibc

/// The program that shows an address in the user's browser, while it runs.
struct PageOpener {
  /// Its group of processes has the same number.
  private let process: pid_t

  /// Starts `xdg-open`. Call it on the first thread: it ends with the thread that started it.
  ///
  /// - Returns: `nil` if it is not installed.
  init?(_ address: String) {
    guard let path = Self.program else { return nil }
    var output: Int32 = -1
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(address), nil]
    process = galley_start_child(path, words, nil, &output)
    for word in words { free(word) }
    guard process > 0 else { return nil }
    Self.drain(output)
  }

  /// Where `PATH` has it.
  private static var program: String? {
    guard let folders = getenv("PATH") else { return nil }
    return String(cString: folders).split(separator: ":").map { "\($0)/xdg-open" }
      .first { access($0, X_OK) == 0 }
  }

  /// Reads what it prints on a thread of its own: a browser with a full pipe would wait without end.
  private static func drain(_ output: Int32) {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        let output = Int32(Int(bitPattern: context))
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(output, &bytes, bytes.count)
          guard count > 0 || (count < 0 && errno == EINTR) else { break }
        }
        close(output)
        return nil
      }, UnsafeMutableRawPointer(bitPattern: Int(output)))
    if code == 0 { pthread_detach(thread) }
  }

  /// Ends it if it still runs: first it is asked to, a second later it is killed. A browser that it has handed the address to
  /// is no child of this program and stays.
  func end() {
    guard !hasEnded else { return }
    kill(-process, SIGTERM)
    for _ in 0..<50 {
      if hasEnded { return }
      usleep(20_000)
    }
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private var hasEnded: Bool { waitpid(process, nil, WNOHANG) != 0 }
}
