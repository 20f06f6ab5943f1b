import GalleyGeometry
import GalleyGraphics

// The numbers of a colour matrix by SwiftUI's names: a row for red, green, blue and alpha, each with the
// shares of those four and a constant.
extension ColorMatrix {
  /// Changes nothing.
  public init() { self = .identity }

  /// How much of red goes into red.
  public var r1: Float {
    get { Float(red[0]) }
    set { red[0] = Double(newValue) }
  }
  /// How much of green goes into red.
  public var r2: Float {
    get { Float(red[1]) }
    set { red[1] = Double(newValue) }
  }
  /// How much of blue goes into red.
  public var r3: Float {
    get { Float(red[2]) }
    set { red[2] = Double(newValue) }
  }
  /// How much of the opacity goes into red.
  public var r4: Float {
    get { Float(red[3]) }
    set { red[3] = Double(newValue) }
  }
  /// What is added to red.
  public var r5: Float {
    get { Float(constant[0]) }
    set { constant[0] = Double(newValue) }
  }
  /// How much of red goes into green.
  public var g1: Float {
    get { Float(green[0]) }
    set { green[0] = Double(newValue) }
  }
  /// How much of green goes into green.
  public var g2: Float {
    get { Float(green[1]) }
    set { green[1] = Double(newValue) }
  }
  /// How much of blue goes into green.
  public var g3: Float {
    get { Float(green[2]) }
    set { green[2] = Double(newValue) }
  }
  /// How much of the opacity goes into green.
  public var g4: Float {
    get { Float(green[3]) }
    set { green[3] = Double(newValue) }
  }
  /// What is added to green.
  public var g5: Float {
    get { Float(constant[1]) }
    set { constant[1] = Double(newValue) }
  }
  /// How much of red goes into blue.
  public var b1: Float {
    get { Float(blue[0]) }
    set { blue[0] = Double(newValue) }
  }
  /// How much of green goes into blue.
  public var b2: Float {
    get { Float(blue[1]) }
    set { blue[1] = Double(newValue) }
  }
  /// How much of blue goes into blue.
  public var b3: Float {
    get { Float(blue[2]) }
    set { blue[2] = Double(newValue) }
  }
  /// How much of the opacity goes into blue.
  public var b4: Float {
    get { Float(blue[3]) }
    set { blue[3] = Double(newValue) }
  }
  /// What is added to blue.
  public var b5: Float {
    get { Float(constant[2]) }
    set { constant[2] = Double(newValue) }
  }
  /// How much of red goes into the opacity.
  public var a1: Float {
    get { Float(alpha[0]) }
    set { alpha[0] = Double(newValue) }
  }
  /// How much of green goes into the opacity.
  public var a2: Float {
    get { Float(alpha[1]) }
    set { alpha[1] = Double(newValue) }
  }
  /// How much of blue goes into the opacity.
  public var a3: Float {
    get { Float(alpha[2]) }
    set { alpha[2] = Double(newValue) }
  }
  /// How much of the opacity goes into itself.
  public var a4: Float {
    get { Float(alpha[3]) }
    set { alpha[3] = Double(newValue) }
  }
  /// What is added to the opacity.
  public var a5: Float {
    get { Float(constant[3]) }
    set { constant[3] = Double(newValue) }
  }
}
