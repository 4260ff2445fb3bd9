import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { OpenSession } from '@/application/guest/open-session'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'

/** A platform that writes down in which order it is used. */
function setup(steps: string[], isUp: () => boolean) {
  class Line extends FakeLive {
    override connect(): void {
      steps.push('line')
    }
  }
  const gateway = portOf<GuestGateway>({
    open: async (language) => {
      steps.push(`session ${language}`)
      if (!isUp()) throw new BackendError('offline')
      return guestWith()
    },
  })
  return new OpenSession(gateway, new Line())
}

describe('opening a session', () => {
  it('reports who the guest is before the connection opens, since its first messages are about them [SOC-001]', async () => {
    const steps: string[] = []
    const session = setup(steps, () => true)
    const guest = await session.open('en', ({ id }) => steps.push(`enter ${id}`))
    expect({ guestId: guest.id, steps }).toEqual({ guestId: 'g1', steps: ['session en', 'enter g1', 'line'] })
  })

  it('opens once however often it is requested while it runs, and again once that has ended, well or badly', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ callers: fc.integer({ min: 1, max: 5 }), isUp: fc.boolean() }), { maxLength: 6 }),
        async (iterations) => {
          const steps: string[] = []
          let isUp = true
          const session = setup(steps, () => isUp)
          for (const iteration of iterations) {
            isUp = iteration.isUp
            const enter = () => steps.push('enter')
            await Promise.allSettled(Array.from({ length: iteration.callers }, () => session.open('en', enter)))
          }
          const each = iterations.flatMap((pass) => (pass.isUp ? ['session en', 'enter', 'line'] : ['session en']))
          expect(steps).toEqual(each)
        },
      ),
    )
  })
})
