import { finding, unless, type Finding } from './finding.ts'
import type { PlatformClient } from './platform-client.ts'
import { PlatformSocket } from './platform-socket.ts'
import type { Time } from './time.ts'

/** How the socket answers what is wrong, and what comes twice. */
export async function checkCommands(client: PlatformClient, time: Time): Promise<readonly Finding[]> {
  await client.open()
  const open = async (): Promise<PlatformSocket> => {
    const socket = await PlatformSocket.open(client, time)
    socket.send('requestSession', { language: 'en' })
    await socket.receive(({ type }) => type === 'sessionAcknowledged')
    return socket
  }
  const within = async (check: (socket: PlatformSocket) => Promise<readonly string[]>): Promise<readonly string[]> => {
    const socket = await open()
    try {
      return await check(socket)
    } finally {
      socket.close()
    }
  }
  return [
    await finding('a frame that cannot be read is answered under its requestId', () =>
      within(async (socket) => {
        const { refused } = await socket.request('chatStop', {})
        return unless(refused === 'error:invalid-request', String(refused))
      }),
    ),
    await finding('an unknown command is answered under its requestId', () =>
      within(async (socket) => {
        const { refused } = await socket.request('noSuchCommand', {})
        return unless(refused === 'error:invalid-request', String(refused))
      }),
    ),
    await finding('a frame of another guest is answered with sessionExpired, and not executed', () =>
      within(async (socket) => {
        socket.send('removeStatusBar', {}, { guestId: 'somebody-else', requestId: 'foreign' })
        await socket.receive(({ type }) => type === 'sessionExpired')
        return unless(
          socket.frames.every(({ type }) => type !== 'commandAcknowledged'),
          'was acknowledged',
        )
      }),
    ),
    await finding('a token that opens nothing is answered with sessionExpired', () =>
      within(async (socket) => {
        socket.send('ping', {}, { accessToken: 'no-token-of-anybody' })
        await socket.receive(({ type }) => type === 'sessionExpired')
        return []
      }),
    ),
    await finding('the same requestId is answered the same', () =>
      within(async (socket) => {
        const [first, second] = [
          await socket.request('removeStatusBar', {}, 'twice'),
          await socket.request('removeStatusBar', {}, 'twice'),
        ]
        return unless(JSON.stringify(first) === JSON.stringify(second), 'the answers differ')
      }),
    ),
    await finding('a position in the past is resumed from', () =>
      within((socket) => resumed(socket, open, client, time)),
    ),
    await finding('a position of another epoch begins again', () =>
      within(async () => {
        const socket = await PlatformSocket.open(client, time)
        socket.send('requestSession', { language: 'en', position: { epoch: 'of-another-server', sequence: 3 } })
        const { payload } = await socket.receive(({ type }) => type === 'sessionAcknowledged')
        socket.close()
        return unless(payload['resumed'] !== true && payload['position'] !== undefined, JSON.stringify(payload))
      }),
    ),
    await finding('a requestSession that cannot be read closes the connection with 1002', async () => {
      const socket = await PlatformSocket.open(client, time)
      socket.send('requestSession', { language: 7 })
      const code = await socket.end()
      return unless(code === 1002, `closed with ${code}`)
    }),
  ]
}

/** Two updates are received, the connection is closed after the first, and the second follows on another one. */
async function resumed(
  socket: PlatformSocket,
  open: () => Promise<PlatformSocket>,
  client: PlatformClient,
  time: Time,
): Promise<readonly string[]> {
  const [acknowledged] = socket.frames
  await socket.request('passwordChanged', {})
  const isOurs = ({ type }: { readonly type: string }): boolean => type === 'passwordChanged'
  const first = await socket.receive(isOurs)
  const other = await open()
  await other.request('passwordChanged', {})
  const second = await socket.receive(isOurs, socket.frames.indexOf(first) + 1)
  other.close()
  const position = { ...(acknowledged?.payload['position'] as object), sequence: first.sequence ?? 0 }
  const again = await PlatformSocket.open(client, time)
  again.send('requestSession', { language: 'en', position })
  const { payload } = await again.receive(({ type }) => type === 'sessionAcknowledged')
  const missed = await again.receive(isOurs)
  again.close()
  return [
    ...unless(payload['resumed'] === true, 'was not resumed'),
    ...unless(missed.sequence === second.sequence, `${missed.sequence ?? 'none'}, not ${second.sequence ?? 'none'}`),
  ]
}
