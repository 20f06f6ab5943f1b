import Foundation

/// What `galley preview` needs besides the program: Galley's modules for the compiler, the compiler itself, and
/// the program that draws.
public struct PreviewRuntime: Sendable {
  /// The folder of modules, of the library and of the drawing program.
  public let folder: String
  /// The toolchain's `swiftc`.
  public let compiler: String
  /// The toolchain's `ld.lld`.
  public let linker: String
  /// The words by which `swiftc -frontend` finds the modules of Galley, its macros and headers of C.
  public let moduleArguments: [String]
  /// An object with the bounds of a library's tables, and the toolchain's `swiftrt.o`: linked into each library.
  public let linkedObjects: [String]
  /// The drawing program.
  public var previewer: String { folder + "/galley-previewer" }
  /// Names the version of the modules and of the compiler: what was compiled with others is not used.
  public let identity: String
}
