import type { Measurement } from '../measurement.ts'
import { medianOf } from '../median.ts'
import { serveBuild } from '../served.ts'
import { buildBare, renderBare } from './build-bare.ts'
import { barePage, front, pageByHand, withoutScripts } from './front.ts'
import { visit, type Report, type Visitor } from './visit.ts'
import { addressesOf, prepare, tilesOf, type PageName } from './pages.ts'

const VARIANTS = ['product', 'plain', 'byHand', 'bare', 'hydrated'] as const
type Variant = (typeof VARIANTS)[number]

type Reports = Readonly<Record<Variant, readonly Report[]>>

/**
 * Cold visits of these pages beside baselines, whose visits alternate with theirs: the plain page, which is the same HTML, CSS, pictures and
 * fonts without a script, the same with its first slice made alive by a plain script, and the bare page, a list of 24 tiles on the same libraries, rendered in the browser and (`hydrated`) by the server.
 */
export async function firstVisit(
  pages: readonly PageName[],
  visitor: Visitor,
  visits: number,
): Promise<readonly Measurement[]> {
  const folders = { bare: await buildBare('index'), hydrated: await buildBare('hydrated') }
  const server = await serveBuild()
  const tiles = await tilesOf(server.url)
  const fronts = {
    product: await front(server.url, { page: (html) => html }),
    plain: await front(server.url, { page: withoutScripts }),
    byHand: await front(server.url, pageByHand()),
    bare: await front(server.url, barePage(folders.bare, tiles, null)),
    hydrated: await front(server.url, barePage(folders.hydrated, tiles, await renderBare(tiles))),
  }
  try {
    const addresses = await addressesOf(server.url)
    const lines: Measurement[] = []
    for (const name of pages) {
      const reports: Record<Variant, Report[]> = { product: [], plain: [], byHand: [], bare: [], hydrated: [] }
      for (let i = 0; i < visits; i++) {
        for (const variant of VARIANTS) {
          // Actors come and go: pictures of those who came meanwhile are drawn before the visit.
          if (variant !== 'bare' && variant !== 'hydrated') await prepare(fronts.product.url, addresses[name])
          reports[variant].push(await visit(`${fronts[variant].url}${addresses[name]}`, visitor))
        }
      }
      lines.push(...linesOf(visitor === 'fresh' ? name : `${name}, gate passed`, reports))
    }
    return lines
  } finally {
    for (const { stop } of Object.values(fronts)) await stop()
    await server.stop()
  }
}

function linesOf(name: string, reports: Reports): readonly Measurement[] {
  const of = (variant: Variant, key: keyof Report): number => medianOf(reports[variant].map((report) => report[key]))
  const bareScore = of('bare', 'score')
  const line = (key: keyof Report, label: string, unit: string): Measurement => ({
    name: `${name}, ${label}`,
    value: round(of('product', key)),
    unit,
  })
  const ratioTo = (variant: Variant, key: 'lcp' | 'tbt' | 'long'): number => ratio(of('product', key), of(variant, key))
  return [
    // Where even the bare page falls short, the machine is too slow to measure the product by the score.
    { ...line('score', 'Lighthouse score', ''), ...(bareScore >= 95 ? { goal: '≥ 90' } : {}) },
    { name: `${name}, Lighthouse score of plain`, value: of('plain', 'score'), unit: '' },
    { name: `${name}, Lighthouse score of bare`, value: bareScore, unit: '' },
    { ...line('fcp', 'FCP beside plain', 'ms'), ratio: ratio(of('product', 'fcp'), of('plain', 'fcp')) },
    { name: `${name}, FCP of plain`, value: round(of('plain', 'fcp')), unit: 'ms' },
    { ...line('lcp', 'LCP beside plain', 'ms'), ratio: ratioTo('plain', 'lcp'), goal: '≤ 1.15' },
    { name: `${name}, LCP of plain`, value: round(of('plain', 'lcp')), unit: 'ms' },
    { ...line('tbt', 'TBT beside bare', 'ms'), ratio: ratioTo('bare', 'tbt'), goal: '≤ 1.3' },
    { name: `${name}, TBT of bare`, value: round(of('bare', 'tbt')), unit: 'ms' },
    { ...line('tbt', 'TBT beside bare from the server', 'ms'), ratio: ratioTo('hydrated', 'tbt'), goal: '≤ 1.3' },
    { name: `${name}, TBT of bare from the server`, value: round(of('hydrated', 'tbt')), unit: 'ms' },
    { name: `${name}, TBT of plain`, value: round(of('plain', 'tbt')), unit: 'ms' },
    {
      ...line('long', 'tasks over 50 ms after FCP beside by hand', 'ms'),
      ratio: ratioTo('byHand', 'long'),
      goal: '≤ 1.5',
    },
    { name: `${name}, tasks over 50 ms after FCP by hand`, value: round(of('byHand', 'long')), unit: 'ms' },
    { name: `${name}, tasks over 50 ms after FCP of plain`, value: round(of('plain', 'long')), unit: 'ms' },
    { name: `${name}, CLS`, value: of('product', 'cls'), unit: '', goal: '≤ 0.01' },
    { name: `${name}, CLS of plain`, value: of('plain', 'cls'), unit: '' },
    { name: `${name}, Lighthouse's index of the machine`, value: round(of('product', 'machine')), unit: '' },
    { name: `${name}, visits of each variant`, value: reports.product.length, unit: '' },
  ]
}

const round = (value: number): number => Math.round(value)

/** Beside nothing at all, what there is counts as so many ms beside one. */
const ratio = (value: number, base: number): number => value / Math.max(base, 1)
