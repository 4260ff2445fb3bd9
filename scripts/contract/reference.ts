import type {
  DescribedOperation,
  DescribedUpdate,
  PublishedFeature,
  NamedSchema,
} from '@/adapters/wire/base/feature-contract'
import { deprecationText } from '@/adapters/wire/contract/deprecations'
import { CONTRACT_VERSION } from '@/adapters/wire/base/version'
import type { RestCall } from '@/adapters/wire/base/rest-call'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const nameOf = ({ operation }: DescribedOperation): string => {
  if (operation.transport !== 'rest') return operation.name
  const { method, path } = operation as RestCall<unknown, unknown>
  return `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`
}

const KINDS = { rest: 'REST', query: 'query', socket: 'command' } as const

const operationRow = (described: DescribedOperation): string => {
  const { operation, about, rules, fields = {}, deprecated } = described
  const notes = Object.entries(fields).map(([field, text]) => `\`${field}\`: ${text}`)
  const text = [about, rules, deprecated && deprecationText(deprecated), ...notes].filter(Boolean).join(' ')
  return `| \`${nameOf(described)}\`${operation.repeatable ? ' ↻' : ''} | ${KINDS[operation.transport]} | ${cell(text)} |`
}

const updateRow = ({ type, about, fields = {} }: DescribedUpdate): string => {
  const notes = Object.entries(fields).map(([field, text]) => `\`${field}\`: ${text}`)
  return `| \`${type}\` | ${cell([about, ...notes].join(' '))} |`
}

const schemaRow = ({ name, sdl, about, words = {} }: NamedSchema): string => {
  const meanings = Object.entries(words).map(([word, text]) => `\`${word}\`: ${text}.`)
  const other = sdl === undefined || sdl === 'String' ? '' : ` (\`${sdl}\` in queries)`
  return `| \`${name}\`${other} | ${cell([about, ...meanings].join(' ').replaceAll('..', '.'))} |`
}

const table = (head: string, rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : [`| ${head} |`, `|${' --- |'.repeat(head.split('|').length)}`, ...rows, '']

function section({ feature, about, operations, updates = [], schemas }: PublishedFeature): string {
  return [
    `## ${feature}`,
    '',
    about,
    '',
    ...table('operation | transport | what it does', operations.map(operationRow)),
    ...table('update | when it is sent', updates.map(updateRow)),
    ...table('shape | what it is', schemas.map(schemaRow)),
  ].join('\n')
}

/** The contract for human readers: every operation, update and named shape with its meaning. */
export const referenceOf = (features: readonly PublishedFeature[]): string =>
  [
    '# Reference of the wire',
    '',
    `Version ${CONTRACT_VERSION}. Written by \`npm run contract\` from the declarations; the guide is [wire.md](../wire.md). Fields, types and lengths`,
    'are in [openapi.json](openapi.json) (REST, sandbox), [asyncapi.json](asyncapi.json) (socket, checkout frame) and',
    '[schema.graphql](schema.graphql) with [documents.json](documents.json) (data queries). ↻: may be sent again when its answer was lost.',
    'REST paths are under `/rest/v1`.',
    '',
    ...features.map(section),
  ].join('\n')
