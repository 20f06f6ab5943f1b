import CProcess
import Foundation

/// The drawing program: reads requests and answers them until their stream ends.
@_cdecl("galley_previewer_main")
public func previewerMain() -> Int32 {
  // What ends this process ends no more than a preview: nothing is written about it to the disk.
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  // The process ends with its command, and what code of previews starts ends with the process.
  let parent = getenv("GALLEY_PREVIEW_PARENT").flatMap { pid_t(String(cString: $0)) } ?? getppid()
  let descriptors = [PreviewDescriptor.answers, PreviewDescriptor.requests]
  galley_continue_watched(parent, descriptors, Int32(descriptors.count))
  let environment = ProcessInfo.processInfo.environment
  if let bytes = environment["GALLEY_PREVIEW_MEMORY"].flatMap(UInt.init) {
    var memory = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
  }
  // A file that grows beyond what is allowed is an error like any other.
  signal(SIGXFSZ, SIG_IGN)
  let host = PreviewHost()
  host.run()
  return 0
}
