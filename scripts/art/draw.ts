import { drawBrand } from './brand.ts'
import { renderClip } from './film.ts'
import { drawFrames } from './frames.ts'
import { filesOf, type Job } from './jobs.ts'
import { drawPicture } from './picture.ts'
import { subjectOf } from './subject-of.ts'
import { fillWhole, isDrawn, writeWhole } from './whole-files.ts'

/** Does one job, unless its files are there already. `withAvif`: pictures have AVIF files too, where they are smaller. Throws where it cannot. */
export async function draw(root: string, job: Job, withAvif: boolean): Promise<void> {
  if (await isDrawn(root, filesOf(job))) return
  if (job.kind === 'brand') return fillWhole(root, 'brand', drawBrand)
  if (job.kind === 'clip') return fillWhole(root, `clips/${job.clip}`, (folder) => renderClip(folder, job.clip))
  if (job.kind === 'frames') return fillWhole(root, `frames/${job.clip}`, (folder) => drawFrames(folder, job.clip))
  const { family, master } = job
  if (job.kind === 'granted') {
    const { number } = job
    // Without AVIF: they are fetched by a ticket each, and drawn while a guest waits.
    const files = await drawPicture({ kind: 'granted', seed: family, number }, 'p1', master, false)
    for (const [width, { webp }] of files) await writeWhole(root, `granted/${family}/${number}-w${width}.webp`, webp)
    return
  }
  const { variant } = job
  for (const [width, { webp, avif }] of await drawPicture(subjectOf(family, variant), variant, master, withAvif)) {
    const base = `${family}/${variant}-w${width}`
    // The WebP file last: where it is, the picture counts as drawn.
    if (avif !== null) await writeWhole(root, `${base}.avif`, avif)
    await writeWhole(root, `${base}.webp`, webp)
  }
}
