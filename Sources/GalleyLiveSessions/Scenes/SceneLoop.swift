import Galley
import GalleyData
import GalleyLive
import GalleyScenes

/// What the thread of an editor's session does: it draws what the browser has written, and looks whether files have changed.
final class SceneLoop {
  private let connection: LiveConnection
  private let inbox: SceneInbox
  private let paths: [String]
  private let tools: SceneTools
  private let renderer: Renderer
  /// The scene that is edited, as its file was read or written last.
  private var file: SceneText?
  /// How many texts the browser was sent: a save knows the last one.
  private var version = 0
  private var rows: SceneRows?
  /// What was wrong with files: it is said once.
  private var told: String?

  /// Milliseconds between two looks at the files.
  private static let interval = 250

  init(_ connection: LiveConnection, inbox: SceneInbox, paths: [String], tools: SceneTools) {
    (self.connection, self.inbox) = (connection, inbox)
    (self.paths, self.tools) = (paths, tools)
    renderer = Renderer(limits: tools.limits, fonts: tools.fonts)
  }

  /// Goes on until the connection has ended.
  func run() {
    rows = tools.data.flatMap { try? SceneRows($0) }
    sendScenes()
    while true {
      let orders = inbox.take(within: Self.interval)
      if orders.isEnded { return }
      for sentence in orders.wrong { say(sentence) }
      if let saving = orders.save { write(saving) }
      if let path = orders.open { open(path) }
      if let drawing = orders.draw { draw(drawing) }
      look()
    }
  }

  private func send(_ reply: SceneReply) { connection.send(.text(reply.json)) }

  private func say(_ sentence: String) { send(SceneReply("report") { $0.message = sentence }) }

  private func sendScenes() {
    send(
      SceneReply("scenes") {
        ($0.scenes, $0.rows, $0.data) = (paths, rows?.table.count, tools.data)
      })
  }

  /// - Parameter isNew: whether the browser has asked for the file.
  private func sendText(of file: SceneText, isNew: Bool = false) {
    if self.file.map({ file.isSame(as: $0) }) != true { version += 1 }
    self.file = file
    send(
      SceneReply("file") {
        ($0.scene, $0.text, $0.version) = (file.path, file.text, version)
        if isNew { $0.isNew = true }
      })
  }

  // MARK: Files

  private func open(_ path: String) {
    guard paths.contains(path) else { return say("scene: there is no scene \(path)") }
    do {
      sendText(of: try SceneText(path), isNew: true)
    } catch {
      say("\(error)")
    }
  }

  /// Another program may have written the file meanwhile: that is not replaced unseen.
  private func write(_ saving: SceneMessage.Saving) {
    guard var file else { return say("no scene is open") }
    guard saving.scene == file.path else {
      return say("\(saving.scene): not saved, as \(file.path) is open")
    }
    do {
      if try file.update(isForced: true) { sendText(of: file) }
      guard saving.version == version else {
        return say(
          "\(file.path): not saved, as the file has changed; another save replaces what is there")
      }
      try file.write(saving.text)
      self.file = file
      send(
        SceneReply("saved") {
          ($0.event, $0.scene, $0.text) = (saving.event, file.path, saving.text)
        })
    } catch {
      say("not saved: \(error)")
      told = "\(error)"
    }
  }

  private func look() {
    do {
      if var found = file {
        if try found.update() { sendText(of: found) } else { file = found }
      }
      if try rows?.update() == true {
        sendScenes()
      }
      told = nil
    } catch {
      if told != "\(error)" { say("\(error)") }
      told = "\(error)"
    }
  }

  // MARK: Drawing

  private func draw(_ order: SceneMessage.Drawing) {
    var reply = SceneReply("drawn") { $0.event = order.event }
    do {
      let filled = try filled(order, &reply)
      let scene = filled.scene
      let folder = file.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
      let drawing = try scene.draw(with: renderer, imageFolder: folder, budget: filled.budget)
      let bitmap = try drawing.bitmap()
      let png = try drawing.pngData()
      (reply.width, reply.height) = (bitmap.width, bitmap.height)
      (reply.scale, reply.canvas) = (Double(scene.canvas.scale), scene.canvas.name)
      reply.problems = drawing.problems.map { SceneReply.Problem($0) }
      connection.send(.binary([UInt8](png)))
      if order.isInSwift { addSwift(of: filled, to: &reply) }
    } catch let error as SceneError {
      reply.problems = error.all.map { SceneReply.Problem($0, scene: name) }
    } catch RenderError.problems(let problems) {
      reply.problems = problems.map { SceneReply.Problem($0, severity: "error") }
    } catch {
      reply.problems = [SceneReply.Problem(severity: "error", message: "\(error)")]
    }
    send(reply)
  }

  /// For messages.
  private var name: String { file?.path ?? "scene" }

  /// A scene with the row and the canvas that were chosen.
  private struct FilledScene {
    var template: SceneTemplate
    var row: DataRow?
    var canvas: String?
    var budget: RenderBudget
    var scene: Scene
  }

  private func filled(
    _ order: SceneMessage.Drawing, _ reply: inout SceneReply
  ) throws -> FilledScene {
    let template = try SceneTemplate(data: Data(order.text.utf8), file: name)
    reply.canvases = template.canvasNames
    let count = rows?.table.count ?? 0
    let row = try count == 0 ? nil : rows?.table.row(min(order.row, count) - 1)
    let canvas = order.canvas.flatMap { template.canvasNames.contains($0) ? $0 : nil }
    let budget = renderer.makeBudget()
    let scene = try template.scene(for: row, canvas: canvas, budget: budget)
    return FilledScene(
      template: template, row: row, canvas: canvas, budget: budget, scene: scene)
  }

  /// Writes the Swift source of what was drawn; why there is none is a warning beside the image.
  private func addSwift(of filled: FilledScene, to reply: inout SceneReply) {
    var problems = reply.problems ?? []
    do {
      let source = try filled.template.swift(
        for: filled.row, canvas: filled.canvas, budget: filled.budget)
      problems += source.warnings.map { SceneReply.Problem($0) }
      reply.swift = source.text
    } catch let error as SceneError {
      problems += error.all.map { SceneReply.Problem(noSwift: $0, scene: name) }
      reply.swift = ""
    } catch {
      problems.append(SceneReply.Problem(severity: "warning", message: "no Swift: \(error)"))
      reply.swift = ""
    }
    reply.problems = problems
  }
}
