type Rgb = readonly [number, number, number]

/** Reads the tokens of tokens.css as each theme has them. */
export function tokenBlocks(css: string) {
  const block = (start: string): ReadonlyMap<string, string> => {
    const at = css.indexOf(start)
    if (at < 0) throw new Error(`no block starts with ${start}`)
    const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
    return new Map(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    )
  }
  const colours = block(':root,\n[data-theme] {')
  const of = (theme: 'light' | 'dark'): ReadonlyMap<string, string> =>
    new Map(
      [...colours].map(([name, value]) => [
        name,
        value.replaceAll(/light-dark\(([^,]+), ([^)]+)\)/g, theme === 'light' ? '$1' : '$2'),
      ]),
    )
  return { dark: of('dark'), light: of('light'), reduced: block('reduce) {\n  :root') }
}

const channels = (hex: string): readonly number[] => {
  const digits = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(hex)
  if (!digits) throw new Error(`not a hex colour: ${hex}`)
  return (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

/** A colour with alpha, as it looks when it lies on an opaque ground. */
export function over(hex: string, ground: string): Rgb {
  const [r = 0, g = 0, b = 0, a = 255] = channels(hex)
  const [x = 0, y = 0, z = 0] = channels(ground)
  const mix = (top: number, below: number) => (top * a + below * (255 - a)) / 255
  return [mix(r, x), mix(g, y), mix(b, z)]
}

const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour.map((value) => {
    const v = value / 255
    return v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (hi + 0.05) / (lo + 0.05)
}
