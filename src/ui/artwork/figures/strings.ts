import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { chordShape } from './strands.ts'

const turn = Math.PI * 2
const tables = [2, 3, 4] as const

/** Threads from nail to nail round a circle; each ends a whole number of times further on than it begins. */
function circle(r: () => number): Shape {
  const times = tables[Math.floor(r() * tables.length)] ?? 2
  const nails = 150 + Math.floor(r() * 40)
  const squeeze = 0.8 + r() * 0.2
  const point = (nail: number) => {
    const angle = (nail / nails) * turn
    return { x: Math.cos(angle), y: squeeze * Math.sin(angle), depth: Math.cos(angle * 2) * 0.5 + 0.3 }
  }
  return chordShape(nails, (nail) => [point(nail + 0.5), point((nail + 0.5) * times)], { light: 0.85, width: 0.85 })
}

/** Threads between neighbouring spokes of a star: straight lines that bound hollow curves. */
function star(r: () => number): Shape {
  const spokes = 4 + Math.floor(r() * 4)
  const each = Math.round(150 / spokes)
  const inner = 0.1 + r() * 0.25
  const lean = (r() - 0.5) * 0.9
  const point = (spoke: number, share: number) => {
    const angle = (spoke / spokes) * turn + lean * share
    const away = inner + (1 - inner) * share
    return { x: away * Math.cos(angle), y: away * Math.sin(angle), depth: share * 1.4 - 0.6 }
  }
  return chordShape(
    spokes * each,
    (strand) => {
      const spoke = Math.floor(strand / each)
      const share = (strand % each) / (each - 1)
      return [point(spoke, share), point(spoke + 1, 1 - share)]
    },
    { light: 0.85, width: 0.9 },
  )
}

/** String art: straight threads whose envelope is a curve. */
export const strings = (r: () => number): Shape => fit(r() < 0.55 ? circle(r) : star(r))
