import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member } from '#test/support/bindings/accounts'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'
import { webSocket, type SocketFactory } from '@/adapters/remote/live/client-socket'
import { parseJson } from '@/domain/access/json'
import { asId, type ActorId } from '@/domain/ids'

interface Frame {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

let environment: TestEnvironment
let server: TestServer
beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
})
afterAll(() => server.app.close())

/** A guest with an account whose connection is open, and what their page sends over it. */
async function guest() {
  const frames: Frame[] = []
  const socket: SocketFactory = (url, events) => {
    const opened = webSocket(url, events)
    return {
      send: (text) => {
        frames.push(parseJson(text) as Frame)
        opened.send(text)
      },
      close: (code) => opened.close(code),
    }
  }
  const browser = remoteBrowser(server.url, { socket })
  const device = await member({ device: () => listeningDevice(browser.ports, browser.sandbox) })
  const { ports } = device
  ports.liveUpdates.connect()
  await expect.poll(() => new Promise((resolve) => ports.liveUpdates.watchStatus(resolve))).toBe('ready')
  const sent = (type: string) => frames.filter((frame) => frame.type === type).map(({ payload }) => payload)
  return { device, ports, browser, sent }
}

describe('a page with an open connection', () => {
  it('loads its conversations, those online and those of a filter by commands, each as by a query [MSG-025][MSG-026][MSG-027]', async () => {
    const { ports, browser, sent } = await guest()
    for (const [index, id] of ['1', '2', '3'].entries()) {
      const actorId = asId<ActorId>(id)
      await environment.setActor(actorId, { state: { isOnline: index === 1 } })
      const channel = await ports.messenger.channelWithActor(actorId)
      if (index === 2 && channel !== null) await ports.messenger.archive(channel.id, true)
    }
    const names = async (
      query: Pick<Parameters<typeof ports.messenger.channels>[0], 'filter' | 'first' | 'offset'>,
    ) => {
      const { items, total } = await ports.messenger.channels({ order: 'newest', ...query })
      return { names: items.map(({ actorId }) => actorId), total }
    }
    const all = await names({ filter: 'newest', first: 500, offset: 0 })
    expect(all.total).toBe(2)
    expect(await names({ filter: 'newest', first: 1, offset: 1 })).toEqual({ names: all.names.slice(1), total: 2 })
    expect(await names({ filter: 'online-only', first: 500, offset: 0 })).toEqual({ names: ['2'], total: 1 })
    expect(await names({ filter: 'archived', first: 500, offset: 0 })).toEqual({ names: ['3'], total: 1 })
    expect(sent('loadChannels')).toMatchObject([
      { offset: 0, limit: 500 },
      { offset: 1, limit: 1 },
    ])
    expect(sent('onlineChannels')).toHaveLength(1)
    expect(sent('filterChannels')).toMatchObject([{ filter: 'archived' }])
    // Without the connection the same lists come by a query.
    browser.leave()
    expect(await names({ filter: 'newest', first: 500, offset: 0 })).toEqual(all)
    expect(sent('loadChannels')).toHaveLength(2)
  })

  it('has the link of its account mailed again, and the status bar removed on every device [SOC-032][SOC-033]', async () => {
    const { device, ports, sent } = await guest()
    expect(await ports.emailConfirmation.request()).toEqual({ ok: true })
    for (const _again of [1, 2, 3]) await ports.emailConfirmation.request()
    expect(await ports.emailConfirmation.request()).toEqual({ ok: false, reason: 'too-many-mails' })
    expect(sent('sendSignupEmail')).toHaveLength(5)
    await ports.emailConfirmation.dismiss()
    expect(sent('removeStatusBar')).toHaveLength(1)
    await device.reopen()
    expect((await ports.guest.current()).preferences).toMatchObject({ statusBar: 'removed' })
  })

  it('notifies the other pages of its guest that the password was changed [SOC-034]', async () => {
    const { device, ports, sent } = await guest()
    await ports.checkout.passwordChanged()
    await expect.poll(() => device.updates.map(({ type }) => type)).toContain('passwordChanged')
    expect(sent('passwordChanged')).toHaveLength(1)
  })
})
