import Foundation

/// The file descriptors that a drawing process begins with besides its standard streams, which are its previews' own.
enum PreviewDescriptor {
  static let answers: Int32 = 3
  static let requests: Int32 = 4
  /// The file with the bundled fonts, which is closed when they are mapped.
  static let fonts: Int32 = 5

  /// Gives a descriptor another, unknown number before code of previews is there: what such code writes to 3, as a script
  /// does for a message, then goes nowhere. Programs that it starts do not have the descriptor.
  static func taken(_ descriptor: Int32) -> Int32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let most = Int32(clamping: min(limit.rlim_cur, 1024))
    let place = Int32.random(in: 64...max(64, most - 64))
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, place)
    guard moved >= 0 else { return descriptor }
    close(descriptor)
    return moved
  }
}
