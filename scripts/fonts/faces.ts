import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { codesOf, FIRST_CHARACTERS, rangeOf } from './characters.ts'

type Metrics = Parameters<typeof createFontStack>[0][0]
type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

interface Face {
  readonly family: 'Inter' | 'Fraunces'
  /** Files of the whole face, without `.woff2`. */
  readonly latin: string
  readonly latinExt: string
  /** What of the design space the product uses; the file has only that. */
  readonly axes: Axes
  readonly weights: string
  /** The point of the design space whose letters a fallback has to match. */
  readonly measured: Readonly<Record<string, number>>
  /** OpenType features that a style sheet or a browser's default uses. */
  readonly features: readonly string[]
  /** What devices have in its stead. Each is stretched by itself: Android has neither Arial nor Times. */
  readonly fallbacks: readonly {
    readonly name: string
    readonly locals: readonly string[]
    readonly metrics: Metrics
  }[]
}

/** What many Linux devices have. Capsize has no metrics of these faces: the figures are those that it reads from their files (2.37). */
const DEJAVU = { capHeight: 1493, ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 } as const
const dejaVuSans: Metrics = { ...DEJAVU, familyName: 'DejaVu Sans', xWidthAvg: 1041 }
const dejaVuSerif: Metrics = { ...DEJAVU, familyName: 'DejaVu Serif', xWidthAvg: 1058 }

const DEFAULT_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

export const FACES: readonly Face[] = [
  {
    family: 'Inter',
    latin: '@fontsource-variable/inter/files/inter-latin-wght-normal',
    latinExt: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    measured: { wght: 420 },
    features: [...DEFAULT_FEATURES, 'calt', 'cv05', 'ss03'],
    fallbacks: [
      { name: 'Inter Fallback', locals: ['Arial', 'Liberation Sans', 'Helvetica'], metrics: arial },
      { name: 'Inter Fallback Android', locals: ['Roboto'], metrics: roboto },
      { name: 'Inter Fallback Linux', locals: ['DejaVu Sans'], metrics: dejaVuSans },
    ],
  },
  {
    family: 'Fraunces',
    latin: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal',
    latinExt: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal',
    // All of it is set in one weight, --w-display; the optical size follows from the size of the text.
    axes: { wght: 420 },
    weights: '100 900',
    measured: { opsz: 32 },
    features: [...DEFAULT_FEATURES, 'lnum'],
    fallbacks: [
      { name: 'Fraunces Fallback', locals: ['Times New Roman', 'Liberation Serif', 'Times'], metrics: timesNewRoman },
      { name: 'Fraunces Fallback Android', locals: ['Noto Serif'], metrics: notoSerif },
      { name: 'Fraunces Fallback Linux', locals: ['DejaVu Serif'], metrics: dejaVuSerif },
    ],
  },
]

/** What the whole latin files contain, by fontsource's own style sheet. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const first = Array.from(FIRST_CHARACTERS, (character) => character.codePointAt(0) ?? 0)

/** What the first file has, and what is loaded only for other characters. */
export const RANGES = {
  first: rangeOf(first),
  rest: rangeOf(codesOf(LATIN).filter((code) => !first.includes(code))),
  extended: LATIN_EXT,
} as const

const wholeFile = (face: Face): Promise<Buffer> => readFile(fileURLToPath(import.meta.resolve(`${face.latin}.woff2`)))

/** The first file of a face: the characters, features and weights that the product uses. */
export async function firstFile(face: Face): Promise<Buffer> {
  return subsetFont(await wholeFile(face), FIRST_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: [...face.features],
  })
}

/** The metrics of a face at the point that is measured, averaged over the letters of running text. */
async function metricsOf(face: Face): Promise<Metrics> {
  const variationAxes = { ...face.axes, ...face.measured }
  return fromBuffer(
    await subsetFont(await wholeFile(face), FIRST_CHARACTERS, { targetFormat: 'truetype', variationAxes }),
  )
}

const faceRule = (lines: readonly string[]): string =>
  `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

const realRule = (face: Face, source: string, range: string): string =>
  faceRule([
    `font-family: '${face.family} Variable'`,
    'font-style: normal',
    'font-display: swap',
    `font-weight: ${face.weights}`,
    `src: url('${source}.woff2') format('woff2')`,
    `unicode-range: ${range}`,
  ])

async function rulesOf(face: Face): Promise<readonly string[]> {
  const metrics = await metricsOf(face)
  const fallbacks = face.fallbacks.map((fallback) => {
    const { fontFaces } = createFontStack([metrics, fallback.metrics], { fontFaceFormat: 'styleObject' })
    const rule = Object.assign({}, ...fontFaces.map((one) => one['@font-face'])) as Record<string, string>
    return faceRule([
      `font-family: '${fallback.name}'`,
      `src: ${fallback.locals.map((local) => `local('${local}')`).join(', ')}`,
      `size-adjust: ${rule['sizeAdjust'] ?? ''}`,
      `ascent-override: ${rule['ascentOverride'] ?? ''}`,
      `descent-override: ${rule['descentOverride'] ?? ''}`,
      `line-gap-override: ${rule['lineGapOverride'] ?? '0%'}`,
    ])
  })
  return [
    realRule(face, `./fonts/${face.family.toLowerCase()}`, RANGES.first),
    realRule(face, face.latin, RANGES.rest),
    realRule(face, face.latinExt, RANGES.extended),
    ...fallbacks,
  ]
}

/** `src/ui/theme/fonts.css`. */
export async function fontsCss(): Promise<string> {
  const head = `/*
 * Made by \`npm run fonts\` (scripts/fonts/faces.ts, 0036); a test makes it again and compares.
 * The first file of a face has what German, English and Spanish need; the others load only where a text has other characters. The
 * fallback faces have the metrics of the real ones, so that nothing on the page moves when the fonts arrive.
 */
`
  return head + (await Promise.all(FACES.map(rulesOf))).flat().join('\n')
}
