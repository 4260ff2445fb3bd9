import { drawBrand } from './brand.ts'
import { renderClip } from './film.ts'
import { filesOf, type Job } from './jobs.ts'
import { drawPicture } from './picture.ts'
import { subjectOf } from './subject-of.ts'
import { fillWhole, isDrawn, writeWhole } from './whole-files.ts'

/** Does one job, unless its files are there already. Throws where it cannot. */
export async function draw(root: string, job: Job): Promise<void> {
  if (await isDrawn(root, filesOf(job))) return
  if (job.kind === 'brand') return fillWhole(root, 'brand', drawBrand)
  if (job.kind === 'clip') return fillWhole(root, `clips/${job.clip}`, (folder) => renderClip(folder, job.clip))
  const { family, master } = job
  if (job.kind === 'granted') {
    const { number } = job
    for (const [width, bytes] of await drawPicture({ kind: 'granted', seed: family, number }, 'p1', master))
      await writeWhole(root, `granted/${family}/${number}-w${width}.webp`, bytes)
    return
  }
  const { variant } = job
  for (const [width, bytes] of await drawPicture(subjectOf(family, variant), variant, master))
    await writeWhole(root, `${family}/${variant}-w${width}.webp`, bytes)
}
