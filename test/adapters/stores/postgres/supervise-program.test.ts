import { describe, expect, it } from 'vitest'
import { superviseProgram, MAX_RESTARTS, RESTART_WINDOW } from '@/adapters/stores/postgres/supervise-program'

/**
 * Runs a program that ends at these moments, ms, and starts or does not as `starts` specifies; until it is given up or
 * lasts.
 */
async function run(lives: readonly number[], starts: (attempt: number) => boolean = () => true) {
  let now = 0
  let isWanted = true
  let life = 0
  let attempts = 0
  const reports: string[] = []
  await superviseProgram(
    {
      start: async () => {
        attempts += 1
        if (!starts(attempts)) throw new Error('not now')
      },
      ended: async () => {
        const lasts = lives[life++]
        if (lasts === undefined) isWanted = false
        else now += lasts
      },
      isWanted: () => isWanted,
    },
    {
      now: () => now,
      pause: async (ms) => void (now += ms),
      onRestart: () => reports.push('again'),
      onLost: () => reports.push('lost'),
    },
  )
  return { reported: reports, attempts }
}

describe('a program that is restarted when it ends', () => {
  it('is started again each time it ends by itself', async () => {
    expect(await run([RESTART_WINDOW, RESTART_WINDOW, RESTART_WINDOW])).toEqual({
      reported: ['again', 'again', 'again'],
      attempts: 3,
    })
  })

  it('is tried again where it does not start at once', async () => {
    expect(await run([10], (attempt) => attempt === 3)).toEqual({ reported: ['again'], attempts: 3 })
  })

  it('is given up where it does not start at all, and where it ends again and again', async () => {
    expect(await run([10], () => false)).toEqual({ reported: ['lost'], attempts: MAX_RESTARTS })
    const { reported } = await run(Array.from({ length: 50 }, () => 100))
    expect(reported).toEqual([...Array<string>(MAX_RESTARTS).fill('again'), 'lost'])
  })

  it('is not started again after a stop', async () => {
    expect(await run([])).toEqual({ reported: [], attempts: 0 })
  })
})
