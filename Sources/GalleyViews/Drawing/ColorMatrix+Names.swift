import GalleyGeometry
import GalleyGraphics

// The numbers of a colour matrix by SwiftUI's names: a row for red, green, blue and alpha, each with the
// shares of those four and a constant.
extension ColorMatrix {
  /// Changes nothing.
  public init() { self = .identity }

  public var r1: Float {
    get { Float(red[0]) }
    set { red[0] = Double(newValue) }
  }
  public var r2: Float {
    get { Float(red[1]) }
    set { red[1] = Double(newValue) }
  }
  public var r3: Float {
    get { Float(red[2]) }
    set { red[2] = Double(newValue) }
  }
  public var r4: Float {
    get { Float(red[3]) }
    set { red[3] = Double(newValue) }
  }
  public var r5: Float {
    get { Float(constant[0]) }
    set { constant[0] = Double(newValue) }
  }
  public var g1: Float {
    get { Float(green[0]) }
    set { green[0] = Double(newValue) }
  }
  public var g2: Float {
    get { Float(green[1]) }
    set { green[1] = Double(newValue) }
  }
  public var g3: Float {
    get { Float(green[2]) }
    set { green[2] = Double(newValue) }
  }
  public var g4: Float {
    get { Float(green[3]) }
    set { green[3] = Double(newValue) }
  }
  public var g5: Float {
    get { Float(constant[1]) }
    set { constant[1] = Double(newValue) }
  }
  public var b1: Float {
    get { Float(blue[0]) }
    set { blue[0] = Double(newValue) }
  }
  public var b2: Float {
    get { Float(blue[1]) }
    set { blue[1] = Double(newValue) }
  }
  public var b3: Float {
    get { Float(blue[2]) }
    set { blue[2] = Double(newValue) }
  }
  public var b4: Float {
    get { Float(blue[3]) }
    set { blue[3] = Double(newValue) }
  }
  public var b5: Float {
    get { Float(constant[2]) }
    set { constant[2] = Double(newValue) }
  }
  public var a1: Float {
    get { Float(alpha[0]) }
    set { alpha[0] = Double(newValue) }
  }
  public var a2: Float {
    get { Float(alpha[1]) }
    set { alpha[1] = Double(newValue) }
  }
  public var a3: Float {
    get { Float(alpha[2]) }
    set { alpha[2] = Double(newValue) }
  }
  public var a4: Float {
    get { Float(alpha[3]) }
    set { alpha[3] = Double(newValue) }
  }
  public var a5: Float {
    get { Float(constant[3]) }
    set { constant[3] = Double(newValue) }
  }
}
