import Galley
let words = "the quick brown fox jumps over a lazy dog while seven wizards brew tea in a quiet harbour town beneath silver birches and paper lanterns".split(separator: " ").map(String.init)
let v = VStack(spacing: 12) {
  Text("Hello, Galley").font(.largeTitle).bold()
  WrappingHStack(alignment: .top, horizontalSpacing: 8, verticalSpacing: 8) {
    ForEach(words, id: \.self) { w in
      Text(w).padding(8).background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
    }
  }
  HStack { Circle().fill(.red).frame(width: 40, height: 40); Text("baseline").font(.title).padding().background(.blue, in: Capsule()).foregroundStyle(.white); Spacer(); Text("Some longer text which must be truncated somewhere").lineLimit(1) }
}.padding().frame(width: 390).background(.white)
let r = ImageRenderer(content: v); r.scale = 2
let rep = try r.render()
print(rep.timings, rep.problems)
print(rep.layoutTree!)
try r.write(to: URL(fileURLWithPath: "/tmp/a.png"))
