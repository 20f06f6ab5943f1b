import GalleySVG
import Testing

/// Everything that the indices of SVG 2 list (elements, attributes, properties) is drawn, ignored by a specification, or
/// warned of. What stands in double brackets is left out once: the image has to be another one with it, or a warning that
/// is not there without it says why not.
@Suite struct SVGIndexTests {
  /// What a line of the tables stands in, by its first letter.
  private static func body(_ kind: Character, _ text: String) -> String {
    let filtered =
      "<rect x='20' y='20' width='40' height='40' fill='#48c' stroke='red' filter='url(#f)'/>"
    func primitive(_ text: String) -> String {
      "<filter id='f' x='0' y='0' width='2' height='2'>\(text)</filter>\(filtered)"
    }
    func gradient(_ name: String) -> String {
      "<\(name) id='g' \(text)><stop stop-color='red'/><stop offset='1' stop-color='blue'/></\(name)>"
        + "<rect width='100' height='70' fill='url(#g)'/>"
    }
    switch kind {
    case "F": return primitive(text)
    case "f": return "<filter id='f' \(text)><feFlood flood-color='red'/></filter>\(filtered)"
    case "D":
      return primitive(
        "<feDiffuseLighting in='SourceAlpha' \(text)><fePointLight x='30' y='30' z='9'/>"
          + "</feDiffuseLighting>")
    case "E":
      return primitive(
        "<feSpecularLighting \(text)><fePointLight x='30' y='30' z='9'/></feSpecularLighting>")
    case "S":
      return primitive(
        "<feDiffuseLighting><feSpotLight x='30' y='30' z='20' \(text)/></feDiffuseLighting>")
    case "U": return primitive("<feTurbulence \(text)/>")
    case "V": return primitive("<feConvolveMatrix kernelMatrix='0 1 0 1 1 1 0 0 0' \(text)/>")
    case "W": return primitive("<feDisplacementMap in2='SourceGraphic' scale='30' \(text)/>")
    case "Y":
      return primitive("<feComponentTransfer><feFuncR type='gamma' \(text)/></feComponentTransfer>")
    case "G": return gradient("linearGradient")
    case "R": return gradient("radialGradient")
    case "P":
      return "<pattern id='p' \(text)><rect width='5' height='9' fill='red'/></pattern>"
        + "<rect x='3' y='4' width='90' height='70' fill='url(#p)'/>"
    case "M":
      return "<marker id='m' \(text)><rect width='9' height='6' fill='red'/></marker>"
        + "<path d='M20 20L50 60' stroke='blue' stroke-width='3' marker-start='url(#m)'/>"
    case "K":
      return "<mask id='m' \(text)><rect width='30' height='30' fill='white'/></mask>"
        + "<rect width='50' height='50' mask='url(#m)'/>"
    case "T": return "<text x='9' y='60' font-size='40' \(text)>abc fi</text>"
    case "Q":
      return "<path id='t' d='M9 60L90 90' fill='none'/><text font-size='30'>"
        + "<textPath href='#t' \(text)>abc</textPath></text>"
    case "B":
      return "<rect x='5' y='5' width='60' height='60' fill='#48c' stroke='red' \(text)/>"
    case "L":
      return "<path d='M10 60L50 10L90 60' fill='none' stroke='red' stroke-width='9' \(text)/>"
    default: return text
    }
  }

  private static let elements = """
    a X ⟦<a><rect width='9' height='9'/></a>⟧
    animate X <rect width='50' height='50'>⟦<animate attributeName='width' to='9'/>⟧</rect>
    animateMotion X <rect width='50' height='50'>⟦<animateMotion path='M0 0L9 9'/>⟧</rect>
    animateTransform X <rect width='5' height='5'>⟦<animateTransform type='scale' to='9'/>⟧</rect>
    audio X ⟦<audio/>⟧
    canvas X ⟦<canvas/>⟧
    circle X ⟦<circle r='40'/>⟧
    clipPath X ⟦<clipPath id='c'><path d='M0 0H9V9'/></clipPath>⟧<rect width='50' height='9' clip-path='url(#c)'/>
    defs X ⟦<defs>⟧<rect width='50' height='50'/>⟦</defs>⟧
    discard X <rect width='50' height='50'>⟦<discard begin='1s'/>⟧</rect>
    ellipse X ⟦<ellipse rx='40' ry='9'/>⟧
    feBlend F ⟦<feBlend mode='multiply' in2='SourceGraphic'/>⟧
    feColorMatrix F ⟦<feColorMatrix type='saturate' values='0'/>⟧
    feComponentTransfer F ⟦<feComponentTransfer><feFuncR type='gamma' offset='1'/></feComponentTransfer>⟧
    feComposite F ⟦<feComposite operator='xor' in2='SourceGraphic'/>⟧
    feConvolveMatrix F ⟦<feConvolveMatrix order='3' kernelMatrix='0 1 0 1 1 1 0 1 0'/>⟧
    feDiffuseLighting F ⟦<feDiffuseLighting><feDistantLight elevation='40'/></feDiffuseLighting>⟧
    feDisplacementMap F ⟦<feDisplacementMap in2='SourceGraphic' scale='30' xChannelSelector='R'/>⟧
    feDistantLight F <feDiffuseLighting>⟦<feDistantLight elevation='40'/>⟧</feDiffuseLighting>
    feDropShadow F ⟦<feDropShadow dx='9'/>⟧
    feFlood F ⟦<feFlood flood-color='red'/>⟧
    feFuncA F <feComponentTransfer>⟦<feFuncA type='linear' slope='.5'/>⟧</feComponentTransfer>
    feFuncB F <feComponentTransfer>⟦<feFuncB type='linear' slope='.5'/>⟧</feComponentTransfer>
    feFuncG F <feComponentTransfer>⟦<feFuncG type='linear' slope='.5'/>⟧</feComponentTransfer>
    feFuncR F <feComponentTransfer>⟦<feFuncR type='linear' slope='.5'/>⟧</feComponentTransfer>
    feGaussianBlur F ⟦<feGaussianBlur stdDeviation='3'/>⟧
    feImage F ⟦<feImage href='data:,x'/>⟧
    feMerge F ⟦<feMerge><feMergeNode in='SourceAlpha'/></feMerge>⟧
    feMergeNode F <feMerge><feMergeNode/>⟦<feMergeNode in='SourceAlpha'/>⟧</feMerge>
    feMorphology F ⟦<feMorphology radius='3'/>⟧
    feOffset F ⟦<feOffset dx='9'/>⟧
    fePointLight F <feDiffuseLighting>⟦<fePointLight x='30' y='30' z='20'/>⟧</feDiffuseLighting>
    feSpecularLighting F ⟦<feSpecularLighting><feDistantLight elevation='60'/></feSpecularLighting>⟧
    feSpotLight F <feDiffuseLighting>⟦<feSpotLight x='30' y='30' z='20'/>⟧</feDiffuseLighting>
    feTile F <feFlood width='9' height='9' x='20' y='20' flood-color='red'/>⟦<feTile/>⟧
    feTurbulence F ⟦<feTurbulence baseFrequency='.1'/>⟧
    filter X ⟦<filter id='f'><feOffset dx='9'/></filter>⟧<rect width='50' height='50' filter='url(#f)'/>
    foreignObject X ⟦<foreignObject width='50' height='50'/>⟧
    g X ⟦<g><path d='M0 0H9V9'/></g>⟧
    iframe X ⟦<iframe/>⟧
    image X ⟦<image width='9' height='9' href='a.png'/>⟧
    line X ⟦<line x2='50' y2='50' stroke='red'/>⟧
    linearGradient X ⟦<linearGradient id='g'><stop/></linearGradient>⟧<rect width='9' height='9' fill='url(#g)'/>
    marker X ⟦<marker id='m'><rect width='9' height='9'/></marker>⟧<path d='M9 9h9' marker-start='url(#m)'/>
    mask X ⟦<mask id='m'><circle r='9' fill='red'/></mask>⟧<rect width='50' height='50' mask='url(#m)'/>
    mpath X <path d='M0 0H9V9'>⟦<animateMotion><mpath href='#p'/></animateMotion>⟧</path>
    path X ⟦<path d='M0 0H50V50'/>⟧
    pattern X ⟦<pattern id='p' width='1' height='1'><path d='M0 0H9V9'/></pattern>⟧<rect width='50' height='9' fill='url(#p)'/>
    polygon X ⟦<polygon points='0 0 50 0 50 50'/>⟧
    polyline X ⟦<polyline points='0 0 50 0 50 50'/>⟧
    radialGradient X ⟦<radialGradient id='g'><stop/></radialGradient>⟧<rect width='9' height='9' fill='url(#g)'/>
    rect X ⟦<rect width='50' height='50'/>⟧
    set X <rect width='50' height='50'>⟦<set attributeName='width' to='9'/>⟧</rect>
    stop X <linearGradient id='g'>⟦<stop/>⟧</linearGradient><rect width='50' height='50' fill='url(#g)'/>
    style X ⟦<style>rect { fill: red }</style>⟧<rect width='50' height='50'/>
    svg X ⟦<svg width='40' height='40'><rect width='50' height='50'/></svg>⟧
    switch X ⟦<switch>⟧<rect width='9' height='9'/><rect width='50' height='50'/>⟦</switch>⟧
    symbol X ⟦<symbol>⟧<rect width='50' height='50'/>⟦</symbol>⟧
    text X ⟦<text y='50' font-size='40'>a</text>⟧
    textPath X <path id='t' d='M9 60L90 90' fill='none'/><text>⟦<textPath href='#t'>abc</textPath>⟧</text>
    tspan X <text y='50' font-size='40'>⟦<tspan>a</tspan>⟧</text>
    unknown X ⟦<unknown><rect width='9' height='9'/></unknown>⟧
    use X <defs><rect id='r' width='50' height='50'/></defs>⟦<use href='#r'/>⟧
    video X ⟦<video/>⟧
    """
  /// SVG Integration: no script runs in an image. SVG 2, 5.8 and 16.8: nothing of these is painted.
  private static let ignoredElements = ["desc", "metadata", "script", "title", "view"]

  private static let attributes = """
    amplitude Y ⟦amplitude='3'⟧
    azimuth F <feDiffuseLighting><feDistantLight elevation='20' ⟦azimuth='90'⟧/></feDiffuseLighting>
    baseFrequency U ⟦baseFrequency='.1'⟧
    bias V ⟦bias='.5'⟧
    class X <style>.a { fill: red }</style><rect width='9' height='9' ⟦class='a'⟧/>
    clipPathUnits X <clipPath id='c' ⟦clipPathUnits='objectBoundingBox'⟧><path d='M0 0H1V1'/></clipPath>
      <rect width='50' height='50' clip-path='url(#c)'/>
    diffuseConstant D ⟦diffuseConstant='.2'⟧
    divisor V ⟦divisor='9'⟧
    dx X <text x='9' y='60' ⟦dx='9'⟧>abc</text>
    dy X <text x='9' y='60' ⟦dy='9'⟧>abc</text>
    edgeMode X <filter id='f' x='0' y='0' width='1' height='1'><feGaussianBlur stdDeviation='9' ⟦edgeMode='wrap'⟧/>
      </filter><g filter='url(#f)'><rect width='90' height='50'/><circle r='20' fill='red'/></g>
    elevation F <feDiffuseLighting><feDistantLight ⟦elevation='40'⟧/></feDiffuseLighting>
    exponent Y ⟦exponent='3'⟧
    filterUnits f x='30' y='30' width='20' height='20' ⟦filterUnits='userSpaceOnUse'⟧
    fr R ⟦fr='.3'⟧
    fx R ⟦fx='.3'⟧
    fy R ⟦fy='.3'⟧
    gradientTransform G ⟦gradientTransform='rotate(30)'⟧
    gradientUnits G x2='50' ⟦gradientUnits='userSpaceOnUse'⟧
    height X <rect width='9' ⟦height='9'⟧/>
    href X <rect id='r' width='9' height='9'/><use x='20' ⟦href='#r'⟧/>
    id X <rect ⟦id='r'⟧ width='9' height='9'/><use x='20' href='#r'/>
    in F <feFlood flood-color='red'/><feOffset ⟦in='SourceGraphic'⟧/>
    in2 F <feFlood flood-color='red' result='r'/><feOffset in='SourceGraphic'/><feBlend mode='multiply' in='SourceGraphic' ⟦in2='r'⟧/>
    intercept F <feComponentTransfer><feFuncR type='linear' ⟦intercept='.5'⟧/></feComponentTransfer>
    k1 F <feComposite operator='arithmetic' k2='.5' in2='SourceGraphic' ⟦k1='.5'⟧/>
    k2 F <feComposite operator='arithmetic' k3='.5' in2='SourceGraphic' ⟦k2='.4'⟧/>
    k3 F <feComposite operator='arithmetic' k2='.5' in2='SourceGraphic' ⟦k3='.4'⟧/>
    k4 F <feComposite operator='arithmetic' k2='.5' in2='SourceGraphic' ⟦k4='.4'⟧/>
    kernelMatrix F <feConvolveMatrix ⟦kernelMatrix='0 1 0 1 1 1 0 1 0'⟧/>
    lang X <style>:lang(de) { fill: red }</style><rect width='9' height='9' ⟦lang='de'⟧/>
    lengthAdjust T textLength='80' ⟦lengthAdjust='spacingAndGlyphs'⟧
    limitingConeAngle S pointsAtX='30' pointsAtY='40' ⟦limitingConeAngle='10'⟧
    markerHeight M ⟦markerHeight='1'⟧
    markerUnits M ⟦markerUnits='userSpaceOnUse'⟧
    markerWidth M ⟦markerWidth='1'⟧
    maskContentUnits K ⟦maskContentUnits='objectBoundingBox'⟧
    maskUnits K x='.1' y='.1' width='9' height='9' ⟦maskUnits='userSpaceOnUse'⟧
    media X <style ⟦media='print'⟧>rect { fill: red }</style><rect width='9' height='9'/>
    method Q ⟦method='stretch'⟧
    mode F <feFlood flood-color='red' result='r'/><feBlend in2='SourceGraphic' ⟦mode='multiply'⟧/>
    numOctaves U baseFrequency='.1' ⟦numOctaves='4'⟧
    offset X <linearGradient id='g'><stop/><stop ⟦offset='1'⟧ stop-color='red'/></linearGradient>
      <rect width='50' height='50' fill='url(#g)'/>
    operator F <feComposite in2='SourceAlpha' in='SourceGraphic' ⟦operator='xor'⟧/>
    order F <feConvolveMatrix kernelMatrix='0 1 1 1' ⟦order='2'⟧/>
    orient M ⟦orient='auto'⟧
    path X <text y='50'><textPath ⟦path='M0 50H90'⟧>abc</textPath></text>
    pathLength L stroke-dasharray='1' ⟦pathLength='9'⟧
    patternContentUnits P width='.5' height='.5' ⟦patternContentUnits='objectBoundingBox'⟧
    patternTransform P width='.2' height='.2' ⟦patternTransform='rotate(30)'⟧
    patternUnits P width='20' height='20' ⟦patternUnits='userSpaceOnUse'⟧
    points X <polygon ⟦points='0 0 50 0 50 50'⟧/>
    pointsAtX S ⟦pointsAtX='50'⟧
    pointsAtY S ⟦pointsAtY='50'⟧
    pointsAtZ S ⟦pointsAtZ='-50'⟧
    preserveAlpha V ⟦preserveAlpha='true'⟧
    preserveAspectRatio X <svg viewBox='0 0 9 9' width='90' height='50' ⟦preserveAspectRatio='none'⟧><circle r='9'/></svg>
    primitiveUnits X <filter id='f' ⟦primitiveUnits='objectBoundingBox'⟧><feOffset dx='.2'/></filter>
      <rect width='50' height='50' filter='url(#f)'/>
    radius F <feMorphology ⟦radius='3'⟧/>
    refX M ⟦refX='3'⟧
    refY M ⟦refY='3'⟧
    requiredExtensions B ⟦requiredExtensions='http://x'⟧
    result F <feFlood flood-color='red' ⟦result='a'⟧/><feOffset dx='9' in='SourceGraphic'/><feOffset in='a'/>
    rotate T ⟦rotate='30'⟧
    scale F <feDisplacementMap in2='SourceGraphic' xChannelSelector='R' ⟦scale='30'⟧/>
    seed U baseFrequency='.1' ⟦seed='5'⟧
    side Q ⟦side='right'⟧
    slope F <feComponentTransfer><feFuncR type='linear' ⟦slope='.5'⟧/></feComponentTransfer>
    specularConstant E ⟦specularConstant='3'⟧
    specularExponent E ⟦specularExponent='20'⟧
    spreadMethod G x2='.3' ⟦spreadMethod='repeat'⟧
    startOffset Q ⟦startOffset='20'⟧
    stdDeviation F <feGaussianBlur ⟦stdDeviation='3'⟧/>
    stitchTiles U baseFrequency='.13' ⟦stitchTiles='stitch'⟧
    style B ⟦style='fill:red'⟧
    surfaceScale D ⟦surfaceScale='9'⟧
    systemLanguage B ⟦systemLanguage='de'⟧
    tableValues F <feComponentTransfer><feFuncR type='table' ⟦tableValues='1 .3'⟧/></feComponentTransfer>
    targetX V ⟦targetX='0'⟧
    targetY V ⟦targetY='0'⟧
    textLength T ⟦textLength='80'⟧
    type F <feColorMatrix values='90' ⟦type='hueRotate'⟧/>
    values F <feColorMatrix type='saturate' ⟦values='0'⟧/>
    viewBox X <svg width='90' height='50' ⟦viewBox='0 0 9 9'⟧><circle r='9'/></svg>
    width X <rect ⟦width='9'⟧ height='9'/>
    x X <rect ⟦x='9'⟧ width='9' height='9'/>
    x1 G ⟦x1='.5'⟧
    x2 G ⟦x2='.5'⟧
    xChannelSelector W ⟦xChannelSelector='R'⟧
    xlink:href X <rect id='r' width='9' height='9'/><use x='20' ⟦xlink:href='#r'⟧/>
    xml:space X <text y='60' font-size='30' ⟦xml:space='preserve'⟧>a    b</text>
    y X <rect ⟦y='9'⟧ width='9' height='9'/>
    y1 G ⟦y1='.5'⟧
    y2 G ⟦y2='.5'⟧
    yChannelSelector W ⟦yChannelSelector='R'⟧
    z F <feDiffuseLighting><fePointLight x='30' y='30' ⟦z='20'⟧/></feDiffuseLighting>
    """
  /// Of animations and links, of scripts and of reading aloud, of versions, and hints: `kernelUnitLength` and `spacing`
  /// choose among right ways to draw (Filter Effects 1, 9.3; SVG 2, 11.8.1).
  private static let ignoredAttributes = [
    "accumulate", "additive", "aria-label", "attributeName", "base", "begin", "by", "calcMode",
    "crossorigin",
    "download", "dur", "end", "from", "hreflang", "kernelUnitLength", "keyPoints", "keySplines",
    "keyTimes", "max", "min", "onclick", "onload", "origin", "ping", "playbackorder",
    "referrerPolicy", "rel", "repeatCount", "repeatDur", "restart", "role", "spacing", "tabindex",
    "target", "timelinebegin", "title", "to", "xlink:title", "zoomAndPan", "version",
  ]

  private static let properties = """
    alignment-baseline X <text y='60' font-size='40'>a<tspan ⟦alignment-baseline='hanging'⟧>b</tspan></text>
    baseline-shift X <text y='60' font-size='40'>a<tspan ⟦baseline-shift='super'⟧>b</tspan></text>
    clip X <svg width='90' height='90' ⟦clip='rect(9 9 9 9)'⟧><circle r='30'/></svg>
    clip-path B ⟦clip-path='circle(9px)'⟧
    clip-rule X <clipPath id='c'><path d='M0 0H50V50H0ZM9 9H30V30H9Z' ⟦clip-rule='evenodd'⟧/></clipPath>
      <rect width='90' height='90' clip-path='url(#c)'/>
    color X <g ⟦color='red'⟧><rect width='9' height='9' fill='currentColor'/></g>
    color-interpolation G ⟦color-interpolation='linearRGB'⟧
    color-interpolation-filters F <feColorMatrix type='saturate' values='.2' ⟦color-interpolation-filters='sRGB'⟧/>
    cx X <circle r='9' ⟦cx='20'⟧/>
    cy X <circle r='9' ⟦cy='20'⟧/>
    d X <path ⟦d='M0 0H50V50'⟧/>
    direction T ⟦direction='rtl'⟧
    display B ⟦display='none'⟧
    dominant-baseline T ⟦dominant-baseline='hanging'⟧
    fill X <rect width='9' height='9' ⟦fill='red'⟧/>
    fill-opacity B ⟦fill-opacity='.5'⟧
    fill-rule X <path d='M0 0H50V50H0ZM9 9H30V30H9Z' ⟦fill-rule='evenodd'⟧/>
    filter B ⟦filter='invert(1)'⟧
    flood-color F <feFlood ⟦flood-color='red'⟧/>
    flood-opacity F <feFlood ⟦flood-opacity='.5'⟧/>
    font T ⟦style='font: bold 20px serif'⟧
    font-family T ⟦font-family='serif'⟧
    font-feature-settings T ⟦font-feature-settings='"smcp"'⟧
    font-kerning X <text y='60' font-size='40' ⟦style='font-kerning:none'⟧>AVAVToTy</text>
    font-size T ⟦style='font-size:20px'⟧
    font-size-adjust T ⟦font-size-adjust='.9'⟧
    font-style T ⟦font-style='italic'⟧
    font-variant T ⟦font-variant='small-caps'⟧
    font-variation-settings T ⟦font-variation-settings='"wght" 900'⟧
    font-weight T ⟦font-weight='bold'⟧
    glyph-orientation-vertical T style='writing-mode:vertical-rl' ⟦glyph-orientation-vertical='0'⟧
    height B ⟦style='height:9px'⟧
    image-rendering X <image width='50' height='50' ⟦image-rendering='pixelated'⟧ href='
      data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR42mP4zwAE/0Ho/38GAB7vBPwTJBfCAAAAAElFTkSuQmCC'/>
    inline-size T ⟦style='inline-size:50px'⟧
    isolation X <rect width='50' height='50' fill='red'/><g ⟦style='isolation:isolate'⟧>
      <rect width='50' height='50' fill='blue' style='mix-blend-mode:multiply'/></g>
    letter-spacing T ⟦letter-spacing='9'⟧
    lighting-color D ⟦lighting-color='red'⟧
    marker L ⟦style='marker:url(#none)'⟧
    marker-end L ⟦marker-end='url(#none)'⟧
    marker-mid L ⟦marker-mid='url(#none)'⟧
    marker-start L ⟦marker-start='url(#none)'⟧
    mask B ⟦mask='url(#none)'⟧
    mask-image B ⟦style='mask-image:url(#none)'⟧
    mask-type X <mask id='m' ⟦mask-type='alpha'⟧><rect width='30' height='30'/></mask>
      <rect width='50' height='50' mask='url(#m)'/>
    mix-blend-mode X <rect width='50' height='50' fill='red'/><circle r='50' fill='blue' ⟦style='mix-blend-mode:screen'⟧/>
    opacity B ⟦opacity='.5'⟧
    overflow X <svg width='20' height='20' ⟦overflow='visible'⟧><circle r='40'/></svg>
    paint-order B stroke-width='20' ⟦paint-order='stroke'⟧
    r X <circle ⟦r='9'⟧/>
    rx B ⟦rx='9'⟧
    ry B ⟦ry='9'⟧
    shape-inside T ⟦style='shape-inside:circle(50px)'⟧
    shape-rendering L ⟦shape-rendering='crispEdges'⟧
    stop-color X <linearGradient id='g'><stop ⟦stop-color='red'⟧/></linearGradient><circle r='30' fill='url(#g)'/>
    stop-opacity X <linearGradient id='g'><stop ⟦stop-opacity='.5'⟧/></linearGradient><circle r='30' fill='url(#g)'/>
    stroke L ⟦style='stroke:blue'⟧
    stroke-dasharray L ⟦stroke-dasharray='9'⟧
    stroke-dashoffset L stroke-dasharray='9' ⟦stroke-dashoffset='5'⟧
    stroke-linecap L ⟦stroke-linecap='round'⟧
    stroke-linejoin L ⟦stroke-linejoin='round'⟧
    stroke-miterlimit L ⟦stroke-miterlimit='1'⟧
    stroke-opacity L ⟦stroke-opacity='.5'⟧
    stroke-width L ⟦style='stroke-width:3'⟧
    text-anchor T ⟦text-anchor='middle'⟧
    text-decoration T ⟦text-decoration='underline'⟧
    text-decoration-color T text-decoration='underline' ⟦style='text-decoration-color:red'⟧
    text-decoration-line T ⟦style='text-decoration-line:underline'⟧
    text-decoration-style T text-decoration='underline' ⟦style='text-decoration-style:wavy'⟧
    text-orientation T style='writing-mode:vertical-rl' ⟦text-orientation='upright'⟧
    text-transform T ⟦style='text-transform:uppercase'⟧
    transform B ⟦transform='rotate(9)'⟧
    transform-box B style='transform:rotate(9deg)⟦;transform-box:fill-box⟧'
    transform-origin B transform='rotate(9)' ⟦transform-origin='center'⟧
    unicode-bidi T ⟦style='unicode-bidi:bidi-override;direction:rtl'⟧
    vector-effect X <path d='M0 0H9V9' stroke='red' transform='scale(5)' ⟦vector-effect='non-scaling-stroke'⟧/>
    visibility B ⟦visibility='hidden'⟧
    white-space X <text y='60' font-size='30' ⟦style='white-space:pre'⟧>a    b</text>
    word-spacing T ⟦word-spacing='9'⟧
    writing-mode T ⟦style='writing-mode:vertical-rl'⟧
    """
  /// Of persons that look on, hints about speed and quality (SVG 2, 13.10), and of texts that have lines of a given length,
  /// which `inline-size` and `shape-inside` warn of; `font-stretch` takes the nearest width, and the bundled fonts have one.
  private static let ignoredProperties = [
    "cursor", "pointer-events", "text-rendering", "will-change", "line-height",
    "text-align", "text-align-all", "text-align-last", "text-indent", "text-overflow",
    "shape-margin", "shape-padding", "shape-image-threshold", "shape-subtract", "color-rendering",
    "text-decoration-fill", "text-decoration-stroke", "font-stretch",
  ]

  /// A line for each name; those that begin with a blank go on with the one before.
  private static func lines(_ table: String) -> [(name: String, body: String)] {
    var result: [(name: String, body: String)] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix(" "), var last = result.popLast() {
        last.body += line.drop { $0 == " " }
        result.append(last)
      } else {
        let parts = line.split(separator: " ", maxSplits: 1)
        result.append((String(parts[0]), String(parts[1])))
      }
    }
    return result
  }

  /// The three indices with the number of their lines: a table that loses one fails.
  enum Index: String, CaseIterable {
    case elements, attributes, properties
  }

  @Test(arguments: Index.allCases)
  func everythingIsDrawnOrWarnedOf(index: Index) throws {
    let (table, count) =
      switch index {
      case .elements: (Self.elements, 64)
      case .attributes: (Self.attributes, 96)
      case .properties: (Self.properties, 79)
      }
    let lines = Self.lines(table)
    #expect(lines.count == count)
    for (name, line) in lines {
      let body = Self.body(line.first ?? "X", String(line.dropFirst(2)))
      #expect(body.contains("⟦"), "\(name)")
      let with = try SVGDrawing(body.replacing("⟦", with: "").replacing("⟧", with: ""))
      let without = try SVGDrawing(body.replacing(/⟦.*?⟧/, with: ""))
      #expect(
        with.bitmap != without.bitmap || with.warnings != without.warnings, "\(name)")
    }
  }

  @Test func whatASpecificationIgnoresChangesNothing() throws {
    let plain = try SVGDrawing("<rect width='50' height='50' fill='#48c'/>")
    for name in Self.ignoredElements {
      let drawing = try SVGDrawing(
        "<\(name)><rect width='9' height='9'/></\(name)><rect width='50' height='50' fill='#48c'>"
          + "<\(name)/></rect>")
      #expect(drawing.bitmap == plain.bitmap && drawing.warnings.isEmpty, "\(name)")
    }
    for name in Self.ignoredAttributes + Self.ignoredProperties {
      let drawing = try SVGDrawing(
        "<rect width='50' height='50' fill='#48c' \(name)='1' style='\(name.filter { $0 != ":" }):1'/>"
      )
      #expect(drawing.bitmap == plain.bitmap && drawing.warnings.isEmpty, "\(name)")
    }
  }
}
