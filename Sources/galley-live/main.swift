import CLibc
import CProcess
import Galley
import GalleyLive
import GalleyLiveSessions
import GalleyPreviews

// Serves a page with live previews to the browsers of this machine until SIGINT or SIGTERM.
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

/// The server of the previews that the arguments name.
func serve(_ arguments: LiveArguments) throws -> (server: LiveServer, previews: LivePreviews) {
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
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw PreviewError(.file, "--fonts \(folder): the folder does not exist") }
    tools.process.fontFolder = URL(fileURLWithPath: folder).standardizedFileURL.path
  }
  var configuration = LiveServer.Configuration(site: LivePage.site)
  configuration.host = arguments.host
  configuration.port = arguments.port
  configuration.limits.message = LivePreviews.message
  configuration.limits.pending = LivePreviews.pending
  let previews = try LivePreviews(arguments.paths, tools: tools)
  do {
    return (try LiveServer(configuration) { previews.open($0) }, previews)
  } catch {
    previews.finish()
    throw error
  }
}

let (server, previews): (LiveServer, LivePreviews)
do {
  (server, previews) = try serve(arguments)
} catch {
  refuse("\(error)", (error as? PreviewError)?.kind == .usage ? 2 : 5)
}
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
previews.finish()
opener?.end()
