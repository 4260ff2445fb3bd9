import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { dataOf, QueryAnswers } from './query-answers.ts'

type Json = Readonly<Record<string, unknown>>

/** A call of the REST transport as the published document has it. */
export interface PublishedCall {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly inPath: readonly string[]
  readonly isOpen: boolean
  /** Where the document has it, as a JSON pointer. */
  readonly pointer: string
}

/** A step of the published examples. */
export interface Example {
  readonly name: string
  /** `rest openSession`, `query models`, `command chatStart`, `socket connect`, `socket disconnect` or `update chatTick`. */
  readonly call: string
  readonly request?: Json
  readonly answer?: unknown
  /** What of the answer later steps use, by the name they call it. */
  readonly keep?: Readonly<Record<string, string | Choice>>
}

/** The first entry of a list that matches `where`, and what to store of it: `any` matches what is there, `least` a number that is no lower. */
export interface Choice {
  readonly list: string
  readonly where: Json
  readonly take: string
}

/** Where an operation of the document has the schema of its answer. */
const ANSWER = '/responses/200/content/application~1json/schema'

const QUERY = '/query'

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The published documents, and nothing else: with them a caller can check an address. */
export class Contract {
  readonly calls: ReadonlyMap<string, PublishedCall>
  readonly documents: Readonly<Record<string, string>>
  readonly examples: readonly Example[]
  readonly commands: readonly string[]
  private readonly withResult: ReadonlySet<string>
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false })
  private readonly queries: QueryAnswers

  constructor(folder: string) {
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
    const openapi = JSON.parse(read('openapi.json')) as { readonly paths: Readonly<Record<string, Json>> }
    const asyncapi = JSON.parse(read('asyncapi.json')) as {
      readonly components: { readonly messages: Readonly<Record<string, Json>> }
    }
    this.ajv.addSchema(openapi, 'openapi')
    this.ajv.addSchema(asyncapi, 'asyncapi')
    this.calls = new Map(
      Object.entries(openapi.paths)
        // The examples of the query endpoint are those of its operations.
        .filter(([path]) => path !== QUERY)
        .flatMap(([path, methods]) => callsAt(path, methods))
        // Files are no calls: a legal text, the documents of the contract.
        .filter(([, { pointer }]) => this.ajv.getSchema(`openapi#${pointer}${ANSWER}`) !== undefined),
    )
    this.documents = JSON.parse(read('documents.json')) as Readonly<Record<string, string>>
    this.examples = JSON.parse(read('examples.json')) as readonly Example[]
    this.commands = Object.keys(asyncapi.components.messages).filter(
      (name) => !/^(?:server|update|frame)\./u.test(name),
    )
    const { messages } = asyncapi.components
    this.withResult = new Set(this.commands.filter((name) => (messages[name]?.['x-result'] ?? null) !== null))
    this.queries = new QueryAnswers(read('schema.graphql'))
  }

  /** What is wrong with the answer of a REST call. */
  answerErrors({ pointer }: PublishedCall, status: number, body: unknown): readonly string[] {
    if (status !== 200) return this.failureErrors(body)
    return this.errors(`openapi#${pointer}${ANSWER}`, body)
  }

  failureErrors(body: unknown): readonly string[] {
    return this.errors('openapi#/components/schemas/Error', body)
  }

  /** What is wrong with a frame of the server. */
  frameErrors(frame: { readonly type: string; readonly payload: unknown }): readonly string[] {
    const isWord = ['sessionAcknowledged', 'pong', 'commandAcknowledged'].includes(frame.type)
    return this.errors(`asyncapi#/components/messages/${isWord ? 'server' : 'update'}.${frame.type}/payload`, frame)
  }

  /** What is wrong with the result of a command that was executed. */
  resultErrors(command: string, result: unknown): readonly string[] {
    if (!this.withResult.has(command)) return []
    return this.errors(`asyncapi#/components/messages/${command}/x-result`, result)
  }

  /** What is wrong with the answer that an example describes. */
  exampleErrors({ name, call, answer }: Example): readonly string[] {
    const [kind, id = ''] = call.split(' ')
    const isFailure = typeof answer === 'object' && answer !== null && ('error' in answer || 'errors' in answer)
    const isRefusal = typeof answer === 'object' && answer !== null && 'refused' in answer
    if (isFailure || isRefusal) return []
    const rest = this.calls.get(id)
    const failures = (): readonly string[] => {
      if (kind === 'rest') return rest === undefined ? ['is not published'] : this.answerErrors(rest, 200, answer)
      if (kind === 'query') {
        const text = this.documents[id] ?? ''
        return this.dataErrors(text, dataOf(text, id, answer))
      }
      if (kind === 'command') return this.resultErrors(id, answer)
      return kind === 'update' ? this.frameErrors({ type: id, payload: answer }) : []
    }
    return failures().map((error) => `${name}: ${error}`)
  }

  /** What is wrong with the data of a document. */
  dataErrors(document: string, data: unknown): readonly string[] {
    return this.queries.errors(document, data)
  }

  private errors(pointer: string, value: unknown): readonly string[] {
    const validate = this.ajv.getSchema(pointer)
    if (validate === undefined) return [`there is no ${pointer}`]
    if (validate(value) === true) return []
    return (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  }
}

function callsAt(path: string, methods: Json): readonly (readonly [string, PublishedCall])[] {
  return Object.entries(methods).map(([method, operation]) => {
    const { operationId, security } = operation as {
      readonly operationId: string
      readonly security?: readonly unknown[]
    }
    const call = {
      id: operationId,
      method: method.toUpperCase(),
      path,
      inPath: [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? ''),
      isOpen: security !== undefined,
      pointer: `/paths/${escaped(path).replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`,
    }
    return [operationId, call] as const
  })
}
