import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, Binding, BindingName } from '#test/support/bindings/binding'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { asId, type ActorId } from '@/domain/ids'

const records = async ({ environment }: Binding) =>
  (await environment.backend.store.find(tracks, 'byTime', { prefix: [] })).map(({ source, name, data }) => ({
    source,
    name,
    data: JSON.parse(data) as unknown,
  }))

export const trackerContract = (name: BindingName, bind: Bind): void =>
  contract('tracker', name, bind, (bound) => {
    it('records visits and events without delaying any caller [API-018][API-019]', async () => {
      const { ports } = await bound().device()
      ports.tracker.profileVisit('Mira', asId<ActorId>('7'))
      await expect.poll(() => records(bound())).toHaveLength(1)
      ports.tracker.track('chat', 'end', { seconds: 61, mode: 'single', paid: true })
      await expect
        .poll(() => records(bound()))
        .toEqual(
          expect.arrayContaining([
            { source: 'tracker', name: 'profileVisit', data: { actorName: 'Mira', actorId: '7' } },
            { source: 'tracker', name: 'chat.end', data: { seconds: 61, mode: 'single', paid: true } },
          ]),
        )
    })

    it('never throws, not even without a session', async () => {
      const { ports } = await bound().device()
      await ports.guest.logout()
      const before = (await records(bound())).length
      ports.tracker.track('chat', 'end', {})
      ports.tracker.profileVisit('Mira', asId<ActorId>('7'))
      await new Promise((resolve) => setImmediate(resolve))
      expect((await records(bound())).length).toBe(before)
    })
  })

export const loggerContract = (name: BindingName, bind: Bind): void =>
  contract('logger', name, bind, (bound) => {
    it('records every kind of error [SOC-035][API-015][API-016]', async () => {
      const { ports } = await bound().device()
      const failure = {
        connectionAttempt: 2,
        error: 'connection-closed',
        errorCode: 1006,
        errorReason: '',
        websocketType: 'guest',
      }
      ports.logger.browserOnline(true)
      ports.logger.socketError(failure)
      ports.logger.messengerError('could not send')
      ports.logger.error('chunk', 'route cams')
      await expect.poll(() => records(bound())).toHaveLength(4)
      expect(await records(bound())).toEqual(
        expect.arrayContaining([
          { source: 'logger', name: 'browserOnline', data: { status: true } },
          { source: 'logger', name: 'websocketConnectionError', data: failure },
          { source: 'logger', name: 'vxmessengerError', data: { message: 'could not send' } },
          { source: 'logger', name: 'chunk', data: { detail: 'route cams' } },
        ]),
      )
    })
  })
