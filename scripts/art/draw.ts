import { drawBrand } from './brand.ts'
import { renderClip } from './film.ts'
import { drawFrames } from './frames.ts'
import { filesOf, type Job } from './jobs.ts'
import { drawPicture } from './picture.ts'
import type { DrawSettings } from './picture-settings.ts'
import { subjectOf } from './subject-of.ts'
import { fillWhole, isDrawn, writeWhole } from './whole-files.ts'

/** Does one job, unless its files are there already. Throws where it cannot. */
export async function draw(root: string, job: Job, settings: DrawSettings): Promise<void> {
  if (await isDrawn(root, filesOf(job))) return
  if (job.kind === 'brand') return fillWhole(root, 'brand', drawBrand)
  if (job.kind === 'clip')
    return fillWhole(root, `clips/${job.clip}`, (folder) => renderClip(folder, job.clip, settings.isSketch))
  if (job.kind === 'frames') return fillWhole(root, `frames/${job.clip}`, (folder) => drawFrames(folder, job.clip))
  const { family, master } = job
  if (job.kind === 'granted') {
    const { number } = job
    // Without AVIF: they are fetched by a ticket each, and drawn while a guest waits.
    const files = await drawPicture({ kind: 'granted', seed: family, number }, 'p1', master, {
      ...settings,
      withAvif: false,
    })
    for (const [width, { webp }] of files) await writeWhole(root, `granted/${family}/${number}-w${width}.webp`, webp)
    return
  }
  const { variant } = job
  for (const [width, { webp, avif }] of await drawPicture(subjectOf(family, variant), variant, master, settings)) {
    const base = `${family}/${variant}-w${width}`
    // The WebP file last: where it is, the picture counts as drawn.
    if (avif !== null) await writeWhole(root, `${base}.avif`, avif)
    await writeWhole(root, `${base}.webp`, webp)
  }
}
