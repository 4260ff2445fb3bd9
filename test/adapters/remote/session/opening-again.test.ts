import { describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { openingAgain } from '@/adapters/remote/session/opening-again'
import { BackendError, type BackendErrorCode } from '@/application/errors/backend-error'

/** Opens after so many refusals. */
function device(refusals: number, code: BackendErrorCode = 'session-expired') {
  const clock = new TestClock(0)
  let requested = 0
  const open = openingAgain(async () => {
    requested += 1
    if (requested <= refusals) throw new BackendError(code)
    return 'open'
  }, clock)
  return { clock, open, requests: () => requested }
}

describe('a device whose key was just replaced', () => {
  it('retries every second until it has its new key', async () => {
    const { clock, open, requests } = device(3)
    const opened = open()
    await clock.pass(0)
    for (let second = 1; second <= 3; second += 1) {
      expect(requests()).toBe(second)
      await clock.pass(1_000)
    }
    expect(await opened).toBe('open')
  })

  it('gives up after eight times', async () => {
    const { clock, open, requests } = device(100)
    const opened = open().catch((error: unknown) => error)
    await clock.pass(0)
    for (let second = 0; second < 20; second += 1) await clock.pass(1_000)
    expect(await opened).toMatchObject({ code: 'session-expired' })
    expect(requests()).toBe(8)
  })

  it('sends one request where anything else is wrong', async () => {
    const { open, requests } = device(1, 'offline')
    await expect(open()).rejects.toMatchObject({ code: 'offline' })
    expect(requests()).toBe(1)
  })
})
