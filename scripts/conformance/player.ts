import type { Contract, Example } from './contract.ts'
import { PlatformClient } from './platform-client.ts'
import { answerOf } from './query-answers.ts'
import { PlatformSocket } from './platform-socket.ts'
import type { ServerFrame } from './sequence.ts'
import type { Time } from './time.ts'
import { stored, Names, outcomeOf, UnknownName, valueAt } from './values.ts'

type Json = Readonly<Record<string, unknown>>

/** How a step went. `null`: it could not be tried, for want of what an earlier step should have brought. */
export interface Played {
  readonly example: Example
  readonly errors: readonly string[] | null
  readonly answer?: unknown
}

/** Plays the published examples, one after the other, as one guest of one device. */
export class Player {
  readonly client: PlatformClient
  private readonly names: Names
  private socket: PlatformSocket | null = null
  /** Whether no guest can sign up without a page: the platform has no checkout, or a payment service of its own. */
  private isWithoutAccount = false
  /** The position of the last update received, and how many frames of the socket steps have waited for. */
  private position: Json | null = null
  private since = 0
  /** Which example has brought what later ones use, by its name. */
  private readonly sources = new Map<string, Example>()
  /** Whether the last step that may cause updates turned out as it has to. */
  private hasCause = false

  private readonly contract: Contract
  private readonly time: Time

  constructor(contract: Contract, url: string, time: Time) {
    this.contract = contract
    this.time = time
    this.client = new PlatformClient(url, contract)
    this.names = new Names(time.now())
  }

  async play(example: Example): Promise<Played> {
    const isUpdate = example.call.startsWith('update ')
    if (this.isWithoutAccount || (isUpdate && !this.hasCause)) return { example, errors: null }
    let played = await this.playOnce(example)
    for (let attempt = 1; attempt < ATTEMPTS && hasLeftSince(played); attempt += 1) {
      for (const source of this.sourcesOf(example)) await this.playOnce(source)
      played = await this.playOnce(example)
    }
    if (!isUpdate) this.hasCause = played.errors !== null && isAsDeclared(played)
    return played
  }

  /** The examples whose answers the request of another one is made of. */
  private sourcesOf({ request }: Example): ReadonlySet<Example> {
    const names = [...JSON.stringify(request ?? {}).matchAll(/\$(\w+)/gu)].map(([, name]) => name ?? '')
    return new Set(names.flatMap((name) => this.sources.get(name) ?? []))
  }

  private async playOnce(example: Example): Promise<Played> {
    try {
      const request = this.names.filled(example.request ?? {}) as Json
      const { answer, errors: found } = await this.send(example.call, request)
      const failures = [...found, ...(await this.paymentErrors(example.call, request, answer))]
      if (isWithoutSandbox(example.call, answer)) {
        this.isWithoutAccount = true
        return { example, errors: null, answer }
      }
      if (isWithoutMail(example.call, answer)) return { example, errors: null, answer }
      for (const [name, keep] of Object.entries(example.keep ?? {})) {
        this.names.set(name, stored(answer, keep))
        this.sources.set(name, example)
      }
      const other = isAsDeclared({ example, answer })
        ? []
        : [`turned out as ${outcomeOf(answer)}, not as ${outcomeOf(example.answer)}`]
      return { example, errors: [...failures, ...other], answer }
    } catch (error) {
      return { example, errors: error instanceof UnknownName ? null : [String(error)] }
    }
  }

  /** What was charged is no more than was agreed, and the same request under its key is answered with the same sum. */
  private async paymentErrors(call: string, request: Json, answer: unknown): Promise<readonly string[]> {
    const { key, agreedPrice } = request
    const charged = valueAt(answer, 'charged')
    if (key === undefined || typeof charged !== 'number' || charged === 0 || call.startsWith('command ')) return []
    const above = typeof agreedPrice === 'number' && charged > agreedPrice
    const { answer: repeated } = await this.send(call, request)
    const again = valueAt(repeated, 'charged')
    return [
      ...(above ? [`charged ${charged} where ${agreedPrice} was agreed`] : []),
      ...(again === charged ? [] : [`charged ${charged}, and under the same key again ${String(again)}`]),
    ]
  }

  close(): void {
    this.socket?.close()
  }

  private async send(
    call: string,
    request: Json,
  ): Promise<{ readonly answer: unknown; readonly errors: readonly string[] }> {
    const [kind, name = ''] = call.split(' ')
    if (kind === 'rest') {
      const { status, body, call: published } = await this.client.call(name, request)
      return { answer: body, errors: this.contract.answerErrors(published, status, body) }
    }
    if (kind === 'query') return this.query(name, request)
    if (kind === 'socket') return this.connect(name)
    if (this.socket === null) throw new Error('there is no connection')
    return kind === 'update' ? this.receive(this.socket, name) : this.command(this.socket, name, request)
  }

  private async query(name: string, variables: Json) {
    const { status, body } = await this.client.query({ documentId: name, variables })
    if (status !== 200) return { answer: body, errors: [] }
    const { data } = body as { readonly data: unknown }
    const text = this.contract.documents[name] ?? ''
    return { answer: answerOf(text, name, data), errors: this.contract.dataErrors(text, data) }
  }

  private async command(socket: PlatformSocket, name: string, payload: Json) {
    if (name === 'requestSession') {
      socket.send(name, { ...payload, position: this.position })
      const { payload: answer } = await this.after(socket, ({ type }) => type === 'sessionAcknowledged')
      this.position = (answer['position'] as Json | undefined) ?? this.position
      return { answer, errors: [] }
    }
    if (name === 'ping') {
      socket.send(name, payload)
      return { answer: (await this.after(socket, ({ type }) => type === 'pong')).payload, errors: [] }
    }
    if (MOMENTARY.has(name)) {
      socket.send(name, payload)
      return { answer: null, errors: [] }
    }
    this.since = socket.frames.length
    const acknowledged = await socket.request(name, payload)
    const { refused, result } = acknowledged
    const errors = refused === null ? this.contract.resultErrors(name, result) : []
    return { answer: refused === null && result !== undefined ? result : { refused }, errors: errors }
  }

  /** An update that came after the command before it, or comes yet. */
  private async receive(socket: PlatformSocket, type: string) {
    const frame = await socket.receive((received) => received.type === type, this.since)
    return { answer: frame.payload, errors: this.contract.frameErrors(frame) }
  }

  private async after(socket: PlatformSocket, isWanted: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    const frame = await socket.receive(isWanted, this.since)
    this.since = socket.frames.indexOf(frame) + 1
    return frame
  }

  private async connect(what: string) {
    if (what === 'disconnect') {
      const last = this.socket?.frames.findLast(({ sequence }) => sequence !== undefined)
      if (last?.sequence !== undefined) this.position = { ...this.position, sequence: last.sequence }
      this.socket?.close()
      this.socket = null
      return { answer: null, errors: [] }
    }
    this.socket = await PlatformSocket.open(this.client, this.time)
    this.since = 0
    return { answer: null, errors: [] }
  }
}

/** How often a step is tried whose actor may leave before it. */
const ATTEMPTS = 3

const isAsDeclared = ({ example, answer }: Pick<Played, 'example' | 'answer'>): boolean =>
  example.answer === undefined || outcomeOf(answer) === outcomeOf(example.answer)

/** Whether a step was refused since its actor has left, or is in a chat, since an earlier one found them: another one is found then. */
const hasLeftSince = (played: Played): boolean =>
  played.errors !== null &&
  !isAsDeclared(played) &&
  ['offline', 'busy'].includes(String(valueAt(played.answer, 'reason')))

const isWithoutSandbox = (call: string, answer: unknown): boolean =>
  (call === 'rest openCheckout' && valueAt(answer, 'reason') === 'no-checkout') ||
  (call.startsWith('rest sandbox.') && valueAt(answer, 'error.code') === 'not-found')

/** A platform that sends no mails, text messages or push messages refuses what needs them: the examples of it cannot be tried there. */
const isWithoutMail = (call: string, answer: unknown): boolean =>
  (/^rest (?:askConfirmation|sendVideoShareEmail)$/u.test(call) && valueAt(answer, 'reason') === 'no-mail') ||
  (call === 'command sendSignupEmail' && valueAt(answer, 'refused') === 'no-mail') ||
  (/^command toggle(?:Email|Sms)Notification$/u.test(call) && valueAt(answer, 'refused') === 'not-offered') ||
  (/^rest (?:sendPhoneCode|pushAboutActor|subscribePush|resubscribePush)$/u.test(call) &&
    valueAt(answer, 'reason') === 'not-offered')

/** Transient commands, which are not answered. */
const MOMENTARY = new Set(['typing', 'viewing', 'chatHeartbeat'])
