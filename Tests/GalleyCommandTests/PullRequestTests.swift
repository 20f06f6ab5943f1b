import Foundation
import Testing

/// `Examples/ci`: what a pull request is told, with programs in the place of the platforms' own.
@Suite struct PullRequestTests {
  private static let script = Program.root.appendingPathComponent("Examples/ci/goldens")

  /// A program that notes its arguments and prints what it is told to.
  private func fake(_ name: String, _ answer: String, in folder: URL) throws {
    let path = folder.appendingPathComponent("bin/\(name)")
    let text = "#!/bin/bash\nprintf '%s\\n' \"\(name) $*\" >>\"$LOG\"\n\(answer)\n"
    try Program.write(["bin/\(name)": Data(text.utf8)], in: folder)
    chmod(path.path, 0o755)
  }

  private func run(
    _ words: [String], _ variables: [String: String] = [:], in folder: URL
  ) throws -> Program.Result {
    let settings = [
      "PATH=\(folder.path)/bin:/usr/bin:/bin", "LOG=\(folder.path)/log",
      "GALLEY=\(Program.galley.path)",
      "FOLDER=my cards", "OUT=out",
    ]
    return try Program.run(
      ["-i"] + settings + variables.map { "\($0)=\($1)" } + [Self.script.path] + words,
      by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
  }

  private func text(_ file: String, in folder: URL) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
  }

  private func prepare(_ folder: URL) throws {
    func scene(_ text: String) -> [String: Data] {
      [
        "my cards/a.json": Data(
          #"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
      ]
    }
    try Program.write(scene("one"), in: folder)
    _ = try Program.run(["golden", "record", "my cards"], in: folder)
    try Program.write(scene("two and more"), in: folder)
  }

  @Test func aFailureLeavesWhatAPersonNeeds() throws {
    try Program.withFolder { folder in
      try prepare(folder)
      let result = try run(
        ["check"], ["ARTIFACT_URL": "https://ci/1", "GITHUB_STEP_SUMMARY": "steps.md"], in: folder)
      #expect(result.code == 1 && result.errors.contains("a is "), "\(result.errors)")
      for file in ["report.html", "sheet.png", "junit.xml", "summary.md"] {
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out/\(file)"), "\(file)")
      }
      let summary = text("out/summary.md", in: folder)
      #expect(
        summary.hasPrefix("[//]: # (galley goldens)\n\n### Goldens: 0 of 1 match, 1 failed\n"))
      #expect(summary.contains("[Report and images](https://ci/1)"))
      #expect(summary.contains("`Text \"two and more\"` is "))
      #expect(text("steps.md", in: folder) == summary)
      // The command, as it is pasted into a shell.
      let command = try #require(
        summary.split(separator: "\n").first { $0.hasPrefix("galley golden check") })
      #expect(summary.contains("\ngalley golden approve 'my cards' --from DIR\n"))
      let pasted = command.replacingOccurrences(of: "galley golden", with: "\"$0\" golden")
      let approved = try Program.run(
        ["-c", pasted, Program.galley.path], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(String(decoding: approved.output, as: UTF8.self).hasSuffix("approved a\n"))
      let passes = try run(["check"], in: folder)
      #expect(passes.code == 0)
      #expect(text("out/summary.md", in: folder).contains("### Goldens: 1 of 1 match\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/sheet.png"))
    }
  }

  /// The artifact is approved on another machine, where nothing was drawn.
  @Test func whatARunDrewIsApprovedFromItsArtifact() throws {
    try Program.withFolder { folder in
      try prepare(folder)
      #expect(try run(["check"], in: folder).code == 1)
      try Program.withFolder { other in
        func copy(_ name: String, _ newName: String) throws {
          try FileManager.default.copyItem(
            at: folder.appendingPathComponent(name), to: other.appendingPathComponent(newName))
        }
        try copy("my cards", "checkout")
        try? FileManager.default.removeItem(
          at: other.appendingPathComponent("checkout/Goldens/.galley"))
        try copy("out", "artifact")
        func golden(_ words: String...) throws -> Program.Result {
          try Program.run(["golden"] + words, in: other)
        }
        let marks = Data(#"{"approve": [{"key": "a", "pixels": "0123456789abcdef"}]}"#.utf8)
        try Program.write(["marks.json": marks, "none.json": Data("{}".utf8)], in: other)
        let wrong = try golden("approve", "checkout", "--from", "artifact", "--from", "marks.json")
        #expect(wrong.code == 1 && wrong.errors.contains("the report showed another image of it"))
        #expect(try golden("approve", "checkout", "--from", "none.json").code == 5)
        #expect(try golden("approve", "checkout", "--from", "missing").code == 5)
        #expect(try golden("check", "checkout", "--from", "artifact").code == 2)
        // Somebody has put another image in place of the one that was drawn.
        let image = other.appendingPathComponent("artifact/results/pictures/a.actual.png")
        let drawn = try Data(contentsOf: image)
        let approvedImage = other.appendingPathComponent("checkout/Goldens/a.png")
        try Data(contentsOf: approvedImage).write(to: image)
        let forged = try golden("approve", "checkout", "--from", "artifact")
        #expect(forged.code == 1 && forged.errors.contains("has been modified"), "\(forged)")
        try drawn.write(to: image)
        let report = ["--from", "artifact", "--from", "artifact/report.json"]
        let approved = try Program.run(["golden", "approve", "checkout"] + report, in: other)
        #expect(approved.code == 0, "\(approved.errors)")
        #expect(String(decoding: approved.output, as: UTF8.self) == "approved a\n")
        #expect(try golden("check", "checkout").code == 0)
        // It is not the golden any more that the image was compared with, and it is the image.
        #expect(try golden("approve", "checkout", "--from", "artifact").code == 0)
      }
    }
  }

  /// A comment that is too long ends with a whole line, and no folder is an option.
  @Test func namesAndLengthsDoNotMatter() throws {
    try Program.withFolder { folder in
      let letters = String(repeating: "長い", count: 100)
      // Less than a pipe holds, as nobody reads it before the end.
      let lines = "yes 'galley: \(letters)' | head -n 90 >&2"
      try fake("galley", "[ \"$1 $2\" != 'golden check' ] || \(lines); exit 1", in: folder)
      let own = ["GALLEY": "galley", "FOLDER": "-x", "OUT": "-out"]
      #expect(try run(["check"], own, in: folder).code == 1)
      let log = text("log", in: folder)
      #expect(log.contains("galley golden check ./-x --report ./-out "), "\(log)")
      let file = folder.appendingPathComponent("-out/summary.md")
      let summary = try #require(String(data: Data(contentsOf: file), encoding: .utf8))
      #expect(summary.utf8.count < 51_000 && summary.contains("\(letters)\n…\n\n````"))
      _ = try run(["compare", "-b"], own, in: folder)
      #expect(text("log", in: folder).contains("galley compare -o ./-out -- -b...HEAD ./-x\n"))
    }
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    try Program.withFolder { folder in
      let result = try run(["check"], in: folder)
      #expect(result.code == 5)
      #expect(text("out/summary.md", in: folder).contains("### Goldens could not be compared"))
      #expect(try run(["comment", "nobody"], in: folder).code == 2)
      #expect(try run([], in: folder).code == 2)
      let early = try run(["comment", "github"], ["OUT": "elsewhere"], in: folder)
      #expect(early.code == 2 && early.errors.contains("run 'goldens check' first"))
    }
  }

  @Test func gitHubGetsOneComment() throws {
    try Program.withFolder { folder in
      try prepare(folder)
      _ = try run(["check"], in: folder)
      let request = ["GITHUB_REPOSITORY": "o/r", "PULL_REQUEST": "7"]
      try fake("gh", "", in: folder)
      #expect(try run(["comment", "github"], request, in: folder).code == 0)
      #expect(
        text("log", in: folder).hasSuffix(
          "gh api repos/o/r/issues/7/comments -F body=@out/summary.md\n"))
      // The next run writes the same comment anew, with the sheet where there is a branch for it.
      try fake("gh", "case \"$*\" in *--jq*) echo 55 ;; esac", in: folder)
      let branch = request.merging(["GOLDENS_BRANCH": "sheets", "GITHUB_SHA": "abc"]) { $1 }
      #expect(try run(["comment", "github"], branch, in: folder).code == 0)
      let log = text("log", in: folder)
      #expect(log.contains("gh api -X PUT repos/o/r/contents/7/abc-1.png "))
      #expect(
        log.hasSuffix("gh api -X PATCH repos/o/r/issues/comments/55 -F body=@out/summary.md\n"))
      #expect(
        text("out/summary.md", in: folder).hasSuffix(
          "![What differs](https://github.com/o/r/blob/sheets/7/abc-1.png?raw=true)\n"))
      #expect(try run(["comment", "github"], in: folder).code != 0)
    }
  }

  @Test func gitHubIsNotToldThatAllIsWell() throws {
    try Program.withFolder { folder in
      try prepare(folder)
      _ = try Program.run(["golden", "record", "my cards", "--all"], in: folder)
      #expect(try run(["check"], in: folder).code == 0)
      try fake("gh", "", in: folder)
      let request = ["GITHUB_REPOSITORY": "o/r", "PULL_REQUEST": "7"]
      #expect(try run(["comment", "github"], request, in: folder).code == 0)
      #expect(text("log", in: folder).split(separator: "\n").count == 1)
    }
  }

  @Test func gitLabGetsOneCommentWithTheSheet() throws {
    try Program.withFolder { folder in
      try prepare(folder)
      _ = try run(["check"], in: folder)
      let request = [
        "CI_API_V4_URL": "https://lab/api/v4", "CI_PROJECT_ID": "9", "CI_MERGE_REQUEST_IID": "3",
      ]
      try fake("curl", "", in: folder)
      let without = try run(["comment", "gitlab"], request, in: folder)
      #expect(without.code == 0 && without.errors.contains("GOLDENS_TOKEN"))
      #expect(text("log", in: folder).isEmpty)
      let answer = """
        case "$*" in
        */uploads) echo '{"alt":"sheet","markdown":"![sheet](/uploads/1/sheet.png)"}' ;;
        *per_page*) echo '[{"id":41,"type":null,"body":"x"},{"id":42,"type":null,"body":"[//]: # (galley goldens)\\\\n"}]' ;;
        esac
        """
      try fake("curl", answer, in: folder)
      let token = request.merging(["GOLDENS_TOKEN": "secret"]) { $1 }
      #expect(try run(["comment", "gitlab"], token, in: folder).code == 0)
      #expect(
        text("log", in: folder).hasSuffix(
          "--request PUT --form body=<out/summary.md https://lab/api/v4/projects/9/merge_requests/3/notes/42\n"
        ))
      #expect(text("out/summary.md", in: folder).hasSuffix("![sheet](/uploads/1/sheet.png)\n"))
      try fake("curl", "", in: folder)
      #expect(try run(["comment", "gitlab"], token, in: folder).code == 0)
      #expect(
        text("log", in: folder).hasSuffix("https://lab/api/v4/projects/9/merge_requests/3/notes\n"))
    }
  }

  /// Two revisions of a repository, and no goldens.
  @Test func aComparisonIsCommentedOnce() throws {
    try Program.withFolder { folder in
      func scene(_ padding: Int) -> Data {
        Data(
          #"{"galley": 1, "view": {"type": "Text", "text": "Tea", "modifiers": [{"padding": \#(padding)}]}}"#
            .utf8)
      }
      func git(_ words: String...) throws {
        let result = try Program.run(
          ["git", "-c", "user.name=n", "-c", "user.email=n@n", "-c", "commit.gpgsign=false"]
            + words,
          by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
        #expect(result.code == 0, "\(words): \(result.errors)")
      }
      try Program.write(["my cards/a.json": scene(8)], in: folder)
      try git("init", "-q", "-b", "main")
      try git("add", "my cards")
      try git("commit", "-qm", "One")
      let settings = [
        "XDG_CACHE_HOME": "\(folder.path)/cache", "ARTIFACT_URL": "https://ci/1",
        "GITHUB_REPOSITORY": "o/r", "PULL_REQUEST": "7",
      ]
      try fake("gh", "", in: folder)
      #expect(try run(["compare", "main"], settings, in: folder).code == 0)
      #expect(text("out/summary.md", in: folder).contains("### Images: none of "))
      #expect(try run(["comment", "github"], settings, in: folder).code == 0)
      #expect(!text("log", in: folder).contains("body="))
      try git("checkout", "-qb", "wide")
      try Program.write(["my cards/a.json": scene(12)], in: folder)
      try git("commit", "-qam", "Two")
      let changed = try run(["compare", "main"], settings, in: folder)
      #expect(changed.code == 0, "\(changed.errors)")
      let summary = text("out/summary.md", in: folder)
      #expect(summary.hasPrefix("[//]: # (galley compare)\n\n### Images: 1 "), "\(summary)")
      #expect(summary.contains("`padding(8)` became `padding(12)`"), "\(summary)")
      #expect(summary.hasSuffix("\n[Report and images](https://ci/1)\n"))
      #expect(try run(["comment", "github"], settings, in: folder).code == 0)
      let log = text("log", in: folder)
      #expect(log.contains("startswith(\"[//]: # (galley compare)\")"))
      #expect(
        log.hasSuffix("gh api repos/o/r/issues/7/comments -F body=@out/summary.md\n"), "\(log)")
      let wrong = try run(["compare", "nowhere"], settings, in: folder)
      #expect(wrong.code != 0)
      #expect(text("out/summary.md", in: folder).contains("### Images could not be compared"))
    }
  }

  /// All files are YAML, where Python has a parser for it, and run the script that lies beside them.
  @Test func theWorkflowsAreYAML() throws {
    for (name, command) in [
      ("github.yml", "check"), ("gitlab.yml", "check"), ("github-compare.yml", "compare"),
      ("gitlab-compare.yml", "compare"),
    ] {
      let file = Program.root.appendingPathComponent("Examples/ci/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("goldens \(command)") && text.contains("goldens comment"))
      #expect(!text.contains("\t"))
      let uses = text.split(separator: "\n").filter { $0.contains("uses:") }
      #expect(uses.allSatisfy { $0.contains("uses: actions/") }, "only GitHub's own actions")
      let code = """
        import sys
        try:
            import yaml
        except ImportError:
            sys.exit(0)
        yaml.safe_load(open(sys.argv[1]))
        """
      let result = try Program.run(
        ["python3", "-c", code, file.path], by: URL(fileURLWithPath: "/usr/bin/env"))
      #expect(result.code == 0, "\(result.errors)")
    }
  }
}
