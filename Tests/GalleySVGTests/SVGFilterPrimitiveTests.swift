import GalleyGeometry
import GalleySVG
import Testing

/// What each primitive makes, by the formulas of Filter Effects Module Level 1.
@Suite struct SVGFilterPrimitiveTests {
  private func drawing(
    _ primitives: String, element: String = "<rect x='20' y='20' width='40' height='40'",
    colors: String = "sRGB"
  ) throws -> SVGDrawing {
    try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100' "
        + "color-interpolation-filters='\(colors)'>\(primitives)</filter>"
        + "\(element) filter='url(#f)'/>")
  }

  /// A primitive of two colours.
  private func combined(_ one: String, _ other: String, _ primitive: String) throws -> SVGDrawing {
    try drawing(
      "<feFlood flood-color='\(one)' result='a'/><feFlood flood-color='\(other)' result='b'/>"
        + primitive)
  }

  @Test func whatMakesSomethingOfNothingFillsTheRegion() throws {
    let matrix = try drawing(
      "<feColorMatrix values='0 0 0 0 1  0 0 0 0 0  0 0 0 0 0  0 0 0 -1 1'/>")
    #expect(matrix.colors((0, 0), (99, 99), (40, 40)) == ["ff0000", "ff0000", "-"])
    let table = try drawing(
      "<feComponentTransfer x='0' width='90'><feFuncA type='table' tableValues='1 0'/>"
        + "<feFuncG type='linear' intercept='0.2'/></feComponentTransfer>")
    #expect(table.colors((0, 0), (89, 99), (90, 50), (40, 40)) == ["003300", "003300", "-", "-"])
  }

  /// `k1 i1 i2 + k2 i1 + k3 i2 + k4` of premultiplied channels.
  @Test(arguments: [
    ("k2='0.5' k3='0.5'", "402020"), ("k1='1'", "000000"), ("k2='1' k4='0.25'", "c04040"),
    ("k2='1' k3='-1'", "-"), ("k4='0.5'", "ffffff80"), ("k1='-1' k2='1' k3='1'", "804040"),
    ("k2='2'", "ff0000"),
  ])
  func arithmeticFollowsItsFormula(k: String, color: String) throws {
    // (0.5, 0, 0) and (0, 0.25, 0.25), both opaque.
    let drawing = try combined(
      "#800000", "#004040",
      "<feComposite in='a' in2='b' operator='arithmetic' \(k)/>")
    #expect(drawing.color(50, 50) == color)
  }

  /// The inner shadow as Figma writes it: shapes keep their colour inside, and are darker along the edge.
  @Test func innerShadowsAreNotBlack() throws {
    let drawing = try drawing(
      """
      <feFlood flood-opacity='0' result='BackgroundImageFix'/>
      <feBlend in='SourceGraphic' in2='BackgroundImageFix' result='shape'/>
      <feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='hardAlpha'/>
      <feOffset dy='10'/><feGaussianBlur stdDeviation='2'/>
      <feComposite in2='hardAlpha' operator='arithmetic' k2='-1' k3='1'/>
      <feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0'/>
      <feBlend in2='shape' result='effect1_innerShadow'/>
      """, element: "<rect x='20' y='20' width='60' height='60' fill='#ffcc00'")
    #expect(drawing.colors((50, 60), (50, 22), (50, 10)) == ["ffcc00", "7f6600", "-"])
  }

  @Test func compositesFollowPorterAndDuff() throws {
    for (name, color) in [
      ("over", "ff000080"), ("in", "-"), ("out", "ff000080"), ("atop", "-"), ("xor", "ff000080"),
      ("lighter", "ff000080"),
    ] {
      let drawing = try drawing(
        "<feFlood flood-color='red' flood-opacity='0.5' result='a'/>"
          + "<feFlood flood-opacity='0' result='b'/>"
          + "<feComposite in='a' in2='b' operator='\(name)'/>")
      #expect(drawing.color(50, 50) == color, "\(name)")
    }
  }

  /// The mean of black and white in light, and in gamma-encoded colours.
  @Test func eachPrimitiveHasColoursOfItsOwn() throws {
    let mean = "<feComposite in='a' in2='b' operator='arithmetic' k2='0.5' k3='0.5' "
    #expect(try combined("white", "black", mean + "/>").color(5, 5) == "808080")
    let linear = try combined("white", "black", mean + "color-interpolation-filters='linearRGB'/>")
    #expect(linear.color(5, 5) == "bcbcbc")
  }

  @Test func aBlurHasADeviationAlongEachAxis() throws {
    let across = try drawing("<feGaussianBlur stdDeviation='8 0'/>")
    #expect(across.colors((40, 19), (40, 60)) == ["-", "-"])
    #expect(across.color(10, 40) != "-" && across.color(10, 40) == across.color(10, 21))
    let down = try drawing("<feGaussianBlur stdDeviation='0,8'/>")
    #expect(down.colors((19, 40), (60, 40)) == ["-", "-"])
    #expect(down.color(40, 10) == across.color(10, 40))
    for none in ["-1 4", "0", "", "1 2 3"] {
      let drawing = try drawing("<feGaussianBlur stdDeviation='\(none)'/>")
      #expect(drawing.colors((19, 40), (20, 40)) == ["-", "000000"], "\(none)")
    }
    // Edges of an image that are repeated do not fade.
    let repeated = try drawing(
      "<feFlood x='20' y='20' width='40' height='40'/>"
        + "<feGaussianBlur stdDeviation='6' edgeMode='duplicate'/>")
    #expect(repeated.colors((20, 20), (59, 40), (60, 40)) == ["000000", "000000", "-"])
  }

  @Test func morphologyTakesTheMostOrTheLeast() throws {
    let fat = try drawing("<feMorphology operator='dilate' radius='5 2'/>")
    #expect(fat.colors((14, 40), (15, 40), (64, 40), (65, 40)) == ["-", "000000", "000000", "-"])
    #expect(fat.colors((40, 17), (40, 18), (40, 61), (40, 62)) == ["-", "000000", "000000", "-"])
    let thin = try drawing("<feMorphology radius='300 3'/>")
    #expect(thin.color(40, 40) == "-")
    let less = try drawing("<feMorphology radius='3'/>")
    #expect(less.colors((22, 40), (23, 40), (56, 40), (57, 40)) == ["-", "000000", "000000", "-"])
  }

  @Test func anOffsetMayBeAPartOfAPixel() throws {
    let drawing = try drawing("<feOffset dx='0.5' dy='-3'/>")
    #expect(
      drawing.colors((20, 40), (21, 40), (60, 40), (61, 40)) == [
        "00000080", "000000", "00000080", "-",
      ])
    #expect(drawing.colors((40, 16), (40, 17), (40, 57)) == ["-", "000000", "-"])
  }

  @Test func dropShadowsAreOnePrimitive() throws {
    let drawing = try drawing(
      "<feDropShadow dx='30' dy='10' stdDeviation='0' flood-color='lime' flood-opacity='0.5'/>",
      element: "<rect x='20' y='20' width='40' height='40' fill='red'")
    #expect(
      drawing.colors((40, 40), (80, 60), (89, 69), (90, 40)) == [
        "ff0000", "00ff0080", "00ff0080", "-",
      ])
  }

  /// The program of the specification, run by hand (in another language) for these numbers.
  @Test(arguments: [
    ("baseFrequency='0.05' numOctaves='2'", ["2479344e", "412e4a53", "2931291f"]),
    (
      "baseFrequency='0.1 0.02' seed='3.9' type='fractalNoise'",
      ["8976818c", "7e7e5975", "8d819888"]
    ),
    (
      "baseFrequency='0.04' seed='-7' numOctaves='3' stitchTiles='stitch'",
      ["86319e2a", "20972820", "26803314"]
    ),
    (
      "x='10' y='20' width='60' height='50' baseFrequency='.03.07' seed='20' numOctaves='4' "
        + "type='fractalNoise' stitchTiles='stitch'", ["-", "629eab91", "7e6a6f63"]
    ),
  ])
  func turbulenceIsTheSpecifications(attributes: String, colors: [String]) throws {
    let drawing = try drawing("<feTurbulence \(attributes)/>")
    #expect(drawing.colors((13, 7), (40, 33), (62, 61)) == colors)
    #expect(drawing.warnings.isEmpty)
  }

  @Test func turbulenceOfNoWavesIsEven() throws {
    #expect(try drawing("<feTurbulence/>").color(5, 5) == "-")
    let half = try drawing("<feTurbulence type='fractalNoise' baseFrequency='0.1' numOctaves='0'/>")
    #expect(half.color(5, 5) == "80808080")
    let negative = try drawing("<feTurbulence baseFrequency='-1'/>")
    #expect(negative.color(5, 5) == "-" && negative.warnings.count == 1)
  }

  /// N is (0, 0, 1) on a plain, so that N.L is the sine of the elevation.
  @Test func aPlainIsLitEvenly() throws {
    func light(_ primitive: String, _ source: String) throws -> String {
      try drawing("<\(primitive)>\(source)</\(primitive.prefix { $0 != " " })>").color(40, 40)
    }
    let low = "<feDistantLight azimuth='30' elevation='30'/>"
    #expect(try light("feDiffuseLighting diffuseConstant='0.8'", low) == "666666")
    #expect(
      try light("feDiffuseLighting lighting-color='#ff8000' diffuseConstant='0.5'", low) == "402000"
    )
    // H is (cos 30°, 0, 1.5) / √3, and N.H √3 / 2.
    #expect(try light("feSpecularLighting specularExponent='2'", low) == "ffffffbf")
    #expect(
      try light("feSpecularLighting specularConstant='0.5' lighting-color='#f00'", low)
        == "ff00006e")
    let above = "<fePointLight x='40.' y='40' z='11'/>"
    #expect(try light("feDiffuseLighting surfaceScale='1'", above) == "ffffff")
    // As far beside as above: the cosine of 45° is 180 of 255.
    #expect(try light("feDiffuseLighting", "<fePointLight x='70' y='40' z='31'/>") == "b4b4b4")
    let spot = "<feSpotLight x='40' y='40' z='31' pointsAtX='70' pointsAtY='40' pointsAtZ='1' "
    #expect(try light("feDiffuseLighting", spot + "/>") == "b4b4b4")
    #expect(try light("feDiffuseLighting", spot + "specularExponent='4'/>") == "404040")
    #expect(try light("feDiffuseLighting", spot + "limitingConeAngle='40'/>") == "000000")
    #expect(try light("feDiffuseLighting", spot + "limitingConeAngle='-50'/>") == "b4b4b4")
  }

  /// Beside the edge of an opaque half Sobel's filter gives a slope of 2 / 2, and N is (∓1, 0, 1) / √2.
  @Test func slopesAreLitByTheirNormals() throws {
    func light(_ azimuth: Int, _ attributes: String = "", x: Int) throws -> String {
      try drawing(
        "<feDiffuseLighting \(attributes)><feDistantLight azimuth='\(azimuth)' elevation='45'/>"
          + "</feDiffuseLighting>", element: "<rect x='50' width='50' height='100'"
      ).color(x, 50)
    }
    #expect(try light(0, x: 49) == "000000" && light(180, x: 49) == "ffffff")
    #expect(try light(90, "diffuseConstant='0.8'", x: 49) == "666666")
    #expect(try light(90, x: 30) == "b4b4b4")
    // Nothing is known of what lies beyond the image's edge.
    #expect(try light(180, x: 99) == "b4b4b4")
    // Half as steep where samples are twice as far away: N is (-1, 0, 2) / √5.
    #expect(try light(180, "kernelUnitLength='2'", x: 48) == "f2f2f2")
    #expect(try drawing("<feDiffuseLighting/>").warnings.count == 1)
  }

  @Test func convolutionsTurnTheirKernel() throws {
    // The first number is that of the pixel below and to the right.
    let moved = try drawing("<feConvolveMatrix kernelMatrix='1 0 0 0 0 0 0 0 0'/>")
    #expect(moved.colors((18, 19), (19, 19), (58, 58), (59, 58)) == ["-", "000000", "000000", "-"])
    let far = try drawing("<feConvolveMatrix order='3 1' kernelMatrix='0 0 1' targetX='0'/>")
    #expect(far.colors((19, 40), (20, 40), (59, 40), (60, 40)) == ["-", "000000", "000000", "-"])
    let near = try drawing(
      "<feConvolveMatrix order='3 1' kernelMatrix='1 0 0' targetX='0' kernelUnitLength='5'/>")
    #expect(near.colors((9, 40), (10, 40), (49, 40), (50, 40)) == ["-", "000000", "000000", "-"])
    // The sum of the kernel divides it, and a sum of nothing does not.
    let mean = try drawing("<feConvolveMatrix order='2 1' kernelMatrix='1 3'/>")
    #expect(
      mean.colors((19, 40), (20, 40), (59, 40), (60, 40)) == [
        "-", "00000040", "000000", "000000bf",
      ])
    let edge = try drawing("<feConvolveMatrix order='2 1' kernelMatrix='0.2 -0.2'/>")
    #expect(edge.colors((20, 40), (40, 40), (60, 40)) == ["00000033", "-", "-"])
  }

  @Test func convolutionsMayKeepAlpha() throws {
    let source = "<feFlood flood-color='#804020' flood-opacity='0.5' width='50' height='100'/>"
    let kept = try drawing(
      source + "<feConvolveMatrix order='1' kernelMatrix='2' divisor='1' preserveAlpha='true'/>")
    #expect(kept.color(20, 20) == "ff804080")
    let bias = try drawing(
      source + "<feConvolveMatrix order='1' kernelMatrix='1' bias='0.25'/>")
    // 0.5 + 0.25, and colours a quarter of that more: (0.251 + 0.188, …) / 0.75.
    #expect(bias.color(20, 20) == "956a55c0")
    let wrapped = try drawing(
      source + "<feConvolveMatrix order='3 1' kernelMatrix='1 0 0' edgeMode='wrap'/>")
    #expect(wrapped.color(49, 20) == "80402080" && wrapped.color(50, 20) == "-")
    let clear = try drawing(
      source + "<feConvolveMatrix order='3 1' kernelMatrix='1 0 0' edgeMode='none'/>")
    #expect(clear.colors((48, 20), (49, 20)) == ["80402080", "-"])
    for wrong in [
      "order='0'", "order='200' kernelMatrix='1'", "kernelMatrix='1 2'",
      "kernelMatrix='1 2 3 4 5 6 7 8 9' targetX='3'",
    ] {
      let drawing = try drawing("<feConvolveMatrix \(wrong)/>")
      #expect(drawing.color(40, 40) == "-" && drawing.warnings.count == 1, "\(wrong)")
    }
  }

  /// P'(x, y) = P(x + scale (X - 0.5), y + scale (Y - 0.5)).
  @Test func displacementsFollowTheirMap() throws {
    let drawing = try drawing(
      "<feFlood flood-color='#f00' result='map'/><feDisplacementMap in='SourceGraphic' in2='map' "
        + "scale='20' xChannelSelector='R' yChannelSelector='G'/>")
    #expect(
      drawing.colors((9, 40), (10, 40), (49, 40), (50, 40)) == ["-", "000000", "000000", "-"])
    #expect(
      drawing.colors((30, 29), (30, 30), (30, 69), (30, 70)) == ["-", "000000", "000000", "-"])
    let clear = try self.drawing(
      "<feFlood flood-opacity='0' result='map'/>"
        + "<feDisplacementMap in='SourceGraphic' in2='map' scale='20'/>")
    #expect(clear.colors((29, 40), (30, 40), (69, 40), (70, 40)) == ["-", "000000", "000000", "-"])
  }

  /// The region is 10 to 90, the element 0 to 100, and each pixel comes from one that lies 20 to the right and 20 above.
  @Test(arguments: ["SourceGraphic", "SourceAlpha"])
  func displacementsReadTheElementBeyondTheRegion(input: String) throws {
    let drawing = try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='10' y='10' width='80' height='80'>"
        + "<feFlood flood-color='#f00' result='map'/><feDisplacementMap in='\(input)' in2='map' "
        + "scale='40' xChannelSelector='R' yChannelSelector='G'/></filter>"
        + "<rect width='100' height='100' filter='url(#f)'/>")
    #expect(drawing.colors((9, 50), (10, 50), (79, 50)) == ["-", "000000", "000000"])
    #expect(drawing.colors((80, 50), (89, 50)) == ["-", "-"])
    #expect(drawing.colors((50, 19), (50, 20), (50, 89)) == ["-", "000000", "000000"])
    #expect(drawing.color(50, 90) == "-")
  }

  /// A filter turns and leans with its element.
  @Test func regionsLieAlongTheElementsAxes() throws {
    let drawing = try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='40' height='10'>"
        + "<feFlood flood-color='red'/></filter>"
        + "<rect width='9' height='9' transform='translate(60 20) rotate(90)' filter='url(#f)'/>")
    #expect(
      drawing.colors((50, 20), (59, 59), (49, 30), (60, 30), (55, 60), (55, 19)) == [
        "ff0000", "ff0000", "-", "-", "-", "-",
      ])
  }
}
