import { createHash } from 'node:crypto'
import type { Contract, PublishedCall } from './contract.ts'
import type { Connection } from './sequence.ts'

type Json = Readonly<Record<string, unknown>>

/** How a call was answered. */
export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** One device at an address: its cookies, its token, its guest. */
export class PlatformClient {
  private readonly cookies = new Map<string, string>()
  private readonly contract: Contract
  readonly url: string
  token = ''
  guestId = ''
  private isLoggedIn = false
  /** What was wrong with the headers of answers, each once. */
  readonly headerErrors = new Set<string>()
  /** The connections of its guest, in the order in which they were opened. */
  readonly connections: Connection[] = []

  constructor(url: string, contract: Contract) {
    this.url = url
    this.contract = contract
  }

  /** Sends a published call. Throws for one that is not published. */
  async call(id: string, request: Json): Promise<Answered & { readonly call: PublishedCall }> {
    const call = this.contract.calls.get(id)
    if (call === undefined) throw new Error(`${id} is not published`)
    const path = call.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(request[name])))
    const rest = Object.entries(request).filter(([name]) => !call.inPath.includes(name))
    const query = new URLSearchParams({ language: 'en', ver: 'conformance' })
    const hasBody = call.method === 'POST'
    if (!hasBody) for (const [name, value] of rest) query.set(name, String(value))
    const answer = await this.fetch(`${path}?${query.toString()}`, {
      method: call.method,
      ...(hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
      bearer: call.isOpen ? null : this.token,
    })
    if (id === 'openSession' && answer.status === 200) {
      const { accessToken, guest } = answer.body as {
        accessToken: string
        guest: { id: string; isLoggedIn: boolean }
      }
      this.token = accessToken
      this.guestId = guest.id
      this.isLoggedIn = guest.isLoggedIn
    }
    return { ...answer, call }
  }

  /** Opens a session. Throws where there is none. */
  async open(): Promise<void> {
    const { status } = await this.call('openSession', { language: 'en' })
    if (status !== 200) throw new Error(`no session can be opened: status ${status}`)
  }

  /** Sends a data query. */
  query(body: Json, language = 'en'): Promise<Answered> {
    const key = this.isLoggedIn
      ? { 'x-feed-key': createHash('sha256').update(`feed ${this.token}`).digest('hex') }
      : undefined
    const request = { method: 'POST', body: JSON.stringify(body), bearer: this.token }
    return this.fetch(`/query?language=${language}`, key === undefined ? request : { ...request, key })
  }

  async fetch(
    path: string,
    {
      method,
      body,
      bearer,
      key,
    }: {
      readonly method: string
      readonly body?: string
      readonly bearer: string | null
      readonly key?: Readonly<Record<string, string>>
    },
  ): Promise<Answered> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...key,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body }),
    })
    this.lookAt(path, answer.headers)
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      this.cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, body: parsed(text) }
  }

  private lookAt(path: string, headers: Headers): void {
    const where = path.split('?')[0] ?? path
    if (headers.get('x-request-id') === null) this.headerErrors.add(`${where}: no x-request-id`)
    const stored = headers.get('cache-control') ?? ''
    if (!isOwn(stored)) this.headerErrors.add(`${where}: cache-control is “${stored}”`)
    for (const cookie of headers.getSetCookie())
      if (!/;\s*httponly/iu.test(cookie) || !/;\s*samesite=/iu.test(cookie))
        this.headerErrors.add(`${where}: a cookie without HttpOnly or SameSite`)
  }
}

/** Whether no other guest can be answered with what a cache has stored. */
const isOwn = (cacheControl: string): boolean =>
  /\b(?:no-store|private)\b/u.test(cacheControl) && !/\bpublic\b/u.test(cacheControl)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
