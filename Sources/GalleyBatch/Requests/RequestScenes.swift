import Galley
import GalleyScenes
import GalleyStrings
import GalleyText

/// The scenes of requests, each read again when its file changed. They belong to one thread.
final class RequestScenes {
  struct Found {
    var template: SceneTemplate
    /// The folder of its images.
    var folder: URL
    /// Of its bytes.
    var digest: String
  }

  private let settings: RequestSettings
  private let memory: RequestMemory
  /// By their paths, with the state of the file that they were read from.
  private var known: [UTF8Key: (state: FileState, found: Found)] = [:]
  private static let limit = 64

  init(_ settings: RequestSettings, memory: RequestMemory) {
    (self.settings, self.memory) = (settings, memory)
  }

  /// - Parameter label: the request's, for messages.
  /// - Throws: `SceneError`, `RequestError`, `BatchError` for a file that cannot be read.
  func scene(_ named: String?, label: String) throws -> Found {
    let path: String
    if let named {
      path = "\(settings.sceneFolder)/\(named)"
    } else if let scene = settings.scene {
      path = scene
    } else {
      throw RequestError(description: "\(label): no scene, expected its path")
    }
    if let known = known[UTF8Key(path)], known.state == FileState(path) { return known.found }
    let content = try named.map { try self.content(named: $0, label: label) } ?? content(of: path)
    // Results leave this machine: they do not say where on it scenes lie.
    let name = named ?? URL(fileURLWithPath: path).lastPathComponent
    let found = Found(
      template: try SceneTemplate(data: content.data, file: name),
      folder: URL(fileURLWithPath: path).deletingLastPathComponent(),
      digest: ContentDigest.sha256(of: content.data))
    memory.noteScene(path)
    if known.count >= Self.limit { known = [:] }
    known[UTF8Key(path)] = (content.state, found)
    return found
  }

  /// The scene of a request, which stays below the folder of scenes.
  private func content(named name: String, label: String) throws -> FolderBoundary.Content {
    do throws(FolderBoundary.AccessError) {
      return try FolderBoundary.read(name, below: settings.sceneFolder)
    } catch {
      let reason =
        switch error {
        case .missing, .notAFolder: "there is no scene \"\(name)\" in the scene folder"
        case .outside: "the scene \"\(name)\" leads out of the scene folder"
        case .notAFile, .tooLarge, .unreadable: "the scene \"\(name)\" cannot be read"
        }
      throw BatchError(isFile: error == .unreadable, description: "\(label): \(reason)")
    }
  }

  /// The scene that all requests without one of their own are about.
  private func content(of path: String) throws -> FolderBoundary.Content {
    guard let state = FileState(path), state.isRegular,
      let data = FileManager.default.contents(atPath: path)
    else {
      let name = URL(fileURLWithPath: path).lastPathComponent
      throw BatchError(isFile: true, description: "\(name): cannot be read")
    }
    return FolderBoundary.Content(data: data, state: state)
  }
}
