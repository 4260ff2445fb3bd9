import type { JsonSchema } from './json-schemas.ts'
import { DATED, failures, json, SHARE, type OtherCalls } from './openapi.ts'
import { MISSING_TOKEN, QUERY_PATH, queryAnswer, queryRequest } from '@/adapters/wire/base/query-call'
import type { Wire } from '@/adapters/wire/base/scalars'
import { publishedDocuments, type PublishedDocument } from '@/adapters/wire/contract/published-documents'
import { sandboxCalls, SANDBOX_PREFIX } from '@/adapters/wire/payments/sandbox-calls'
import { legalTextAddress } from '@/domain/legal/legal-text'

/** The data-query endpoint (API-012, API-013). */
const queryOperation = (schemas: ReadonlyMap<string, JsonSchema>): object => ({
  operationId: 'query',
  tags: ['query'],
  summary: 'Executes a document, or the published one that documentId names.',
  description: `Needs the token in the header Authorization. Without one it is refused with the message "${MISSING_TOKEN}".`,
  'x-repeatable': false,
  'x-credentials': false,
  security: [{ bearer: [] }],
  parameters: [{ $ref: '#/components/parameters/language' }, { $ref: '#/components/parameters/version' }, ...DATED],
  requestBody: { required: true, content: json(schemas.get('queryRequest') ?? {}) },
  responses: {
    ...failures(false),
    '200': { description: 'Executed.', content: json(schemas.get('queryAnswer') ?? {}) },
    // In the form of a query; what is refused before it is read has that of every other call.
    ...Object.fromEntries(
      ['400', '401', '404', '429', '500', '503'].map((status) => [
        status,
        {
          description:
            status === '401'
              ? `${MISSING_TOKEN}: no token. session-expired: the token opens nothing (any more).`
              : 'Not executed; extensions.code of the first error is one of ErrorCode.',
          content: json(schemas.get('queryAnswer') ?? {}),
        },
      ]),
    ),
  },
})

const legalTextPath = legalTextAddress('{legalTextId}').replace('%7B', '{').replace('%7D', '}')

/** BLO-020. */
const legalTextOperation = {
  operationId: 'legalTextDownload',
  tags: ['legal'],
  summary: 'Sends a legal text as a file.',
  'x-repeatable': true,
  'x-credentials': false,
  security: [],
  parameters: [
    { name: 'legalTextId', in: 'path', required: true, schema: { type: 'string', maxLength: 100 } },
    { $ref: '#/components/parameters/language' },
    { $ref: '#/components/parameters/ver' },
  ],
  responses: {
    '200': { description: 'The text, as an attachment.', content: { 'text/html': {} } },
    ...failures(true),
  },
}

const documentOperation = ({ name, contentType, about }: PublishedDocument): object => ({
  operationId: `document.${name.replace(/\.\w+$/u, '')}`,
  tags: ['documents'],
  summary: about,
  'x-repeatable': true,
  'x-credentials': false,
  security: [],
  parameters: [{ name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }],
  responses: {
    '200': {
      description: 'The document.',
      headers: {
        ETag: { description: 'Changes with the document.', schema: { type: 'string', maxLength: 200 } },
        ...SHARE,
      },
      content: { [contentType]: {} },
    },
    '304': { description: 'It is the one that If-None-Match names.' },
    ...failures(true),
  },
})

const SANDBOX: Readonly<Record<string, string>> = {
  sheet: 'What the frame needs to draw itself; null to any device but the one that opened the checkout.',
  submit: 'Sends the filled-in form. Wrong passwords are answered up to four seconds later.',
  cancel: 'Cancels the checkout.',
}

function sandboxOperation(name: string, schemas: ReadonlyMap<string, JsonSchema>): object {
  return {
    operationId: `sandbox.${name}`,
    tags: ['sandbox'],
    summary: SANDBOX[name],
    description: 'The secret is the fragment of checkout.url. At most 60 calls a minute of one address.',
    'x-repeatable': name !== 'submit',
    'x-credentials': true,
    security: [],
    parameters: [{ $ref: '#/components/parameters/version' }],
    requestBody: { required: true, content: json(schemas.get(`sandbox.${name}Request`) ?? {}) },
    responses: {
      '200': { description: 'Carried out.', content: json(schemas.get(`sandbox.${name}Answer`) ?? {}) },
      ...failures(true),
    },
  }
}

/** What guests reach beside the calls of their ports: data queries, files, and the sandbox. */
export const guestCalls: OtherCalls = {
  about: ` The guide is docs/wire.md; data queries (${QUERY_PATH}) are in schema.graphql, the socket is in asyncapi.json.`,
  schemas: {
    ...Object.fromEntries(
      Object.entries(sandboxCalls).flatMap(([name, { request, response }]): readonly [string, Wire<unknown>][] => [
        [`sandbox.${name}Request`, request],
        [`sandbox.${name}Answer`, response],
      ]),
    ),
    queryRequest,
    queryAnswer,
  },
  paths: (schemas) => ({
    ...Object.fromEntries(
      Object.keys(sandboxCalls).map((name) => [`${SANDBOX_PREFIX}/${name}`, { post: sandboxOperation(name, schemas) }]),
    ),
    [QUERY_PATH]: { post: queryOperation(schemas) },
    [legalTextPath]: { get: legalTextOperation },
    ...Object.fromEntries(
      publishedDocuments.map((document) => [`/${document.name}`, { get: documentOperation(document) }]),
    ),
  }),
  tags: [
    {
      name: 'query',
      description:
        'The data-query endpoint; what may be requested is in schema.graphql, ready documents in documents.json.',
    },
    { name: 'documents', description: 'The contract itself, as this server implements it.' },
    {
      name: 'sandbox',
      description:
        'The payment service of the sandbox, as its frame uses it. No session; the cookie of the device goes with every call.',
    },
  ],
}
