import { describe, expect, it } from 'vitest'
import { allJobs, filesOf, jobFor, keyOf } from '../../../scripts/art/jobs.ts'
import { categoryNames } from '@/adapters/backend/actors/category-names'
import { artworkAt, topicFamily, videoOfClip } from '@/domain/pictures/artwork'

describe('the jobs of the artwork', () => {
  it('draw each file once', () => {
    const seen = new Set<string>()
    for (const job of allJobs()) {
      for (const file of filesOf(job)) {
        expect(seen.has(file)).toBe(false)
        seen.add(file)
      }
    }
    expect(new Set(allJobs().map(keyOf)).size).toBe(allJobs().length)
    const pictures = [...seen].filter((file) => file.endsWith('.webp'))
    // Of each actor six pictures and the covers of twelve videos and four albums, of each category one picture, and the avatar of nobody.
    expect(pictures).toHaveLength(240 * (5 * 5 + 3 + 16 * 5) + 20 * 5 + 3)
  })

  it('of a picture are found by the address of each of its files', () => {
    for (const job of allJobs().filter(({ kind }) => kind === 'picture'))
      expect(filesOf(job).map(jobFor)).toEqual(filesOf(job).map(() => job))
  })

  it('of a granted picture are found by the address of each of its files, and none is drawn ahead', () => {
    for (const address of ['granted/7/0-w1280.webp', 'granted/240/63-w320.webp']) {
      const job = jobFor(address)
      if (job === null) throw new Error('no job')
      expect(filesOf(job)).toContain(address)
      expect(filesOf(job).map(jobFor)).toEqual(filesOf(job).map(() => job))
    }
    expect(allJobs().filter(({ kind }) => kind === 'granted')).toEqual([])
  })

  it('draw a clip and the brand as a whole, for a request of any of their files', () => {
    expect(jobFor('clips/3/segment1.m4s')).toEqual({ kind: 'clip', clip: 3 })
    expect(jobFor('brand/og.jpg')).toEqual({ kind: 'brand' })
  })

  it('of a topic and of a video are found by their addresses', () => {
    expect(jobFor('1003/l1-w320.webp')).toMatchObject({ kind: 'picture', family: 1003, variant: 'l1' })
    expect(jobFor('7/v11-w1280.webp')).toMatchObject({ kind: 'picture', family: 7, variant: 'v11' })
  })

  it('include all categories of the sample world and one clip of every actor, and end with the clips', () => {
    const jobs = allJobs()
    const families = new Set(jobs.map((job) => (job.kind === 'picture' ? job.family : 0)))
    for (let number = 1; number <= Object.keys(categoryNames).length + 1; number += 1)
      expect(families.has(topicFamily('category', number))).toBe(true)
    const clips = jobs.slice(-240)
    expect(clips.map((job) => (job.kind === 'clip' ? videoOfClip(job.clip).family : 0))).toEqual(
      Array.from({ length: 240 }, (_, i) => i + 1),
    )
    expect(jobs.filter(({ kind }) => kind === 'clip')).toHaveLength(240)
  })

  it('exist for addresses of the product only', () => {
    for (const address of ['241/p0-w320.webp', '1/a0-w640.webp', '../p0-w320.webp']) {
      expect(artworkAt(address)).toBeNull()
      expect(jobFor(address)).toBeNull()
    }
  })

  it('begin, where all are to be done, with what every page shows', () => {
    expect(allJobs().slice(0, 2).map(keyOf)).toEqual(['brand', '1/p0-480'])
  })
})
