import CProcess
import GalleyLive
import Glibc

// Serves a page to the browsers of this machine until SIGINT or SIGTERM.
func say(_ message: String) {
  let line = Array("galley-live: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
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
for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, signal) }
pthread_sigmask(SIG_BLOCK, &ends, nil)

var configuration = LiveServer.Configuration(site: ConnectionPage.site)
configuration.host = arguments.host
configuration.port = arguments.port
let server: LiveServer
do {
  server = try LiveServer(configuration) { EchoSession($0) }
} catch {
  refuse("\(error)", 5)
}
print(server.address)
fflush(nil)
if !server.isLoopback {
  say("other machines reach this server: who sees the address has access, and nothing is encrypted")
}
let opener = arguments.opens ? PageOpener(server.address) : nil
if arguments.opens, opener == nil { say("found no xdg-open: open the address in a browser") }

var signal: Int32 = 0
while sigwait(&ends, &signal) != 0 {}
server.stop()
opener?.end()
