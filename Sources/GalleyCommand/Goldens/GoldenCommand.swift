import Galley
import GalleyGoldens
import GalleyScenes
import GalleyStrings

/// `galley golden`: compares scenes and previews with their approved images, or two folders of images, and takes
/// care of those.
enum GoldenCommand {
  static var command: Command {
    Command(
      name: "golden", summary: "Compare images with approved ones, explain, approve, report.",
      operands: "SUBCOMMAND DIR|FILE.swift [ACTUAL | NAME...] [options]",
      subcommands: GoldenOptions.subcommands,
      details: """
        DIR is a folder of scenes, of Swift files with previews, or of both; its goldens are in DIR/Goldens or \
        --goldens. Or DIR is a folder of goldens, and ACTUAL a folder of new images with the same names. For \
        Swift files, goldens are in Goldens next to the first file.

        The Goldens of a package belong to its tests: approve, prune and report work on them. check and record \
        draw the previews of its targets, whose goldens are in Goldens/Previews; the commands they print \
        name that folder by --goldens.

        A NAME is a case, a scene, a suite or a pattern such as 'cards/*'; without a NAME, all cases are meant. In a \
        project (galley help project), DIR can be left out: galley.json sets the images, the fonts, the scale and \
        the folder of the goldens.

        The golden of a preview is named after its file, the preview and the configuration: Card/Large-dark. The \
        file previews.json next to the goldens sets the configurations and what to leave out: {"matrix": \
        {"scheme": ["light", "dark"]}, "devices": ["iPhone 15"], "scale": 2, "exclude": ["Card/*"]}.

        --accessibility warns of contrast below 4.5, of targets below 44 points, of cut texts, and of \
        images and controls without labels, in all that is drawn; with --strict, these fail the case.
        """,
      options: GoldenOptions.all, exitCodes: [.difference, .usage, .scene, .file],
      examples: [
        "galley golden record cards", "galley golden check cards --report build/goldens",
        "galley golden check cards 'checkout*'", "galley golden sheet cards -o failures.png",
        "galley golden approve cards checkout-dark", "galley golden check before after",
        "galley golden check Sources --report build/goldens", "galley golden record Card.swift",
        "galley golden prune . --delete",
      ],
      seeAlso: ["galley help diff", "Guides/Goldens.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    var words = arguments.operands
    let command = try self.command.requiredSubcommand(arguments).name
    let arguments = try arguments.inProject(of: words.dropFirst().prefix(1), areScenes: false)
    if words.count == 1, arguments.project != nil { words.append(".") }
    guard words.count > 1 else {
      throw CommandError.usage(
        "galley golden \(command) needs a folder, for there is no project file here; galley init writes one"
      )
    }
    var rest = Array(words.dropFirst(2))
    let isComparing = ["check", "record"].contains(command)
    // More Swift files are more previews, and no second folder.
    let isSources = isComparing && words.dropFirst().allSatisfy(GoldenPlace.isSource)
    let files = isSources ? rest : []
    if isSources { rest = [] }
    let actual = isComparing ? try secondFolder(rest, besides: words[1]) : nil
    try GoldenOptions.refuse(arguments, of: command, hasTwoFolders: actual != nil)
    do {
      let place = try GoldenPlace(
        words[1], arguments, files: files, isCompared: actual != nil,
        isRead: !isComparing)
      try place.keepImages(arguments)
      switch command {
      case "check", "record":
        let names = actual == nil ? rest : []
        var run = GoldenRun(place, actual: actual, names: names, arguments)
        try run.run(isRecording: command == "record")
      case "approve": try approve(rest, place, arguments)
      case "prune":
        try refuse(rest, command)
        try prune(place, arguments)
      case "sheet":
        try refuse(rest, command)
        try GoldenSheet(place, arguments).write()
      default:
        try refuse(rest, command)
        try report(place, arguments, to: arguments.string("-o"))
      }
    } catch let error {
      throw CommandError(ofFiles: error) ?? error
    }
  }

  /// The folder of images that `check` compares with, where the words behind DIR do not name cases.
  private static func secondFolder(_ rest: [String], besides name: String) throws -> String? {
    guard let word = rest.first, GoldenFolder.isFolder(word) else { return nil }
    // A word that is a scene of DIR, or a folder of scenes or previews in it, is that; ./NAME is a second folder.
    if ![".", "/"].contains(where: { word.hasPrefix($0) }) {
      if access("\(name)/\(word).json", F_OK) == 0 { return nil }
      let inner = GoldenFolder(URL(fileURLWithPath: "\(name)/\(word)/Goldens"), name: word)
      if try GoldenScenes.areIn("\(name)/\(word)", except: inner)
        || GoldenPreviews.areIn("\(name)/\(word)", except: inner)
      {
        return nil
      }
    }
    guard rest.count == 1 else {
      throw CommandError.usage(
        "\(word) is a second folder, and names of cases do not go with two folders")
    }
    return word
  }

  private static func refuse(_ rest: [String], _ command: String) throws {
    if let word = rest.first {
      throw CommandError.usage(
        "galley golden \(command) takes only one folder; remove \"\(word)\"")
    }
  }

  private static func approve(
    _ names: [String], _ place: GoldenPlace, _ arguments: ParsedArguments
  ) throws {
    let console = Console(arguments)
    let source = try ApprovalSource(arguments)
    let approval = GoldenApproval(
      place.goldens, results: source.results ?? place.results, isForeign: source.results != nil)
    let outcome = try approval.approve(names, marks: source.marks)
    for key in outcome.approved {
      var event = Console.Event("approved")
      event.path = key
      try console.say("approved \(key)", event)
    }
    for (key, warning) in outcome.warnings { console.notice("warning: \(key): \(warning)") }
    for key in outcome.known { console.notice("note: \(key) was approved before") }
    if outcome.approved.isEmpty, outcome.refused.isEmpty {
      try console.say(
        outcome.known.isEmpty
          ? "nothing failed, so there is nothing to approve" : "there is nothing left to approve",
        Console.Event("end"))
    }
    guard outcome.refused.isEmpty else {
      let lines = outcome.refused.map { "\($0.key) was not approved: \($0.reason)" }
      throw CommandError(
        code: outcome.hasFileError ? .file : .difference,
        message: lines.joined(separator: "\ngalley: "))
    }
  }

  private static func prune(_ place: GoldenPlace, _ arguments: ParsedArguments) throws {
    let console = Console(arguments)
    let pruning = try GoldenPruning(place.goldens, results: place.results)
    for file in pruning.files {
      var event = Console.Event("unread")
      event.path = file
      try console.say(file, event)
    }
    let count = pruning.files.count
    let files = count.counted("file")
    let cases = pruning.caseCount == 1 ? "the only case" : "the \(pruning.caseCount) cases"
    let read = "not read by \(cases) of the last run"
    if arguments.has("--delete") {
      try pruning.delete(includingSuites: arguments.has("--all"))
      console.notice("\(files) \(read): removed")
    } else {
      let refusal = pruning.refusal(includingSuites: arguments.has("--all"))
      let advice =
        refusal.map { "; --delete would remove nothing: \($0)" } ?? "; --delete removes them"
      console.notice("\(files) \(read)" + (count > 0 ? advice : ""))
    }
  }

  static func report(
    _ place: GoldenPlace, _ arguments: ParsedArguments, to output: String?
  ) throws {
    let report = try GoldenReport(
      place.goldens, results: place.results, approval: place.approval)
    let folder = output ?? place.results ?? place.goldens.resultsPath
    let console = Console(arguments)
    for path in try report.write(to: folder) {
      var event = Console.Event("report")
      event.path = path
      try console.say(path, event)
    }
  }
}
