import CLibc
import CProcess
import Galley
import GalleyLive
import GalleyLiveSessions
import GalleyPreviews

// Serves a page with live previews, or one with scenes, to the browsers of this machine until SIGINT or SIGTERM.
@Sendable func sayLine(_ message: String) {
  let line = Array("\(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
func say(_ message: String) { sayLine("galley-live: \(message)") }
func refuse(_ message: String, _ code: Int32) -> Never {
  say(message)
  exit(code)
}

galley_occupy_closed_streams()
let arguments: LiveArguments
do {
  arguments = try LiveArguments(Array(CommandLine.arguments.dropFirst()))
} catch {
  refuse("\(error.message)\n\(LiveArguments.usage)", 2)
}
if arguments.asksForHelp {
  print(LiveArguments.usage, terminator: "")
  exit(0)
}

// They wait until `sigwait` asks for them, also while the server starts.
var ends = sigset_t()
sigemptyset(&ends)
for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, number) }
pthread_sigmask(SIG_BLOCK, &ends, nil)

// A drawing process that has ended is no reason to end.
signal(SIGPIPE, SIG_IGN)

/// A server, and what ends what it shows.
typealias Serving = (server: LiveServer, finish: () -> Void)

func configuration(_ arguments: LiveArguments, _ site: LiveSite) -> LiveServer.Configuration {
  var configuration = LiveServer.Configuration(site: site)
  configuration.host = arguments.host
  configuration.port = arguments.port
  return configuration
}

func checkFonts(_ folder: String) throws {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
  else { throw PreviewError(.file, "--fonts \(folder): the folder does not exist") }
}

/// The server of the previews that the arguments name.
func servePreviews(_ arguments: LiveArguments) throws -> Serving {
  var tools = LiveTools(runtime: try PreviewRuntime.find())
  tools.build.swiftVersion = arguments.swiftVersion
  tools.process.timeout = arguments.timeout
  tools.process.memory = arguments.memory
  tools.process.usesSystemFonts = arguments.usesSystemFonts
  tools.process.output = { data in
    data.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
  tools.say = sayLine
  if let folder = arguments.fonts {
    try checkFonts(folder)
    tools.process.fontFolder = URL(fileURLWithPath: folder).standardizedFileURL.path
  }
  var configuration = configuration(arguments, LivePage.previews)
  configuration.limits.message = LivePreviews.message
  configuration.limits.pending = LivePreviews.pending
  let previews = try LivePreviews(arguments.paths, tools: tools)
  do {
    return (try LiveServer(configuration) { previews.open($0) }, previews.finish)
  } catch {
    previews.finish()
    throw error
  }
}

/// The server of the scenes that the arguments name.
func serveScenes(_ arguments: LiveArguments) throws -> Serving {
  var tools = SceneTools()
  tools.limits.image.duration = arguments.timeout
  tools.limits.image.bytes = arguments.memory
  tools.data = arguments.data
  if let folder = arguments.fonts {
    try checkFonts(folder)
    tools.fonts = try FontCollection(folder: URL(fileURLWithPath: folder))
  }
  if arguments.usesSystemFonts { try tools.fonts.addSystemFonts() }
  var configuration = configuration(arguments, LivePage.scenes)
  configuration.limits.message = LiveScenes.message
  configuration.limits.pending = LiveScenes.pending
  let scenes = try LiveScenes(arguments.paths, tools: tools)
  return (try LiveServer(configuration) { scenes.open($0) }, scenes.finish)
}

let serving: Serving
do {
  serving = try arguments.hasScenes ? serveScenes(arguments) : servePreviews(arguments)
} catch {
  refuse("\(error)", (error as? PreviewError)?.kind == .usage ? 2 : 5)
}
let server = serving.server
print(server.address)
fflush(nil)
if !server.isLoopback {
  say("other machines reach this server: who sees the address has access, and nothing is encrypted")
}
let opener = arguments.opens ? PageOpener(server.address) : nil
if arguments.opens, opener == nil { say("found no xdg-open: open the address in a browser") }

var received: Int32 = 0
while sigwait(&ends, &received) != 0 {}
server.stop()
serving.finish()
opener?.end()
