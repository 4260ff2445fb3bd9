import type { Answer, Break, ConnectionBreak, Frame } from './breaking-proxy'
import { valueAt } from '../../../scripts/conformance/values.ts'

/** A break, and findings of the kit that name it. */
export interface PlantedBreak extends Break {
  readonly name: string
  readonly found: readonly string[]
}

type Change = (before: unknown, of: unknown) => unknown

/** What is set to this is not written. */
const gone: Change = () => undefined

/** Changes what a path of a value leads to, if anything is there. `change` is given it, and what it is a field of. */
function changeAt(value: unknown, path: string, change: Change): void {
  const at = path.lastIndexOf('.')
  const parent = valueAt(value, path.slice(0, Math.max(at, 0)))
  const name = path.slice(at + 1)
  if (typeof parent === 'object' && parent !== null && name in parent)
    Object.assign(parent, { [name]: change(valueAt(parent, name), parent) })
}

/** Changes a field of what a call answers with 200. */
const atCall =
  (path: RegExp, field: string, change: Change) =>
  (answer: Answer, at: string): void => {
    if (path.test(at) && answer.status === 200) changeAt(answer.body, field, change)
  }

/** Changes a field of what a published document answers. */
export const atDocument =
  (id: string, field: string, change: Change) =>
  ({ body }: Answer, at: string, asked: unknown): void => {
    if (at === '/query' && valueAt(asked, 'documentId') === id) changeAt(body, `data.${id}.${field}`, change)
  }

/** Answers another status instead of one. */
const withStatus =
  (path: RegExp, from: number, to: number) =>
  (answer: Answer, at: string): void => {
    if (path.test(at) && answer.status === from) answer.status = to
  }

/** Changes the updates of a connection, and nothing else that the server sends. */
const ofUpdates = (change: (frame: Frame, count: number) => readonly Frame[]) => (): ConnectionBreak => {
  let count = 0
  return { toClient: (frame) => (frame.sequence === undefined ? [frame] : change(frame, (count += 1))) }
}

/** Every fourth update is held back until the next one was sent. */
const outOfOrder = (): ConnectionBreak => {
  let held: readonly Frame[] = []
  return ofUpdates((frame, count) => {
    if (count % 4 === 0) {
      held = [frame]
      return []
    }
    const both = [frame, ...held]
    held = []
    return both
  })()
}

/** A request that comes again is another one for the server, and the client does not notice. */
const executedTwice = (): ConnectionBreak => {
  const times = new Map<string, number>()
  return {
    toServer: (frame) => {
      const { requestId } = frame
      if (requestId === undefined) return [frame]
      const time = (times.get(requestId) ?? 0) + 1
      times.set(requestId, time)
      return [time === 1 ? frame : { ...frame, requestId: `${requestId}#${time}` }]
    },
    toClient: (frame) => {
      changeAt(frame, 'payload.requestId', (requestId) => String(requestId).split('#')[0])
      return [frame]
    },
  }
}

/** The server begins again, and answers that all the client has missed follows. */
const notReplayed = (): ConnectionBreak => {
  let isResumed = false
  return {
    toServer: (frame) => {
      changeAt(frame, 'payload.position', (position) => {
        isResumed ||= position !== null && position !== undefined
        return null
      })
      return [frame]
    },
    toClient: (frame) =>
      frame.type === 'sessionAcknowledged' && isResumed ? [{ ...frame, payload: { resumed: true } }] : [frame],
  }
}

/** Cookies as they were, but for the two attributes that hide them from scripts and other sites. */
const bare = (cookies: string | readonly string[]): readonly string[] =>
  [cookies].flat().map((cookie) => cookie.replaceAll(/;\s*(?:httponly|samesite=\w+)/giu, ''))

const FRAMES = 'every frame has its published shape, and the number that follows'
const HEADERS =
  'every answer has its request id, is stored by no cache, and its cookie is no script’s and no other site’s'

/** Answers and frames that are not of the published form. */
export const breaksOfForm: readonly PlantedBreak[] = [
  {
    name: 'a field of a call is gone',
    found: ['example: rest getGuestBalance: Coins'],
    answer: atCall(/getGuestBalance$/u, 'balanceFormatted', gone),
  },
  {
    name: 'a field that may be null is gone',
    found: ['example: rest openSession: A device comes for the first time'],
    answer: atCall(/session\/open$/u, 'guest.email', (email) => email ?? undefined),
  },
  {
    name: 'a field of a query is gone',
    found: ['example: query videos: Videos that cost something'],
    answer: atDocument('videos', 'items.0.title', gone),
  },
  {
    name: 'a call answers a value that is not in its closed list',
    found: ['example: rest getActorData: A profile by its name'],
    answer: atCall(/getActorDataByIdOrName/u, 'actor.gender', () => 'W'),
  },
  {
    name: 'an update has a value that is not in its closed list',
    found: [FRAMES, 'example: update chatStarted: All pages hear that'],
    connection: ofUpdates((frame) => {
      if (frame.type === 'chatStarted') changeAt(frame, 'payload.mode', () => 'solo')
      return [frame]
    }),
  },
  {
    name: 'a refusal has another name',
    found: ['example: rest buyVideo: Buying needs an account'],
    answer: atCall(/./u, 'reason', (reason) => (reason === 'login-required' ? 'not-logged-in' : reason)),
  },
  {
    name: '403 is answered instead of 401',
    found: [
      'REST without a token is session-expired',
      'a query without a token is answered with exactly what is missing',
    ],
    answer: withStatus(/./u, 401, 403),
  },
  {
    name: '201 is answered instead of 200',
    found: ['example: rest updateProfile: A new name'],
    answer: withStatus(/guest\/profile\/update$/u, 200, 201),
  },
  {
    name: 'a refused query is answered with 200',
    found: ['an unknown document, field or variable is invalid-request'],
    answer: withStatus(/^\/query$/u, 400, 200),
  },
  { name: 'an update comes after its successor', found: [FRAMES], connection: outOfOrder },
  { name: 'each update comes twice', found: [FRAMES], connection: ofUpdates((frame) => [frame, frame]) },
  {
    name: 'an update is swallowed',
    found: [FRAMES],
    connection: ofUpdates((frame, count) => (count % 5 === 0 ? [] : [frame])),
  },
]

/** Answers and frames of the published form that mean something else. */
export const breaksOfMeaning: readonly PlantedBreak[] = [
  {
    name: 'the statement is dated in seconds',
    found: ['what a guest paid is dated in milliseconds'],
    answer: atDocument('purchases', 'items', (items) =>
      (items as readonly { readonly at: number }[]).map((each) => ({ ...each, at: Math.floor(each.at / 1_000) })),
    ),
  },
  {
    name: 'one coin more than the price is charged',
    found: ['example: rest buyVideo: Buying a video'],
    answer: atCall(/video\/\w+\/buy$/u, 'charged', (charged) => (charged === 0 ? 0 : Number(charged) + 1)),
  },
  {
    name: 'a total is the length of the page',
    found: ['a total counts the whole list, and not the page'],
    answer: atDocument('models', 'total', (_, page) => valueAt(page, 'items.length')),
  },
  {
    name: 'German is answered to English',
    found: ['an answer is in the language that the request names'],
    request: (path) => path.replace('language=en', 'language=de'),
  },
  {
    name: 'the same requestId is executed twice',
    found: ['the same requestId is executed once'],
    connection: executedTwice,
  },
  {
    name: 'no answer has a request id',
    found: [HEADERS],
    answer: ({ headers }) => headers.delete('x-request-id'),
  },
  {
    name: 'caches may store what a guest is answered',
    found: [HEADERS],
    answer: ({ headers }) => headers.set('cache-control', 'public, max-age=60'),
  },
  {
    name: 'scripts and other sites have the cookie',
    found: [HEADERS],
    answer: ({ headers }) => headers.set('set-cookie', bare(headers.get('set-cookie') ?? [])),
  },
  {
    name: 'a connection is resumed, and what was missed does not follow',
    found: ['example: update balance: What was missed follows', 'a position in the past is resumed from'],
    connection: notReplayed,
  },
  {
    name: 'a refused request does not name its fields',
    found: ['a malformed REST request is answered with the fields that are wrong'],
    answer: ({ body }) => changeAt(body, 'error.fields', gone),
  },
  {
    name: 'money is a text',
    found: ['example: rest getGuestBalance: Coins'],
    answer: atCall(/getGuestBalance$/u, 'balance', String),
  },
]

/** What a platform may lack that was written for the calls alone. */
export const breaksOfExtent: readonly PlantedBreak[] = [
  {
    name: 'documents are answered by their ids alone',
    found: ['a published document may be sent as text', "a document of one's own is answered"],
    answer: (answer, path, request) => {
      if (path === '/query' && valueAt(request, 'query') !== undefined) answer.status = 400
    },
  },
  {
    name: 'legal texts cannot be downloaded',
    found: ['a legal text is sent as a file, without a session'],
    answer: withStatus(/legal-text\/download/u, 200, 404),
  },
  {
    name: '405 is answered instead of 404',
    found: ['a call by another method is not-found'],
    answer: withStatus(/guest\/profile\/update$/u, 404, 405),
  },
]
