import type { Contract, Example } from './contract.ts'
import { finding, unless, type Finding } from './finding.ts'
import { PlatformClient, type Answered } from './platform-client.ts'
import { valueAt } from './values.ts'

const MISSING_TOKEN = 'Missing Vxql-Token'

const SMALL = '{ unreadTotal }'

/** Whether an example is a query that needs nothing of earlier ones, and is answered. */
const isIndependent = ({ call, request, answer }: Example): boolean =>
  call.startsWith('query ') && !JSON.stringify(request ?? {}).includes('$') && valueAt(answer, 'errors') === undefined

/** Answers of REST and of data queries to what is wrong. */
export async function checkRefusals(contract: Contract, url: string): Promise<readonly Finding[]> {
  const client = new PlatformClient(url, contract)
  await client.open()
  const bearer = client.token

  const failed = (answer: Answered, status: number, code: string): readonly string[] => [
    ...unless(answer.status === status, `status ${answer.status}, not ${status}`),
    ...contract.failureErrors(answer.body),
    ...unless(
      valueAt(answer.body, 'error.code') === code,
      `code ${String(valueAt(answer.body, 'error.code'))}, not ${code}`,
    ),
  ]
  const refused = (answer: Answered, status: number, code: string): readonly string[] => [
    ...unless(answer.status === status, `status ${answer.status}, not ${status}`),
    ...unless(valueAt(answer.body, 'errors.0.extensions.code') === code, `not ${code}: ${JSON.stringify(answer.body)}`),
  ]
  const rest = (path: string, body?: string, token: string | null = bearer) =>
    client.fetch(`/rest/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body }),
      bearer: token,
    })
  const post = (path: string, body: string, token: string | null) =>
    client.fetch(path, { method: 'POST', body, bearer: token })

  /** What is wrong where a document is sent as text: of one row, since a request with its own document may cost less. */
  const textErrors = async (id: string, request: Example['request'] = {}): Promise<readonly string[]> => {
    const query = contract.documents[id] ?? ''
    const variables = 'first' in request ? { ...request, first: 1 } : request
    const { status, body } = await client.query({ query, variables })
    if (status !== 200) return [`${id}: status ${status}`]
    return contract.dataErrors(query, valueAt(body, 'data')).map((error) => `${id}: ${error}`)
  }

  return [
    await finding('REST without a token is session-expired', async () =>
      failed(await rest('/guest/getGuestBalance', undefined, null), 401, 'session-expired'),
    ),
    await finding('REST with a token that opens nothing is session-expired', async () =>
      failed(await rest('/guest/getGuestBalance', undefined, 'no-token-of-anybody'), 401, 'session-expired'),
    ),
    await finding('a body that is no JSON is invalid-request', async () =>
      failed(await rest('/guest/profile/update', '{'), 400, 'invalid-request'),
    ),
    await finding('a malformed REST request is answered with the fields that are wrong', async () => {
      const answer = await rest('/support/request', '{"key":"k"}')
      return [
        ...failed(answer, 400, 'invalid-request'),
        ...unless(String(valueAt(answer.body, 'error.fields')).includes('request'), 'request is not named'),
      ]
    }),
    await finding('a path that is not there is not-found', async () =>
      failed(await rest('/no/such/call'), 404, 'not-found'),
    ),
    await finding('a call by another method is not-found', async () =>
      failed(await rest('/guest/profile/update'), 404, 'not-found'),
    ),
    await finding('any language may be requested', async () => {
      const answer = await new PlatformClient(url, contract).call('openSession', { language: 'fr' })
      return unless(answer.status === 200, `status ${answer.status}`)
    }),
    await finding('a query without a token is answered with exactly what is missing', async () => {
      const answer = await post('/query?language=en', JSON.stringify({ query: SMALL }), null)
      return unless(
        answer.status === 401 && valueAt(answer.body, 'errors.0.message') === MISSING_TOKEN,
        JSON.stringify(answer.body),
      )
    }),
    await finding("a document of one's own is answered", async () => {
      const answer = await client.query({ query: SMALL })
      return [
        ...unless(answer.status === 200, `status ${answer.status}`),
        ...contract.dataErrors(SMALL, valueAt(answer.body, 'data')),
      ]
    }),
    await finding('every published document is answered the same as text and by its id', async () => {
      const document = contract.documents['categories'] ?? ''
      const [byText, byId] = [await client.query({ query: document }), await client.query({ documentId: 'categories' })]
      return unless(JSON.stringify(byText.body) === JSON.stringify(byId.body), 'the answers differ')
    }),
    await finding('a published document may be sent as text', async () => {
      const sent = contract.examples.filter((example) => isIndependent(example))
      const errors = await Promise.all(
        sent.map(({ call, request }) => textErrors(call.slice('query '.length), request)),
      )
      return [...unless(sent.length > 0, 'no document was sent'), ...errors.flat()]
    }),
    await finding('a legal text is sent as a file, without a session', async () => {
      const variables = { filter: { language: 'en' }, first: 1, offset: 0 }
      const { body } = await client.query({ documentId: 'legalTexts', variables })
      const id = String(valueAt(body, 'data.legalTexts.items.0.id'))
      const file = await rest(`/asset/legal-text/download/${encodeURIComponent(id)}`, undefined, null)
      return [
        ...unless(file.status === 200, `status ${file.status}`),
        ...unless(typeof file.body === 'string' && file.body !== '', 'there is nothing in the file'),
      ]
    }),
    await finding('an unknown document, field or variable is invalid-request', async () => [
      ...refused(await client.query({ documentId: 'no-such-document' }), 400, 'invalid-request'),
      ...refused(await client.query({ query: '{ noSuchField }' }), 400, 'invalid-request'),
      ...refused(
        await client.query({ documentId: 'notifications', variables: { first: 'five' } }),
        400,
        'invalid-request',
      ),
      ...refused(
        await client.query({ documentId: 'notifications', variables: { first: 501 } }),
        400,
        'invalid-request',
      ),
    ]),
    await finding('a document beyond its limits is refused before it runs', async () => {
      const deep = `query($n: Int!) { models(filter: {}, order: NAME, first: $n, offset: 0) { ${'items { sedcards { family } } '.repeat(3)} } }`
      const many = `{ ${Array.from({ length: 13 }, (_, at) => `a${at}: unreadTotal`).join(' ')} }`
      return [
        ...refused(await client.query({ query: many }), 400, 'invalid-request'),
        ...refused(await client.query({ query: deep, variables: { n: 100_000 } }), 400, 'invalid-request'),
      ]
    }),
  ]
}
