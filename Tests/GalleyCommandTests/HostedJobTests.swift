import Foundation
import Testing

/// The action of `action.yml` and the component of `templates`: the lines of the guide, run word for word by a stand-in for the
/// platforms' runners, `Tests/ContinuousIntegration/runner`, with a `gh` or a `curl` that notes what it is asked for.
@Suite struct HostedJobTests {
  /// A checkout, a folder for what the run leaves, and one of programs.
  private struct Place {
    let folder: URL
    var checkout: URL { folder.appendingPathComponent("checkout") }
    var temporary: URL { folder.appendingPathComponent("run") }
    var archive: URL { folder.appendingPathComponent("galley test.tar.gz") }

    func text(_ file: String) -> String {
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }

    /// A program that notes its arguments and does what it is told to.
    func fake(_ name: String, _ body: String = "") throws {
      let text = "#!/bin/bash\nprintf '%s\\n' \"\(name) $*\" >>'\(folder.path)/log'\n\(body)\n"
      try Program.write(["bin/\(name)": Data(text.utf8)], in: folder)
      chmod(folder.appendingPathComponent("bin/\(name)").path, 0o755)
    }
  }

  private func scene(_ text: String) -> Data {
    Data(#"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
  }

  /// A checkout with a scene and its golden, and an archive that looks like that of `make dist`.
  private func withPlace(_ body: (Place) throws -> Void) throws {
    try Program.withFolder { folder in
      let place = Place(folder: folder)
      let script = try Data(
        contentsOf: Program.root.appendingPathComponent("Examples/ci/goldens"))
      try Program.write(
        [
          "checkout/a.json": scene("one"), "run/empty": Data(),
          "pack/galley-test/bin/galley": Data(
            "#!/bin/sh\nexec '\(Program.galley.path)' \"$@\"\n".utf8),
          "pack/galley-test/share/galley/ci/goldens": script,
        ], in: folder)
      for name in ["bin/galley", "share/galley/ci/goldens"] {
        chmod("\(folder.path)/pack/galley-test/\(name)", 0o755)
      }
      let packed = try Program.run(
        ["-czf", place.archive.path, "-C", "\(folder.path)/pack", "galley-test"],
        by: URL(fileURLWithPath: "/bin/tar"))
      #expect(packed.code == 0, "\(packed.errors)")
      let recorded = try Program.run(["golden", "record", "."], in: place.checkout)
      #expect(recorded.code == 0, "\(recorded.errors)")
      try body(place)
    }
  }

  /// The block of the guide that has a line.
  private func block(with line: String) throws -> String {
    let guide = try String(
      contentsOf: Program.root.appendingPathComponent("Guides/Goldens.md"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    return try #require(blocks.first { $0.contains(line) }, "no block of the guide has \(line)")
  }

  private func run(
    _ platform: String, _ configuration: String, _ settings: [String: Any], at place: Place
  ) throws -> Program.Result {
    let common: [String: Any] = [
      "workspace": place.checkout.path, "repository": Program.root.path,
      "temporary": place.temporary.path,
    ]
    let all = common.merging(settings) { $1 }
    try Program.write(
      [
        "job.yml": Data(configuration.utf8),
        "settings.json": try JSONSerialization.data(withJSONObject: all),
      ], in: place.folder)
    let path = "PATH=\(place.folder.path)/bin:/usr/bin:/bin"
    let runner = Program.root.appendingPathComponent("Tests/ContinuousIntegration/runner").path
    return try Program.run(
      [path, runner, platform, "job.yml", "--settings", "settings.json"],
      by: URL(fileURLWithPath: "/usr/bin/env"), in: place.folder)
  }

  private func gitHub(
    _ configuration: String, archive: String, fork: Bool = false, at place: Place
  ) throws -> Program.Result {
    let head = ["repo": ["full_name": fork ? "someone/r" : "o/r"]]
    let request: [String: Any] = ["number": 7, "head": head]
    let github: [String: Any] = [
      "event_name": "pull_request", "repository": "o/r", "server_url": "https://host",
      "run_id": "12", "sha": "abc", "token": "secret", "event": ["pull_request": request],
    ]
    let settings: [String: Any] = ["github": github, "variables": ["GALLEY_ARCHIVE": archive]]
    return try run("github", configuration, settings, at: place)
  }

  @Test func theActionInThreeLines() throws {
    try withPlace { place in
      try place.fake("gh")
      let workflow = try block(with: "/galley@")
      // What the guide calls three lines.
      let lines = workflow.components(separatedBy: "- uses: actions/checkout@v4\n").last ?? ""
      #expect(lines.split(separator: "\n").count == 3, "\(lines)")
      // All is well, and nobody is told.
      let archive = "file://" + place.archive.path.replacingOccurrences(of: " ", with: "%20")
      let passes = try gitHub(workflow, archive: archive, at: place)
      #expect(passes.code == 0, "\(passes.errors)")
      #expect(place.text("run/summary.md").contains("### Goldens: 1 of 1 match\n"))
      #expect(!place.text("log").contains("body="))
      // A failure is a comment, an artifact with the report and a summary.
      try Program.write(["a.json": scene("two and more")], in: place.checkout)
      let fails = try gitHub(workflow, archive: archive, at: place)
      #expect(fails.code == 1, "\(fails.errors)")
      #expect(
        place.text("log").hasSuffix(
          "gh api repos/o/r/issues/7/comments -F body=@build/goldens/summary.md\n"))
      for file in ["report.html", "sheet.png", "junit.xml", "summary.md"] {
        let kept = "\(place.temporary.path)/artifacts/goldens/\(file)"
        #expect(FileManager.default.fileExists(atPath: kept), "\(file)")
      }
      let summary = place.text("run/artifacts/goldens/summary.md")
      #expect(summary.contains("[Report and images](https://host/o/r/actions/runs/12)"))
      #expect(place.text("run/summary.md").hasSuffix(summary))
    }
  }

  @Test func aForkIsNotToldByAComment() throws {
    try withPlace { place in
      try place.fake("gh")
      try Program.write(["a.json": scene("two and more")], in: place.checkout)
      let result = try gitHub(
        try block(with: "/galley@"), archive: place.archive.path, fork: true, at: place)
      #expect(result.code == 1 && place.text("log").isEmpty, "\(result.errors)")
      #expect(place.text("run/summary.md").contains("To approve what is wanted"))
    }
  }

  /// Without an archive, or with another one than was meant, nothing is compared.
  @Test func aWrongArchiveIsAnError() throws {
    try withPlace { place in
      try place.fake("gh")
      let workflow = try block(with: "/galley@")
      let none = try gitHub(workflow, archive: "", at: place)
      #expect(none.code == 1 && none.errors.contains("goldens: found no archive"), "\(none)")
      let missing = try gitHub(workflow, archive: "/nowhere.tar.gz", at: place)
      #expect(missing.code == 1 && missing.errors.contains("/nowhere.tar.gz"), "\(missing)")
      let digest = String(repeating: "0", count: 64)
      let checked = workflow.replacingOccurrences(
        of: "archive:", with: "sha256: \"\(digest)\"\n          archive:")
      let wrong = try gitHub(checked, archive: place.archive.path, at: place)
      #expect(
        wrong.code == 1 && wrong.errors.contains("expected the SHA-256 \(digest)"), "\(wrong)")
      #expect(place.text("log").isEmpty && place.text("run/summary.md").isEmpty)
      let sum = try Program.run(
        [place.archive.path], by: URL(fileURLWithPath: "/usr/bin/sha256sum"))
      let right = String(decoding: sum.output, as: UTF8.self).prefix(64)
      let whole = checked.replacingOccurrences(of: digest, with: right)
      #expect(try gitHub(whole, archive: place.archive.path, at: place).code == 0)
    }
  }

  @Test func theActionComparesRevisions() throws {
    try withPlace { place in
      try place.fake("gh")
      func git(_ words: String...) throws {
        let identity = ["-c", "user.name=n", "-c", "user.email=n@n", "-c", "commit.gpgsign=false"]
        let result = try Program.run(
          ["git"] + identity + words, by: URL(fileURLWithPath: "/usr/bin/env"), in: place.checkout)
        #expect(result.code == 0, "\(words): \(result.errors)")
      }
      try git("init", "-q", "-b", "main")
      try git("add", "a.json")
      try git("commit", "-qm", "One")
      try git("checkout", "-qb", "other")
      try Program.write(["a.json": scene("two and more")], in: place.checkout)
      try git("commit", "-qam", "Two")
      // The configuration of Git is that of the run.
      try place.fake("git", "HOME='\(place.folder.path)' exec /usr/bin/git \"$@\"")
      let workflow = try block(with: "/galley@").replacingOccurrences(
        of: "archive:", with: "base: main\n          archive:")
      let result = try gitHub(workflow, archive: place.archive.path, at: place)
      #expect(result.code == 0, "\(result.errors)")
      #expect(place.text("run/summary.md").contains("### Images: 1 "))
      #expect(place.text("log").contains("gh api repos/o/r/issues/7/comments -F body=@"))
    }
  }

  @Test func theComponentInThreeLines() throws {
    try withPlace { place in
      // It brings files, and answers what GitLab would.
      let answer = """
        case "$*" in
        *file://*) exec /usr/bin/curl "$@" ;;
        */uploads) echo '{"alt":"sheet","markdown":"![sheet](/uploads/1/sheet.png)"}' ;;
        esac
        """
      try place.fake("curl", answer)
      let configuration = try block(with: "component:")
      #expect(configuration.split(separator: "\n").count == 3, "\(configuration)")
      let archive = "file://" + place.archive.path.replacingOccurrences(of: " ", with: "%20")
      func run(_ variables: [String: String]) throws -> Program.Result {
        let environment = [
          "CI_PIPELINE_SOURCE": "merge_request_event", "CI_API_V4_URL": "https://lab/api/v4",
          "CI_PROJECT_ID": "9", "CI_MERGE_REQUEST_IID": "3", "CI_JOB_URL": "https://lab/jobs/4",
          "CI_BUILDS_DIR": "\(place.folder.path)/builds",
        ]
        let given = ["GALLEY_ARCHIVE": archive, "GOLDENS_TOKEN": "secret"].merging(variables) { $1 }
        return try self.run(
          "gitlab", configuration, ["environment": environment, "variables": given], at: place)
      }
      let passes = try run([:])
      #expect(passes.code == 0, "\(passes.errors)")
      #expect(!place.text("log").contains("body="))
      try Program.write(["a.json": scene("two and more")], in: place.checkout)
      let fails = try run([:])
      #expect(fails.code == 1, "\(fails.errors)")
      #expect(
        place.text("log").hasSuffix(
          "--form body=<build/goldens/summary.md https://lab/api/v4/projects/9/merge_requests/3/notes\n"
        ))
      let summary = place.text("run/artifacts/build/goldens/summary.md")
      #expect(
        summary.contains(
          "[Report and images](https://lab/jobs/4/artifacts/browse/build/goldens)"))
      #expect(summary.hasSuffix("![sheet](/uploads/1/sheet.png)\n"))
      let none = try run(["GALLEY_ARCHIVE": ""])
      #expect(none.code == 1 && none.errors.contains("found no archive"), "\(none)")
      // Nothing runs for a push.
      #expect(try run(["CI_PIPELINE_SOURCE": "push", "GALLEY_ARCHIVE": ""]).code == 0)
    }
  }

  /// What an action or a job needs and this machine's runner does not know is not passed over.
  @Test func whatTheRunnerDoesNotKnowIsAnError() throws {
    try withPlace { place in
      let workflow = try block(with: "/galley@")
      for (old, new) in [
        ("actions/checkout@v4", "actions/checkout"), ("actions/checkout@v4", "others/thing@v1"),
        ("runs-on:", "runs_on:"), ("vars.GALLEY_ARCHIVE", "variables.GALLEY_ARCHIVE"),
      ] {
        let wrong = workflow.replacingOccurrences(of: old, with: new)
        #expect(wrong != workflow)
        #expect(try gitHub(wrong, archive: place.archive.path, at: place).code == 2, "\(new)")
      }
    }
  }
}
