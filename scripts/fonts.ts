// Makes the files of the two faces and their style sheet: `npm run fonts`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FACES, firstFile, fontsCss } from './fonts/faces.ts'

const theme = join(import.meta.dirname, '..', 'src', 'ui', 'theme')
await mkdir(join(theme, 'fonts'), { recursive: true })
for (const face of FACES) {
  const file = await firstFile(face)
  await writeFile(join(theme, 'fonts', `${face.family.toLowerCase()}.woff2`), file)
  process.stdout.write(`${face.family}: ${file.length} bytes\n`)
}
await writeFile(join(theme, 'fonts.css'), await fontsCss())
