import CProcess
import Foundation
import Galley

/// What `galley preview` needs besides the program: Galley's modules for the compiler, the compiler itself, and
/// the program that draws.
public struct PreviewRuntime: Sendable {
  /// The folder of modules, of the library and of the drawing program.
  public let folder: String
  /// The toolchain's `swift-frontend`, called with `-frontend` first.
  public let compiler: String
  /// The toolchain's `ld.lld`.
  public let linker: String
  /// The words by which `swiftc -frontend` finds the modules of Galley, its macros and headers of C.
  public let moduleArguments: [String]
  /// An object with the bounds of a library's tables, and the toolchain's `swiftrt.o`: linked into each library.
  public let linkedObjects: [String]
  /// The drawing program.
  public var previewer: String { folder + "/galley-previewer" }
  /// Where the drawing program finds the libraries of Swift and of Galley: folders with colons between.
  public let libraryPath: String
  /// Names the version of the modules and of the compiler: what was compiled with others is not used.
  public let identity: String
  /// The toolchain's `swift`, for the manifests of packages.
  public let swift: String

  /// A runtime of parts that may lie anywhere; none of them is looked at.
  /// - Parameters:
  ///   - folder: the folder of modules, of the library and of the drawing program.
  ///   - compiler: the toolchain's `swift-frontend`.
  ///   - linker: the toolchain's `ld.lld`.
  ///   - moduleArguments: the words by which the compiler finds the modules of Galley, its macros and headers of C.
  ///   - linkedObjects: what is linked into each library besides its own objects.
  ///   - libraryPath: folders of the libraries of Swift and of Galley, with colons between.
  ///   - identity: the version of the modules and of the compiler.
  ///   - swift: the toolchain's `swift`.
  public init(
    folder: String, compiler: String, linker: String, moduleArguments: [String],
    linkedObjects: [String], libraryPath: String, identity: String, swift: String
  ) {
    (self.folder, self.compiler, self.linker) = (folder, compiler, linker)
    (self.moduleArguments, self.linkedObjects) = (moduleArguments, linkedObjects)
    (self.libraryPath, self.identity, self.swift) = (libraryPath, identity, swift)
  }
}

extension PreviewRuntime {
  /// What `runtime.json` in the folder says.
  private struct Manifest: Codable {
    /// `GalleyVersion.engine` of the modules.
    var engine: String
    /// `compilerVersion` of the compiler that made them.
    var compiler: String
  }

  /// What `swiftc -print-target-info` says, of which this is needed.
  struct TargetInformation: Codable {
    struct Paths: Codable {
      var runtimeLibraryPaths: [String]
      var runtimeResourcePath: String
    }
    struct Target: Codable { var arch: String }
    var compilerVersion: String
    var paths: Paths
    var target: Target
  }

  /// The runtime of the program that runs: beside it in a build, in `../lib/galley` where it is installed.
  ///
  /// `GALLEY_RUNTIME` names another folder, `SWIFTC` another compiler than the `swiftc` of the `PATH`.
  /// - Throws: `PreviewError` of the kind `toolchain` that says what is missing and how to get it.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    engine: String = GalleyVersion.engine
  ) throws -> PreviewRuntime {
    let folder = try self.folder(environment)
    let manifestFile = folder + "/runtime.json"
    guard let data = FileManager.default.contents(atPath: manifestFile),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else {
      throw PreviewError(
        .toolchain, "\(manifestFile): it cannot be read: build or install Galley again")
    }
    guard manifest.engine == engine else {
      throw PreviewError(
        .toolchain,
        "\(folder): these modules belong to Galley \(manifest.engine), but this program is \(engine): run "
          + "Scripts/build, or install Galley again")
    }
    let swiftc = try self.swiftc(environment)
    let information = try targetInformation(swiftc)
    guard information.compilerVersion == manifest.compiler else {
      throw PreviewError(
        .toolchain,
        "\(swiftc): this is \(information.compilerVersion), but Galley's modules were built with "
          + "\(manifest.compiler): install that compiler, set SWIFTC to its path, or build Galley with yours"
      )
    }
    return PreviewRuntime(folder, information, manifest)
  }

  private init(_ folder: String, _ information: TargetInformation, _ manifest: Manifest) {
    let resources = information.paths.runtimeResourcePath
    let root = URL(fileURLWithPath: resources).deletingLastPathComponent()
      .deletingLastPathComponent().path
    var arguments = ["-I", folder + "/modules"]
    arguments += ["-load-plugin-executable", folder + "/GalleyMacros#GalleyMacros"]
    for plugins in ["/lib/swift/host/plugins", "/local/lib/swift/host/plugins"] {
      arguments += ["-plugin-path", root + plugins]
    }
    arguments += ["-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"]
    let libraries = information.paths.runtimeLibraryPaths
    let startup = libraries.map { "\($0)/\(information.target.arch)/swiftrt.o" }
    self.init(
      folder: folder, compiler: root + "/bin/swift-frontend", linker: root + "/bin/ld.lld",
      moduleArguments: arguments,
      linkedObjects: startup.filter(FileManager.default.fileExists) + [folder + "/sections.o"],
      libraryPath: ([folder] + libraries).joined(separator: ":"),
      identity: "\(manifest.engine) \(manifest.compiler)", swift: root + "/bin/swift")
  }

  private static func folder(_ environment: [String: String]) throws -> String {
    if let named = environment["GALLEY_RUNTIME"] { return named }
    // A bare root has no /proc.
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? galley_started_path().map { String(cString: $0) } ?? "/"
    let bin = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    // A build of `swift build` has its own folder; the modules are those of the release build.
    let candidates = [
      bin.appendingPathComponent("../lib/galley"), bin.appendingPathComponent("preview"),
      bin.appendingPathComponent("../release/preview"),
    ].map(\.standardizedFileURL.path)
    let found = candidates.first {
      FileManager.default.fileExists(atPath: $0 + "/runtime.json")
    }
    guard let found else {
      throw PreviewError(
        .toolchain,
        "Galley's modules were not found next to this program (\(candidates[0]) or \(candidates[1])): in a clone, run "
          + "Scripts/build; otherwise, install Galley again")
    }
    return found
  }

  private static func swiftc(_ environment: [String: String]) throws -> String {
    if let named = environment["SWIFTC"], !named.isEmpty { return named }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw PreviewError(
      .toolchain,
      "there is no swiftc in the PATH: previews of Swift files need the Swift compiler (https://swift.org/install); "
        + "install it, or set SWIFTC to its path")
  }

  /// The compiler leaves a temporary folder behind each time that it is asked what it is.
  /// - Parameter body: gets the variables of an environment whose temporary folder is removed afterwards.
  private static func inFolderOfItsOwn<Value>(_ body: ([String]) throws -> Value) rethrows -> Value
  {
    guard let folder = PrivateFolder.made("galley-swift") else { return try body([]) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(["TMPDIR=\(folder)"])
  }

  /// - Parameter patience: how long a compiler may take to say what it is.
  static func targetInformation(
    _ swiftc: String, patience: Duration = .seconds(30)
  ) throws -> TargetInformation {
    let run = try inFolderOfItsOwn { variables in
      try ToolRun.run(
        "/usr/bin/env", variables + [swiftc, "-print-target-info"], timeout: patience)
    }
    guard run.end != .timedOut else {
      throw PreviewError(
        .toolchain,
        "\(swiftc): it did not report its version within \(patience.components.seconds) seconds")
    }
    // Warnings may stand around it.
    guard let start = run.output.firstIndex(of: UInt8(ascii: "{")),
      let end = run.output.lastIndex(of: UInt8(ascii: "}")), start < end,
      let information = try? JSONDecoder().decode(
        TargetInformation.self, from: run.output[start...end])
    else {
      // Why, as it says it: that a temporary folder is not there, among others.
      let said = run.text.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
      throw PreviewError(
        .toolchain,
        "\(swiftc): it does not report its version (swiftc -print-target-info)\(said)")
    }
    return information
  }
}
