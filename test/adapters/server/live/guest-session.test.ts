import { expect, it } from 'vitest'
import { GuestSession } from '@/adapters/server/live/guest-session'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ChannelId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

it('a command that arrives twice at once is executed once, and both are answered alike', async () => {
  const platform = new TestPlatform()
  const guest = await platform.visitor()
  const session = await GuestSession.open(
    guest.id,
    guest.ports,
    () => 'epoch',
    {
      command: () => undefined,
      refused: () => undefined,
      session: () => undefined,
      connectionRefused: () => undefined,
      error: () => undefined,
    },
    () => 0,
  )
  let runs = 0
  const markRead = async (): Promise<void> => {
    runs += 1
  }
  const ports = { ...guest.ports, messenger: { ...guest.ports.messenger, markRead } } as GuestPorts
  const command = { type: 'markChannelRead', channelId: asId<ChannelId>('c1') } as const
  const [first, second] = await Promise.all([
    session.execute(ports, command, 'r1'),
    session.execute(ports, command, 'r1'),
  ])
  expect({ runs, first }).toEqual({ runs: 1, first: second })
  expect(first).toContain('"commandAcknowledged"')
  session.close()
})
