import Galley
import GalleyScenes

/// A command line that is being written, and what may stand at its end.
struct CompletionRequest {
  struct Answer {
    var words: [(word: String, about: String)] = []
    /// Whether the words are names of files.
    var isFiles = false
  }

  /// Without the program; the last one is at the cursor and may be empty.
  private let words: [String]
  private let table: CommandTable

  init(_ words: [String], _ table: CommandTable) { (self.words, self.table) = (words, table) }

  private var current: String { words.last ?? "" }

  func answer() -> Answer {
    guard words.count > 1 else {
      var names = table.commands.map { ($0.name, $0.summary) }
      if current.hasPrefix("-") {
        names = [("--help", "Show help."), ("--version", "Show the version.")]
      }
      return matching(names)
    }
    guard let command = table.command(named: words[0]) else { return Answer() }
    return answer(of: command, Line(words.dropFirst().dropLast(), of: command))
  }

  /// The words between the command and the cursor.
  private struct Line {
    var operands: [String] = []
    var given: Set<String> = []
    /// Whose value stands at the cursor.
    var waiting: Command.Option?
    /// Whose pairs may go on at the cursor.
    var pairs: Command.Option?
    var endsOptions = false

    init(_ words: some Sequence<String>, of command: Command) {
      for word in words {
        if waiting != nil {
          pairs = waiting?.takesPairs == true ? waiting : nil
          waiting = nil
        } else if word == "--" {
          endsOptions = true
        } else if word.hasPrefix("-"), word != "-", !endsOptions {
          let parts = word.split(separator: "=", maxSplits: 1)
          let option = command.options.first { $0.names.contains(String(parts[0])) }
          if let option { given.insert(option.names[0]) }
          waiting = parts.count == 1 && option?.value != nil ? option : nil
          pairs = parts.count > 1 && option?.takesPairs == true ? option : nil
        } else if pairs == nil || !word.contains("=") {
          operands.append(word)
          pairs = nil
        }
      }
    }
  }

  private func answer(of command: Command, _ line: Line) -> Answer {
    let subcommand = command.subcommand(line.operands.first)
    if let option = line.waiting { return values(option.kind, line) }
    if current.hasPrefix("-"), !line.endsOptions {
      let parts = current.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        let option = command.options.first { $0.names.contains(String(parts[0])) }
        guard let option, option.value != nil else { return Answer() }
        return values(option.kind, line, behind: "\(parts[0])=", text: String(parts[1]))
      }
      let options = command.options.filter {
        $0.belongs(to: subcommand?.name)
          && ($0.isRepeatable || !line.given.contains($0.names[0]))
      }
      return matching(
        options.flatMap { option in
          // A short name is no help as a completion.
          option.names.filter { $0.hasPrefix("--") || $0 == current }.map { ($0, option.summary) }
        } + [("--help", "Show this help.")])
    }
    var operands = operand(of: command, subcommand, line)
    if let pairs = line.pairs { operands.words += values(pairs.kind, line).words }
    return operands
  }

  private func operand(of command: Command, _ subcommand: Command.Subcommand?, _ line: Line)
    -> Answer
  {
    var arguments = command.arguments
    var index = line.operands.count
    if !command.subcommands.isEmpty {
      if index == 0 { return matching(command.subcommands.map { ($0.name, $0.summary) }) }
      arguments = subcommand?.arguments ?? []
      index -= 1
    }
    guard let argument = arguments.indices.contains(index) ? arguments[index] : arguments.last
    else { return Answer() }
    return values(argument.values, line)
  }

  /// - Parameters:
  ///   - start: what stands before the value in the same word.
  ///   - text: the value so far; nil is the whole word at the cursor.
  private func values(
    _ kind: Command.ValueKind, _ line: Line, behind start: String = "", text: String? = nil
  ) -> Answer {
    let text = text ?? current
    switch kind {
    case .text: return Answer()
    case .file(let fileExtensions):
      return files(text, fileExtensions: fileExtensions, behind: start)
    case .folder: return files(text, fileExtensions: nil, behind: start)
    case .choice(let words), .words(let words):
      return matching(words.map { (start + $0, "") })
    case .canvases:
      let names = SceneNames(line.operands).canvases
      return matching(list(names, text).map { (start + $0, "") })
    case .axes(let axes):
      return matching(self.axes(axes, text, line).map { (start + $0, "") })
    case .command:
      if let command = table.command(named: line.operands.first ?? "") {
        return matching(command.subcommands.map { ($0.name, $0.summary) })
      }
      return matching(
        table.commands.map { ($0.name, $0.summary) }
          + HelpCommand.texts.map { ($0.name, $0.about) })
    }
  }

  /// What may follow the last comma, with what stands before it; each name once.
  private func list(_ names: [String], _ text: String) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let start = parts.map { $0 + "," }.joined()
    return names.filter { !parts.contains(Substring($0)) }.map { start + $0 }
  }

  private func axes(
    _ axes: [(name: String, values: [String])], _ text: String, _ line: Line
  ) -> [String] {
    // Several may stand in one word: scheme;locale=en,de.
    let cut = text.lastIndex(of: ";").map { text.index(after: $0) } ?? text.startIndex
    let (start, part) = (text[..<cut], text[cut...])
    guard let equals = part.firstIndex(of: "=") else {
      return axes.map { "\(start)\($0.name)=" }
    }
    let name = String(part[..<equals])
    var values = axes.first { $0.name == name }?.values ?? []
    if name == "canvas" { values = SceneNames(line.operands).canvases }
    return list(values, String(part[part.index(after: equals)...])).map { "\(start)\(name)=\($0)" }
  }

  private func matching(_ words: [(String, String)]) -> Answer {
    Answer(words: words.filter { $0.0.hasPrefix(current) })
  }

  private func files(_ text: String, fileExtensions: [String]?, behind start: String) -> Answer {
    Answer(
      words: FileNames.beginning(with: text, fileExtensions: fileExtensions).map {
        (start + $0, "")
      },
      isFiles: true)
  }
}

/// The names in a scene that is named on a line; none of one that cannot be read.
struct SceneNames {
  private(set) var canvases: [String] = []
  /// A larger file is not worth the wait.
  private static let limit = 4 << 20

  init(_ operands: [String]) {
    guard let path = operands.first(where: { $0.contains(".json") }) else { return }
    let file = FileNames.expanded(path)
    var status = stat()
    // A pipe would wait for its writer.
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.limit,
      let data = try? InputFile.read(file, limit: Self.limit),
      let template = try? SceneTemplate(data: data, file: file)
    else { return }
    canvases = template.canvasNames
  }
}

/// Files that a word may become.
enum FileNames {
  /// The most completions that are useful.
  private static let limit = 2000

  /// Paths that begin with a text, folders with a slash behind them.
  /// - Parameter fileExtensions: those of files, none for all; nil for folders alone.
  static func beginning(with text: String, fileExtensions: [String]?) -> [String] {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<slash]), text[slash...])
    guard let handle = opendir(folder.isEmpty ? "." : expanded(folder)) else { return [] }
    defer { closedir(handle) }
    var found: [String] = []
    while found.count < limit, let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Hidden files are asked for by their dot.
      guard name != ".", name != "..", name.hasPrefix(start),
        !name.hasPrefix(".") || start.hasPrefix(".")
      else { continue }
      var status = stat()
      guard stat(expanded(folder) + name, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found.append("\(folder)\(name)/")
      } else if let fileExtensions,
        fileExtensions.isEmpty || fileExtensions.contains(where: name.hasSuffix)
      {
        found.append(folder + name)
      }
    }
    return found.sorted()
  }

  /// `~/` is the home folder.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else {
      return path
    }
    return home + path.dropFirst()
  }
}
