import GalleyGeometry
import GalleyGraphics
import TestSupport

/// Items of all kinds, within each other, near and far, tiny and huge, some of them nowhere.
struct RandomScene {
  static let width = 44
  static let height = 52
  private var random: SeededRandom
  /// Whether all is near: what lies far away in a projection lies at its horizon.
  private var isNear = false

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func list() -> DisplayList {
    DisplayList(items: (0...random.next(in: 1...3)).map { _ in item(depth: 3) })
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.next(in: 0...values.count - 1)]
  }

  private mutating func color() -> ResolvedColor {
    ResolvedColor(
      bytes: random.next(in: 0...255), random.next(in: 0...255), random.next(in: 0...255),
      alpha: pick([1, 1, 0.5, 0.1]))
  }

  private mutating func rect() -> CGRect {
    let size: Double = pick(isNear ? [3, 20, 60] : [0.3, 3, 20, 60, 900, 40_000])
    let far: Double = pick(isNear ? [1] : [1, 1, 1, 1, 300, 50_000])
    let x = random.next(in: -0.4..<1) * Double(Self.width) * far
    let y = random.next(in: -0.4..<1) * Double(Self.height) * far
    let (width, height) = (random.next(in: 0.3..<1) * size, random.next(in: 0.3..<1) * size)
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return pick([false, true]) ? rect : rect.integral
  }

  private mutating func path() -> Path {
    let rect = rect()
    switch random.next(in: 0...5) {
    case 0: return Path(ellipseIn: rect)
    case 1: return Path(roundedRect: rect, cornerRadius: rect.width / 5, style: .continuous)
    case 2:
      let dashes = StrokeStyle(lineWidth: pick([0.5, 4]), dash: [pick([1e-5, 3]), 2])
      return Path(CGRect(x: 2, y: 3, width: 30, height: 40)).strokedPath(dashes)
    case 3:
      // One that crosses itself.
      return Path { path in
        path.addLines(
          (0..<7).map { _ in
            let (across, down) = (random.next(in: 0.0..<1), random.next(in: 0.0..<1))
            return CGPoint(x: rect.minX + rect.width * across, y: rect.minY + rect.height * down)
          })
      }
    case 4 where random.next(in: 0...3) == 0:
      return Path(CGRect(x: 3, y: 3, width: 4, height: 4))
        .applying(CGAffineTransform(translationX: .nan, y: 0))
    default: return Path(rect)
    }
  }

  private mutating func paint() -> Paint {
    switch random.next(in: 0...5) {
    case 0:
      var gradient = GradientPaint(
        stops: [
          GradientPaint.Stop(color: color(), location: 0),
          GradientPaint.Stop(color: color(), location: 1),
        ],
        pick([
          .linear(start: CGPoint(x: 3, y: 9), end: CGPoint(x: 40, y: 31)),
          .radial(center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 30),
          .angular(center: CGPoint(x: 22, y: 30), start: 0, end: 6),
        ]))
      gradient.isDithered = pick([false, true])
      gradient.interpolation = pick(GradientInterpolation.allCases)
      return .gradient(gradient)
    case 1:
      return .backdrop(
        BackdropPaint(sigma: pick([1, 3, 12]), saturation: 1.5, tint: color().opacity(0.4)))
    default: return .solid(color())
    }
  }

  private mutating func transform() -> CGAffineTransform {
    switch random.next(in: 0...4) {
    case 0: CGAffineTransform(translationX: random.next(in: -9.0..<9), y: pick([0, 3.5, -4]))
    case 1: CGAffineTransform(a: 0.8, b: 0.5, c: -0.5, d: 0.8, tx: 12, ty: -6)
    case 2: CGAffineTransform(scaleX: pick([0.1, 1.7, -1]), y: pick([0.4, 2]))
    default: .identity
    }
  }

  private mutating func effects() -> [Effect] {
    (0..<random.next(in: 0...2)).map { _ in
      let x: CGFloat = pick(isNear ? [0, 3, -5] : [0, 3, -5, 900, 49_000])
      let y: CGFloat = pick(isNear ? [0, 4, -7] : [0, 4, -7, 40, -50_000])
      switch random.next(in: 0...6) {
      case 0: return .opacity(random.next(in: 0.2..<1))
      case 1: return .color(.saturation(0.3))
      case 2: return .luminanceToAlpha
      case 3: return .blur(sigma: pick([0.4, 2, 11]))
      case 4: return .innerShadow(color(), sigma: pick([0, 2]), x: x, y: y)
      default:
        return .shadow(color(), sigma: pick([0, 1, 4, 12]), x: x, y: y)
      }
    }
  }

  private mutating func image() -> DisplayItem {
    var bitmap = Bitmap(width: 30, height: 20)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = UInt32(random.next(in: 0...255)) * 0x1_0101 | 0xff00_0000
    }
    return .image(
      bitmap, frame: PixelRect(rect()),
      sampling: pick([.nearest, .smooth, .smoothInLinearLight, .cubic]))
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch random.next(in: 0...(depth > 0 ? 7 : 3)) {
    case 0: return image()
    case 1: return .fillRect(PixelRect(rect()), paint: paint())
    case 2, 3: return .fill(path: path(), rule: pick([.nonZero, .evenOdd]), paint: paint())
    default: return .group(group(depth: depth))
    }
  }

  private mutating func group(depth: Int) -> DisplayGroup {
    let (isProjected, wasNear) = (random.next(in: 0...5) == 0, isNear)
    isNear = isNear || isProjected
    defer { isNear = wasNear }
    let items = (0...random.next(in: 0...1)).map { _ in item(depth: depth - 1) }
    let transform = transform()
    if isProjected {
      let projection = ProjectionTransform(
        rotation: pick([0.3, 0.9, 1.4, 2.5]), axis: (x: pick([0, 1]), y: 1, z: pick([0, 0.4])),
        about: CGPoint(x: 20, y: 24), distance: pick([nil, 60, 400]))
      return DisplayGroup(items: items, transform: transform, projection: projection)
    }
    var compositing = Compositing(effects: effects())
    if random.next(in: 0...2) == 0 { compositing.clip = path() }
    if random.next(in: 0...3) == 0 {
      compositing.blendMode = pick(
        BlendMode.allCases.filter { !isNear || !$0.reachesBeyondSource })
    }
    if random.next(in: 0...4) == 0 { compositing.mask = [item(depth: depth - 1)] }
    compositing.isIsolated = random.next(in: 0...3) == 0
    return DisplayGroup(items: items, transform: transform, compositing: compositing)
  }
}
