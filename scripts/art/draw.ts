import { drawBrand } from './brand.ts'
import { renderClip } from './film.ts'
import { filesOf, type Job } from './jobs.ts'
import { drawPicture } from './picture.ts'
import { fillWhole, isDrawn, writeWhole } from './whole-files.ts'

/** Does one job, unless its files are there already. Throws where it cannot. */
export async function draw(root: string, job: Job): Promise<void> {
  if (await isDrawn(root, filesOf(job))) return
  if (job.kind === 'brand') return fillWhole(root, 'brand', drawBrand)
  if (job.kind === 'clip') return fillWhole(root, `clips/${job.clip}`, (folder) => renderClip(folder, job.clip))
  const { family, variant, master } = job
  for (const [width, bytes] of await drawPicture(family, variant, master))
    await writeWhole(root, `${family}/${variant}-w${width}.webp`, bytes)
}
