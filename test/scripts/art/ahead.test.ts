import { describe, expect, it } from 'vitest'
import { AheadProgress, missingJobs } from '../../../scripts/art/ahead.ts'
import { allJobs, filesOf } from '../../../scripts/art/jobs.ts'
import { writeWhole } from '../../../scripts/art/whole-files.ts'
import { ProgressLine } from '../../../scripts/progress.ts'
import { folderOfTest } from '#test/scripts/art/folder'

describe('drawing ahead', () => {
  it('leaves out what is drawn, and draws a picture again of which a width is missing', async () => {
    const root = folderOfTest()
    const [, whole, part] = allJobs()
    if (whole === undefined || part === undefined) throw new Error('There are no jobs.')
    for (const file of [...filesOf(whole), ...filesOf(part).slice(1)]) await writeWhole(root, file, 'drawn')
    const missing = await missingJobs(root)
    expect(missing).not.toContainEqual(whole)
    expect(missing).toContainEqual(part)
    expect(missing).toHaveLength(allJobs().length - 1)
  })

  it('reports how far it is and how long the rest takes, once that can be computed', () => {
    const texts: string[] = []
    const clock = { now: 0 }
    const jobs = allJobs().slice(1, 201)
    const line = new ProgressLine({ isTTY: true, write: (text) => texts.push(text) }, () => clock.now)
    const progress = new AheadProgress(jobs, line, () => clock.now)
    for (const job of jobs) {
      clock.now += 600
      progress.advance(job)
    }
    progress.end(true)
    const reports = texts.map((text) => text.slice(text.indexOf('D')))
    expect(reports[0]).toBe('Drawing pictures and clips: 0 of 200')
    expect(reports[1]).toBe('Drawing pictures and clips: 1 of 200')
    expect(reports[50]).toBe('Drawing pictures and clips: 50 of 200, about 2 min to go')
    expect(reports.at(-1)).toBe('Drawing pictures and clips: all drawn, in about 2 min\n')
  })

  it('reports nothing where nothing is left to draw', () => {
    const texts: string[] = []
    const line = new ProgressLine({ write: (text) => texts.push(text) }, () => 0)
    new AheadProgress([], line, () => 0).end(true)
    expect(texts).toEqual([])
  })
})
