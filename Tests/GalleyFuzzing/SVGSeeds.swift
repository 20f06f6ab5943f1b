/// Drawings with most of what the reader of SVG knows, for a fuzzer to cut up and put together.
enum SVGSeeds {
  static let all = [shapes, paints, texts, markers, lights, mixtures, sheets, frames].map {
    FuzzTarget.Seeds.text($0)
  }

  private static let shapes = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><linearGradient id="g"><stop offset="0.2" \
    stop-color="red"/><stop offset="1" stop-color="#00f8"/></linearGradient><clipPath id="c"><circle cx="9" cy="9" \
    r="8"/></clipPath></defs><style>.a{fill:url(#g);stroke:#000}</style><g clip-path="url(#c)" transform="rotate(9)">\
    <path class="a" d="M1,2 L20,3 C4,5 6,7 8,20 A4 6 30 1 0 3 3 Z" stroke-dasharray="3 1"/></g></svg>
    """

  private static let paints = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><filter id="f"><feGaussianBlur stdDeviation="2"/>\
    <feOffset dx="1"/></filter><mask id="m"><rect width="9" height="9" fill="white"/></mask><pattern id="p" width="4" \
    height="4" patternUnits="userSpaceOnUse"><circle r="2"/></pattern><text x="2" y="9" font-size="8" \
    filter="url(#f)">Ab</text><rect width="30" height="9" fill="url(#p)" mask="url(#m)"/><use href="#p"/></svg>
    """

  private static let texts = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" font-family="serif"><path id="p" d="M2 30Q30 5 58 30"/>\
    <text x="5 9" y="9" dy="1" rotate="4 8" text-anchor="middle" letter-spacing="1" textLength="40" \
    lengthAdjust="spacingAndGlyphs">ab<tspan font-weight="700" baseline-shift="super" text-decoration="underline">c\
    </tspan> d</text><text font-size="6"><textPath href="#p" startOffset="20%" side="right">along it</textPath></text>\
    <text writing-mode="tb" direction="rtl" xml:space="preserve" dominant-baseline="hanging">אב 你 x</text></svg>
    """

  private static let markers = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" preserveAspectRatio="xMinYMax slice"><marker id="m" \
    viewBox="0 0 4 4" refX="center" refY="2" markerWidth="3" markerUnits="strokeWidth" orient="auto-start-reverse">\
    <path d="M0 0L4 2L0 4z" fill="context-stroke"/></marker><polyline points="4,4 30,8 20,30" marker-start="url(#m)" \
    marker-mid="url(#m)" marker-end="url(#m)" fill="none" stroke="teal" stroke-width="2" stroke-linejoin="arcs" \
    stroke-linecap="round" paint-order="stroke markers" vector-effect="non-scaling-stroke" pathLength="9"/>\
    <rect x="40" y="4" width="9" height="20" rx="3" transform-origin="50% 50%" transform="skewX(9) scale(1 .5)"/></svg>
    """

  private static let lights = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><filter id="f" x="0" y="0" width="1" height="1" \
    color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".1 .2" numOctaves="2" seed="3" \
    stitchTiles="stitch" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="4" xChannelSelector="R"/>\
    <feDiffuseLighting surfaceScale="2" lighting-color="lime"><fePointLight x="9" y="9" z="4"/></feDiffuseLighting>\
    <feSpecularLighting specularExponent="8"><feSpotLight x="1" y="2" z="9" limitingConeAngle="30"/>\
    </feSpecularLighting><feConvolveMatrix order="3" kernelMatrix="1 0 0 0 1 0 0 0 1" edgeMode="wrap"/></filter>\
    <ellipse cx="30" cy="20" rx="20" ry="9" filter="url(#f)"/></svg>
    """

  private static let mixtures = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><filter id="f"><feFlood flood-color="#0808" \
    result="a"/><feComposite in2="SourceAlpha" operator="arithmetic" k2=".5" k3="1"/><feMorphology operator="dilate" \
    radius="1 2"/><feColorMatrix type="hueRotate" values="90"/><feComponentTransfer><feFuncR type="table" \
    tableValues="0 1 .5"/><feFuncA type="gamma" exponent="2"/></feComponentTransfer><feTile/><feBlend in2="a" \
    mode="multiply"/><feMerge><feMergeNode in="a"/><feMergeNode/></feMerge><feDropShadow dx="2" stdDeviation="1"/>\
    <feImage href="#r"/></filter><rect id="r" width="20" height="20" filter="url(#f) blur(1px) drop-shadow(1px 2px red)" \
    style="mix-blend-mode:screen;isolation:isolate;clip-path:inset(1px round 3px)"/></svg>
    """

  private static let sheets = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><style>:root{--a:color-mix(in oklch,red 20%,blue)}\
    @media (prefers-color-scheme:dark) and (min-width:1px){rect{fill:var(--a,hsl(20deg 50% 40%/.5))}}\
    @supports (fill:red){g>rect:nth-child(2n+1):not([x~="b"]){stroke-width:calc(1px + 2%);fill:currentcolor!important}}\
    @import url(a.css);rect::before,#r.b{font:italic 700 12px/2 Inter;transform:rotate(.1turn) translate(10%,2em)}\
    </style><g color="oklab(50% .1 -.1)"><rect id="r" class="b c" width="9" height="9"/></g></svg>
    """

  private static let frames = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 40"><defs>\
    <symbol id="s" viewBox="0 0 4 4" overflow="visible"><rect width="4" height="2"/></symbol><radialGradient id="g" \
    href="#h" fx=".2" fr=".1" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1 0 0 2 3 4)" \
    spreadMethod="reflect"/></defs><switch><g systemLanguage="de"/><use xlink:href="#s" x="4" width="20" height="9" \
    fill="url(#g) green"/></switch><svg x="20" y="5" width="50%" height="9" opacity=".5"><image width="4" height="4" \
    image-rendering="pixelated" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42m\
    NkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="/></svg></svg>
    """
}
