import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { aspectOf, PICTURE_FAMILIES, TOPICS, VIDEO_SETTINGS } from '../../src/domain/pictures/artwork.ts'
import { compositionOf, paintComposition } from '../../src/ui/artwork/composition.ts'
import { figureFamilies, figureFamilyOf } from '../../src/ui/artwork/figure.ts'
import type { Subject } from '../../src/ui/artwork/subject.ts'

/** One sheet of pictures side by side: a name for each row, and what the row shows. */
interface FigureSheet {
  readonly name: string
  readonly shape: 'p0' | 'l0'
  readonly rows: readonly { readonly name: string; readonly subjects: readonly Subject[] }[]
}

const COLUMNS = 6
const CELL = 240

const counted = <T>(count: number, one: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i))

const families = counted(PICTURE_FAMILIES, (i) => i + 1)

/** Every family of figures, every setting of videos, and every other kind of picture. */
export const figureSheets: readonly FigureSheet[] = [
  {
    name: 'figures-actors',
    shape: 'p0',
    rows: figureFamilies.map((name) => ({
      name,
      subjects: families
        .filter((seed) => figureFamilyOf(seed) === name)
        .slice(0, COLUMNS)
        .map((seed) => ({ kind: 'actor', seed, variant: 'p0' })),
    })),
  },
  {
    name: 'figures-videos',
    shape: 'l0',
    rows: counted(VIDEO_SETTINGS, (setting) => ({
      name: `setting ${setting}`,
      subjects: counted(COLUMNS, (i) => ({ kind: 'video', seed: setting + 1 + 19 * i, setting })),
    })),
  },
  {
    name: 'figures-one-actor',
    shape: 'l0',
    rows: counted(4, (row) => ({
      name: `videos of actor ${row + 3}`,
      subjects: counted(COLUMNS, (i) => ({ kind: 'video', seed: row + 3, setting: i * 2 + (row % 2) })),
    })),
  },
  {
    name: 'figures-albums',
    shape: 'l0',
    rows: counted(3, (number) => ({
      name: `album ${number}`,
      subjects: counted(COLUMNS, (i) => ({ kind: 'album', seed: number * 9 + i + 1, number })),
    })),
  },
  {
    name: 'figures-topics',
    shape: 'l0',
    rows: TOPICS.map((kind) => ({
      name: kind,
      subjects: counted(COLUMNS, (i) => ({ kind, number: i + 1, variant: 'l1' })),
    })),
  },
]

/** Writes the sheets into a folder, as PNG named after them. */
export async function drawFigureSheets(folder: string): Promise<void> {
  for (const { name, shape, rows } of figureSheets) {
    const height = Math.round(CELL * aspectOf(shape))
    const sheet = createCanvas(CELL * COLUMNS, height * rows.length)
    const cell = createCanvas(CELL * 2, height * 2)
    for (const [row, { subjects }] of rows.entries())
      for (const [column, subject] of subjects.entries()) {
        paintComposition(cell.getContext('2d'), cell, compositionOf(subject, cell, 1.55))
        sheet.getContext('2d').drawImage(cell, column * CELL, row * height, CELL, height)
      }
    await writeFile(join(folder, `${name}.png`), await sheet.encode('png'))
  }
}
