import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isScalarType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql'
import { WebSocketServer } from 'ws'
import { Samples, type Schema } from './samples'

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'docs', 'contract')
const published = (file: string): string => readFileSync(join(CONTRACT, file), 'utf8')

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: object }>>>
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A platform that was written from the published documents alone, with none of our code, of another origin. */
export interface ForeignPlatform {
  readonly origin: string
  /** What it was sent: `GET /path`, `query name`, `socket type`. */
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

interface Call {
  readonly method: string
  readonly pattern: RegExp
  readonly answer: Schema
}

function callsOf({ paths }: Document): readonly Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const { content } = (responses as Record<string, { content?: Record<string, { schema?: Schema }> }>)['200'] ?? {}
      const answer = content?.['application/json']?.schema
      if (answer === undefined) return []
      return [
        {
          method: method.toUpperCase(),
          pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
          answer,
        },
      ]
    }),
  )
}

/** The names that types of the query schema have among the JSON schemas, as the reference lists those that differ. */
const jsonNames: ReadonlyMap<string, string> = new Map(
  [...published('reference.md').matchAll(/`(\w+)` \(`(\w+)` in queries\)/gu)].map(([, name = '', sdl = '']) => [
    sdl,
    name,
  ]),
)

/** Answers any query by the types of the published schema; what values of a field are is in the JSON schema of its type. */
function queryAnswerer(samples: Samples, named: (name: string) => Schema | undefined) {
  const schema = buildSchema(published('schema.graphql'))
  const documents = JSON.parse(published('documents.json')) as Readonly<Record<string, string>>
  const valueOf = (given: GraphQLOutputType, name: string): unknown => {
    const type = getNullableType(given)
    if (isListType(type)) return [0, 1, 2].map(() => valueOf(type.ofType, name))
    const leaf = getNamedType(type)
    if (isEnumType(leaf)) return leaf.getValues()[0]?.value
    if (!isScalarType(leaf)) return {}
    if (leaf.name === 'Int') return samples.of({ type: 'integer', maximum: 2 ** 31 - 1 }, name)
    return samples.of({ type: { Float: 'number', Boolean: 'boolean' }[leaf.name] ?? 'string' }, name)
  }
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) => {
    const { returnType, fieldName, parentType } = info
    const field = named(jsonNames.get(parentType.name) ?? parentType.name)?.properties?.[fieldName]
    const leaf = getNamedType(returnType)
    const isLeaf = isScalarType(leaf) || isEnumType(leaf)
    return isLeaf && field !== undefined ? samples.of(field, fieldName) : valueOf(returnType, fieldName)
  }
  return async (body: { query?: string; documentId?: string; variables?: Record<string, unknown> }) => {
    const text = body.query ?? documents[body.documentId ?? ''] ?? ''
    return execute({ schema, document: parse(text), fieldResolver, variableValues: body.variables ?? {} })
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Serves on a free port of this machine for pages of any origin that send their cookies. */
export async function startForeignPlatform(host = '127.0.0.1'): Promise<ForeignPlatform> {
  const document = JSON.parse(published('openapi.json')) as Document
  const updates = JSON.parse(published('asyncapi.json')) as Pick<Document, 'components'>
  const named = (name: string): Schema | undefined =>
    document.components.schemas[name] ?? updates.components.schemas[name]
  const samples = new Samples((ref) => named(ref.split('/').at(-1) ?? '') ?? {})
  const calls = callsOf(document)
  const answerQuery = queryAnswerer(samples, named)
  const requests: string[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request
    const path = new URL(request.url ?? '/', 'http://foreign').pathname
    response.setHeader('access-control-allow-origin', headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('vary', 'origin')
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '')
      response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
      response.writeHead(204).end()
      return
    }
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const text = await bodyOf(request)
    if (path === '/query') {
      const body = JSON.parse(text) as { query?: string; documentId?: string }
      requests.push(`query ${body.documentId ?? ''}`)
      send(200, await answerQuery(body))
      return
    }
    requests.push(`${method} ${path}`)
    const call = calls.find((each) => each.method === method && each.pattern.test(path))
    if (call === undefined) send(404, { error: { code: 'not-found', requestId: 'foreign' } })
    else send(200, samples.of(call.answer))
  }

  const server = createServer((request, response) => void answer(request, response))
  const sockets = new WebSocketServer({ server, path: '/socket' })
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString('utf8')) as { type: string; requestId?: string }
      requests.push(`socket ${frame.type}`)
      const send = (type: string, payload: object): void => socket.send(JSON.stringify({ type, payload }))
      if (frame.type === 'requestSession')
        send('sessionAcknowledged', { position: { epoch: 'foreign', sequence: 0 }, resumed: false })
      else if (frame.type === 'ping') send('pong', {})
      else if (frame.requestId !== undefined)
        send('commandAcknowledged', { requestId: frame.requestId, refused: null, result: null })
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${port}`,
    requests,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
