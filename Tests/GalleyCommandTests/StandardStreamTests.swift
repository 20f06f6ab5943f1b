import Foundation
import Testing

/// Standard streams that are closed, and what is printed on those that are not.
@Suite struct StandardStreamTests {
  private let scene = Data(#"{"galley": 1, "view": {"type": "Text", "text": "Hi"}}"#.utf8)

  @Test(arguments: [
    ("render - -o a.png <&-", "standard input: cannot be read: it is closed"),
    ("batch s.json --protocol jsonl --out o <&-", "standard input: cannot be read: it is closed"),
    ("render s.json -o - >&-", "standard output: cannot be written: it is closed"),
    ("render . -o a.png", "cannot be read: Is a directory"),
    (
      "batch s.json --protocol jsonl --out o </dev/null >/dev/full",
      "standard output: cannot be written: No space left on device"
    ),
    // A name of two lines does not look like two messages.
    ("render 'a\nb.json' -o a.png", #"galley: a\u{A}b.json: cannot be read: No such file"#),
    ("render s.json -o 'n\no/a.png'", #"galley: n\u{A}o/a.png: cannot be written: No such file"#),
    ("golden check 'a\nb'", #"galley: a\u{A}b: the folder does not exist"#),
  ])
  func streamsAndFilesThatFailAreToldAsSuch(_ command: String, expected: String) throws {
    try Program.withFolder { folder in
      try scene.write(to: folder.appendingPathComponent("s.json"))
      let result = try Program.run(
        ["-c", "'\(Program.galley.path)' \(command)"], by: URL(fileURLWithPath: "/bin/sh"),
        in: folder)
      #expect(result.code == 5 && result.errors.contains(expected), "\(result.errors)")
    }
  }

  /// What is no text is not taken for another one: it would be the name of another file.
  @Test func wordsAreUTF8() throws {
    try Program.withFolder { folder in
      try scene.write(to: folder.appendingPathComponent("s.json"))
      let result = try Program.run(
        ["-c", #"'\#(Program.galley.path)' render s.json -o "$(printf 'a\377.png')""#],
        by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(result.code == 2 && result.errors.contains("which is not UTF-8"), "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["s.json"])
    }
  }

  /// What the system says is what is told, and not what it may have been.
  @Test(arguments: [7, 8, 10, 12]) func tooManyOpenFilesAreToldAsSuch(_ limit: Int) throws {
    try Program.withFolder { folder in
      try scene.write(to: folder.appendingPathComponent("s.json"))
      let command =
        "ulimit -n \(limit); '\(Program.galley.path)' batch s.json --data - --out 'o/{{n}}.png' --jobs 1"
      let result = try Program.run(
        ["-c", command], by: URL(fileURLWithPath: "/bin/sh"), input: Data(#"{"n": 1}"#.utf8),
        in: folder)
      #expect(
        result.code == 0 || (result.code == 5 && result.errors.contains("Too many open files")),
        "\(result.errors)")
    }
  }

  /// Names as long as the system takes them, beside which a temporary file is written.
  @Test(arguments: ["a", "é"]) func namesMayBeLong(letter: String) throws {
    try Program.withFolder { folder in
      let count = 251 / letter.utf8.count
      let name = String(repeating: letter, count: count) + ".png"
      let result = try Program.run(["render", "-", "-o", name], input: scene, in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }
  }

  /// An image has the permissions of the file that it replaces: written at once, in parts, by a batch.
  @Test(arguments: [
    ["render", "s.json", "-o", "a.png"], ["render", "s.json", "--durable", "-o", "a.png"],
    ["render", "s.json", "--format", "pdf", "-o", "a.png"],
    ["render", "s.json", "-o", "link.png"],
    ["batch", "s.json", "--data", "r.csv", "--out", "{{n}}.png"],
  ])
  func permissionsStay(_ words: [String]) throws {
    try Program.withFolder { folder in
      try Program.write(["s.json": scene, "r.csv": Data("n\na\n".utf8)], in: folder)
      let file = folder.appendingPathComponent("a.png").path
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.png").path, withDestinationPath: "a.png")
      for mode in [0o600, 0o664, 0o444] as [mode_t] {
        try Data("old".utf8).write(to: URL(fileURLWithPath: file))
        #expect(chmod(file, mode) == 0)
        let result = try Program.run(words, in: folder)
        #expect(result.code == 0, "\(result.errors)")
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_size > 3)
        #expect(status.st_mode & 0o777 == mode)
      }
    }
  }

  /// Whatever paints: stages take no less than no time, and their sum is what the total says.
  @Test(arguments: [1, 2, 4]) func timingsAreNeverNegative(_ threads: Int) throws {
    let scene = """
      {"galley": 1, "view": {"type": "Rectangle", "fill": "teal",
        "modifiers": [{"frame": {"width": 400, "height": 1400}}, {"blur": 6}, {"opacity": 0.5}]}}
      """
    try Program.withFolder { folder in
      let result = try Program.run(
        ["render", "-", "-o", "a.png", "--timings", "--threads", "\(threads)"],
        input: Data(scene.utf8), in: folder)
      var times: [String: Double] = [:]
      for line in result.errors.split(separator: "\n") where line.hasSuffix(" ms") {
        let words = line.split(separator: " ")
        times[String(words[0])] = Double(words[1]) ?? -1
      }
      let total = times.removeValue(forKey: "total") ?? -1
      #expect(times.count == 8 && times.values.allSatisfy { $0 >= 0 }, "\(result.errors)")
      #expect(abs(times.values.reduce(0, +) - total) < 0.1, "\(result.errors)")
    }
  }
}
