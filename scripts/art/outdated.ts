import { mkdir, readdir, readFile, rm, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { unfinished, writeWhole } from './whole-files.ts'

/** Names the code that drew the content of the folder. */
const STAMPS = 'stamps.json'

type Group = 'pictures' | 'clips' | 'brand'
export type Stamps = Readonly<Record<Group, string>>

/** The stamps of the code as it is now. */
export const currentStamps = (): Stamps => ({
  pictures: fingerprint('scripts/art/picture.ts', 'scripts/art/picture-settings.ts', 'scripts/art/subject-of.ts'),
  clips: fingerprint(
    'scripts/art/film.ts',
    'scripts/art/pad.ts',
    'scripts/art/subject-of.ts',
    'src/ui/artwork/cycle.ts',
    'src/ui/artwork/head.ts',
  ),
  brand: fingerprint('scripts/art/brand.ts', 'src/ui/artwork/brand.ts'),
})

const groupOf = (name: string): Group | null =>
  name === 'clips' || name === 'brand' ? name : /^(?:\d+|granted)$/u.test(name) ? 'pictures' : null

const stampsIn = (root: string): Promise<Partial<Stamps>> =>
  readFile(join(root, STAMPS), 'utf8').then(
    (text) => JSON.parse(text) as Partial<Stamps>,
    () => ({}),
  )

/**
 * Removes what older code has drawn, and leaves what the same code has. The stamps are written last: a process that is
 * killed before that removes again the next time.
 */
export async function removeOutdated(root: string, current: Stamps = currentStamps()): Promise<void> {
  await mkdir(root, { recursive: true })
  const known = await stampsIn(root)
  const outdated = (['pictures', 'clips', 'brand'] as const).filter((group) => known[group] !== current[group])
  if (outdated.length === 0) return
  for (const name of await readdir(root)) {
    const group = groupOf(name)
    if (group === null || !outdated.includes(group)) continue
    // Out of the way at once, so that nothing is served of a folder that is half removed.
    const away = await unfinished(root)
    await rename(join(root, name), away).catch(() => undefined)
    await rm(away, { recursive: true, force: true })
  }
  await writeWhole(root, STAMPS, `${JSON.stringify(current, null, 2)}\n`)
}
