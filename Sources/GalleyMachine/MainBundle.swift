import CMachine
import GalleyBudget
import GalleyGeometry

/// `Bundle.main` of code that is drawn by a program which is not its own: its app's files lie elsewhere.
package enum MainBundle {
  private struct Getter: Sendable { let get: @Sendable () -> Bundle }

  private enum Own: Sendable {
    case none
    /// Not asked for yet.
    case maker(@Sendable () -> Bundle?)
    case made(Bundle)
  }

  private static let own = Locked(Own.none)
  /// Foundation's own function, which does not read the type that it belongs to.
  private static let getter = galley_next_function("$s10Foundation6BundleC4mainACvgZ").map {
    unsafeBitCast((UInt(bitPattern: $0), UInt(0)), to: Getter.self)
  }
  /// A type of this module.
  private final class Unnamed {}

  /// From now on it is another one for all code of the process.
  /// - Parameter make: is called once, when it is asked for, and must not ask for it; nil is the program's own.
  package static func use(_ make: @escaping @Sendable () -> Bundle?) {
    _ = own.replace(with: .maker(make))
  }

  fileprivate static var current: Bundle {
    let found = own.withLock { own -> Bundle? in
      switch own {
      case .none: return nil
      case .made(let bundle): return bundle
      case .maker(let make):
        let bundle = make()
        own = bundle.map { .made($0) } ?? .none
        return bundle
      }
    }
    return found ?? getter?.get() ?? Bundle(for: Unnamed.self)
  }
}

/// `Bundle.main`.
@_silgen_name("galley_main_bundle")
func mainBundle() -> Bundle { MainBundle.current }
