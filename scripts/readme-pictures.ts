// The pictures of the README: `npm run gallery -- readme` takes them from today's build, and `npm test` names those whose screens have
// changed since. It fails nothing: most changes of a screen are not seen in its picture.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface ReadmePicture {
  /** Of the file, without its ending. */
  readonly name: string
  /** Of the gallery. */
  readonly shot: string
  readonly width: 390 | 1440
  /** What the screen is made of. */
  readonly folder: string
}

export const README_PICTURES: readonly ReadmePicture[] = [
  { name: 'start-390', shot: 'start', width: 390, folder: 'src/ui/home' },
  { name: 'start-1440', shot: 'start', width: 1440, folder: 'src/ui/home' },
  { name: 'profile-1440', shot: 'profile', width: 1440, folder: 'src/ui/profile' },
  { name: 'messenger-1440', shot: 'messenger', width: 1440, folder: 'src/ui/messenger' },
  { name: 'room-390', shot: 'room-single', width: 390, folder: 'src/ui/chat' },
  { name: 'room-1440', shot: 'room-single', width: 1440, folder: 'src/ui/chat' },
]

export const picturesFolder = (root: string): string => join(root, 'docs', 'screenshots')

const madeFrom = (root: string): string => join(picturesFolder(root), 'made-from.json')

/** Of everything in a folder but the texts of languages that the pictures do not show. */
function fingerprintOf(root: string, folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  for (const file of files.map((path) => path.replaceAll('\\', '/')).toSorted())
    if (/\.(?:tsx?|css)$/u.test(file) && !/texts\/(?:de|es)\.ts$/u.test(file))
      hash.update(file).update(readFileSync(join(root, folder, file)))
  return hash.digest('hex').slice(0, 16)
}

const fingerprints = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(README_PICTURES.map(({ name, folder }) => [name, fingerprintOf(root, folder)]))

/** Notes that the pictures are of the screens as they are now. */
export function notePictures(root: string): void {
  writeFileSync(madeFrom(root), `${JSON.stringify(fingerprints(root), null, 2)}\n`)
}

/** The pictures whose screens have changed since they were taken. */
export function outdatedPictures(root: string): readonly string[] {
  const made = JSON.parse(readFileSync(madeFrom(root), 'utf8')) as Readonly<Record<string, string>>
  return Object.entries(fingerprints(root)).flatMap(([name, now]) => (made[name] === now ? [] : [name]))
}
