import { FEED_KEY, requiredKey } from '@/adapters/wire/feed/feed-key'
import { everyTextField, type RequestField, type TextRequest } from './every-request'
import type { LiveCommandType } from '@/domain/assembly/live-command'
import { OPTIONS, signUpForm } from '#test/support/bindings/accounts'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { dispatchCommand, errorAnswer, type GuestCommand } from '@/adapters/server/live/dispatch-command'
import { readOutgoing } from '@/adapters/wire/live/server-frames'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { OpenedSession } from '@/application/platform/platform'
import { asId, type ActorId } from '@/domain/ids'

/** Executed by the connection itself. */
const OF_CONNECTION: ReadonlySet<LiveCommandType> = new Set(['requestSession', 'ping', 'watchActors'])

/** Where all sessions are opened from. */
const ORIGIN = { countryCode: 'DE' }

/** A server over a store, with a guest who has an account. */
export class TextFixture {
  readonly log: string[] = []
  private constructor(
    readonly server: TestServer,
    readonly environment: TestEnvironment,
    readonly token: string,
    readonly ports: GuestPorts,
    readonly fields: readonly RequestField[],
    /** The key of the device that has opened the sheet. */
    private readonly sheetDevice: string,
  ) {}

  static async over(store?: Parameters<typeof TestEnvironment.build>[1]): Promise<TextFixture> {
    const environment = await TestEnvironment.build(SMALL_WORLD, store)
    const log: string[] = []
    const server = await TestServer.start(
      environment,
      { logLevel: 'info' },
      { logTo: { write: (line) => log.push(line) } },
    )
    const { platform } = environment.backend
    const first = await platform.openSession(null, ORIGIN)
    const renewed: OpenedSession[] = []
    const stranger = await platform.portsFor(first.accessToken, 'en', ({ device }) => {
      if (device !== null && device !== undefined) renewed.push(device)
    })
    const opened = await stranger?.checkout.open('signup', OPTIONS)
    if (opened?.ok !== true) throw new Error('no checkout')
    const { id, flow, url } = opened.checkout
    const service = platform.checkoutFor({ deviceKey: first.deviceKey, address: null })
    await service.submit(id, url.split('#')[1] ?? '', signUpForm())
    await stranger?.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/en/')
    const { accessToken } = renewed.at(-1) ?? first
    const ports = await platform.portsFor(accessToken, 'en')
    if (ports === null) throw new Error('no session')
    const channel = await ports.messenger.channelWithActor(asId<ActorId>('1'))
    const { deviceKey, ...sheet } = await TextFixture.checkout(environment)
    const known = {
      ...sheet,
      channelId: channel?.id,
      subject: 'actor',
      messageType: 'text',
      email: 'a@vesper.test',
      birthDate: '1990-05-04',
      password: 'a long evening',
      name: 'Somebody',
    }
    const setup = new TextFixture(server, environment, accessToken, ports, everyTextField(known), deviceKey)
    setup.log.push(...log.splice(0))
    log.push = (...lines) => setup.log.push(...lines)
    return setup
  }

  /** A sheet that is open. */
  private static async checkout(
    environment: TestEnvironment,
  ): Promise<{ readonly id: string; readonly secret: string; readonly deviceKey: string }> {
    const { accessToken, deviceKey } = await environment.backend.platform.openSession(null, ORIGIN)
    const ports = await environment.backend.platform.portsFor(accessToken, 'en')
    const opened = await ports?.checkout.open('signup', OPTIONS)
    if (opened?.ok !== true) throw new Error('no checkout')
    return { id: opened.checkout.id, secret: opened.checkout.url.split('#')[1] ?? '', deviceKey }
  }

  /** Sends a request; answers with its status, or what a command was refused for. */
  async send(request: TextRequest): Promise<number | string | null> {
    if (request.kind === 'socket') return this.command(request.frame)
    const headers = { authorization: `Bearer ${this.token}` }
    if (request.kind !== 'rest') {
      const url = request.kind === 'query' ? '/query' : `/sandbox/v1/${request.path}`
      const cookies = { device: this.sheetDevice }
      // Without it what only a member can do is refused before its text is read.
      const keyed = { ...headers, [FEED_KEY]: await requiredKey.of(this.token) }
      const { app } = this.server
      return (await app.inject({ method: 'POST', url, headers: keyed, cookies, payload: request.body })).statusCode
    }
    const { call, input } = request
    const rest = new Map(Object.entries(input))
    const path = call.path.replaceAll(/:(?<name>\w+)/gu, (_part, name: string) => {
      const value = String(rest.get(name))
      rest.delete(name)
      return encoded(value)
    })
    const sent = Object.fromEntries(rest)
    // Only what an address carries is written as text: a body may contain a field by the name of `toString`.
    const query = (): string =>
      Object.entries(sent)
        .map(([name, value]) => `${name}=${encoded(String(value))}`)
        .join('&')
    const answer = await this.server.app.inject({
      method: call.method,
      url: `/rest/v1${path}${call.method === 'GET' ? `?${query()}` : ''}`,
      headers,
      ...(call.method === 'POST' ? { payload: sent } : {}),
    })
    return answer.statusCode
  }

  private async command(frame: Readonly<Record<string, unknown>>): Promise<string | null> {
    const { frame: read, requestId } = readOutgoing(JSON.stringify(frame))
    if (read === null) return 'error:invalid-request'
    if (OF_CONNECTION.has(read.command.type)) return null
    return (await dispatchCommand(this.ports, read.command as GuestCommand, requestId ?? 'none').catch(errorAnswer))
      .refused
  }

  errors(): readonly string[] {
    return this.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
  }
}

/** As an address encodes it: half a character as the bytes it would have, which are no UTF-8. */
const encoded = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : Array.from(text)
        .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%BD'))
        .join('')
