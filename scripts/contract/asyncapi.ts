import { frameMessages } from './checkout-frame.ts'
import { jsonSchemasOf, type JsonSchema } from './json-schemas.ts'
import { CONTRACT_VERSION, VERSION_PARAMETER } from '@/adapters/wire/base/version'
import { deprecationText } from '@/adapters/wire/contract/deprecations'
import type { DescribedOperation, DescribedUpdate, PublishedFeature } from '@/adapters/wire/base/feature-contract'
import { definitionOf } from '@/adapters/wire/contract/schema-reader'
import type { Wire } from '@/adapters/wire/base/scalars'
import { serverMessage } from '@/adapters/wire/live/client-frames'
import { liveUpdate } from '@/adapters/wire/live/update'

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const WORDS: Readonly<Record<string, string>> = {
  sessionAcknowledged:
    'The connection is bound. resumed true: what was missed follows at once, and nothing else is missing. Otherwise position is the current position: refetch all that may have changed.',
  pong: 'Answer to ping.',
  commandAcknowledged:
    'Answer to the frame with this requestId. refused: null, a reason, or error: and a code. result: what the command answers.',
}

/** Describes why a connection was closed. */
const CLOSE_CODES: Readonly<Record<string, string>> = {
  1000: 'On purpose; sent by clients.',
  1001: 'The server stops: open again, at once.',
  1002: 'More than 20 frames could not be read.',
  1008: 'More than 5 frames showed a token that opens nothing.',
  1009: 'A frame is larger than 64 KiB.',
  1012: 'The numbers begin again: reconnect.',
  1013: 'The guest has too many connections, or the session cannot be opened now: open again after a second.',
  4000: 'No pong came; sent by clients.',
}

const isSocket = ({ operation }: DescribedOperation): boolean => operation.transport === 'socket'

/** The options of a union by the literal of their type. */
const byType = (union: Wire<unknown>): ReadonlyMap<string, Wire<unknown>> =>
  new Map(
    definitionOf(union).options.map((option) => [
      String(definitionOf(definitionOf(option).shape['type'] as Wire<unknown>).values[0]),
      option,
    ]),
  )

/** A message's payload without the name of its type: that is beside it. */
function payloadOf(schema: JsonSchema | undefined, fields: Readonly<Record<string, string>> = {}): JsonSchema {
  const { type: _type, ...properties } = schema?.properties ?? {}
  for (const [name, description] of Object.entries(fields)) {
    const property = properties[name]
    if (property !== undefined) properties[name] = { ...property, description }
  }
  return { type: 'object', properties, required: (schema?.required ?? []).filter((name) => name !== 'type') }
}

/** The socket, and the messages of the checkout frame, as AsyncAPI 3. */
export function asyncapiOf(features: readonly PublishedFeature[]): object {
  const commands = features.flatMap(({ feature, operations }) =>
    operations.filter(isSocket).map((described) => ({ feature, described })),
  )
  const updates = features.flatMap(({ feature, updates: own = [] }) => own.map((update) => ({ feature, update })))
  const schemasOfUpdates = byType(liveUpdate)
  const schemasOfMessages = byType(serverMessage)
  const others = new Map<string, Wire<unknown>>([
    ...commands.flatMap(({ described: { operation } }): [string, Wire<unknown>][] => [
      [`command.${operation.name}`, operation.request],
      [`result.${operation.name}`, operation.answer],
    ]),
    ...[...schemasOfUpdates].map(([type, schema]): [string, Wire<unknown>] => [`update.${type}`, schema]),
    ...[...schemasOfMessages].map(([type, schema]): [string, Wire<unknown>] => [`word.${type}`, schema]),
  ])
  const schemas = jsonSchemasOf(features, others)
  const components = Object.fromEntries([...schemas].filter(([name]) => !others.has(name)))
  const messages: Record<string, object> = {}
  for (const { feature, described } of commands) {
    const { operation, about, rules, fields, deprecated } = described
    const payload = payloadOf(schemas.get(`command.${operation.name}`), fields)
    const answer = schemas.get(`result.${operation.name}`) ?? {}
    messages[operation.name] = {
      name: operation.name,
      title: operation.name,
      summary: about,
      ...(rules === undefined && deprecated === undefined
        ? {}
        : { description: [rules, deprecated && deprecationText(deprecated)].filter(Boolean).join(' ') }),
      ...(deprecated === undefined ? {} : { 'x-deprecated': true, 'x-sunset': deprecated.sunset }),
      tags: [{ name: feature }],
      contentType: 'application/json',
      payload: {
        allOf: [ref('ClientFrame'), { type: 'object', properties: { type: { const: operation.name }, payload } }],
      },
      'x-result': Object.keys(answer).length === 0 ? null : answer,
    }
  }
  for (const { feature, update } of updates) messages[`update.${update.type}`] = updateMessage(feature, update, schemas)
  for (const [type, about] of Object.entries(WORDS)) {
    messages[`server.${type}`] = messageOf(type, about, payloadOf(schemas.get(`word.${type}`)))
  }
  const frame = frameMessages()
  const refs = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]))
  const names = commands.map(({ described }) => described.operation.name)
  const received = Object.keys(messages).filter((name) => !names.includes(name))
  const channelRefs = (channel: string, of: readonly string[]) =>
    of.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` }))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Vesper: socket and checkout frame',
      version: CONTRACT_VERSION,
      description:
        'Text frames of JSON over a WebSocket, and window messages of the checkout frame. The guide is docs/wire.md. Updates, fields and values that are not here may be added: clients pass over them.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      platform: {
        host: 'localhost:8080',
        protocol: 'ws',
        description:
          'The address that socketUrl of /config.json names; empty: /socket of the own origin. wss over https.',
      },
    },
    channels: {
      socket: {
        address: '/socket',
        description: 'One connection of one page. Frames up to 64 KiB; pages of another host are refused with 403.',
        servers: [{ $ref: '#/servers/platform' }],
        messages: refs([...names, ...received]),
        'x-address-parameters': {
          [VERSION_PARAMETER]:
            'The version of this contract that the client was written for, as 2.0; also as the header Contract-Version. One that the server does not have is refused with 400 and unsupported-version.',
        },
        'x-close-codes': CLOSE_CODES,
      },
      checkoutFrame: {
        address: null,
        description:
          'window.postMessage from the frame to the page around it, and nothing the other way. The page counts messages of the origin of checkout.url with the id of the checkout only. The frame gets everything by its address.',
        messages: refs(Object.keys(frame.messages)),
        'x-address-parameters': frame.address,
      },
    },
    operations: {
      send: {
        action: 'receive',
        summary: 'What clients say.',
        channel: { $ref: '#/channels/socket' },
        messages: channelRefs('socket', names),
      },
      receive: {
        action: 'send',
        summary: 'What the server sends.',
        channel: { $ref: '#/channels/socket' },
        messages: channelRefs('socket', received),
      },
      checkout: {
        action: 'send',
        summary: 'What the checkout frame sends.',
        channel: { $ref: '#/channels/checkoutFrame' },
        messages: channelRefs('checkoutFrame', Object.keys(frame.messages)),
      },
    },
    components: { messages: { ...messages, ...frame.messages }, schemas: { ...components, ...FRAMES } },
  }
}

function updateMessage(
  feature: string,
  { type, about, fields }: DescribedUpdate,
  schemas: ReadonlyMap<string, JsonSchema>,
): object {
  const payload = payloadOf(schemas.get(`update.${type}`), fields)
  return { ...messageOf(type, about, payload), tags: [{ name: feature }] }
}

const messageOf = (type: string, about: string, payload: JsonSchema): object => ({
  name: type,
  title: type,
  summary: about,
  contentType: 'application/json',
  payload: { allOf: [ref('ServerFrame'), { type: 'object', properties: { type: { const: type }, payload } }] },
})

/** The envelopes of both directions. */
const FRAMES: Readonly<Record<string, JsonSchema>> = {
  ClientFrame: {
    type: 'object',
    description:
      'What a client sends: every frame shows token and guest. A frame whose guestId is not the guest of its token is answered with sessionExpired.',
    properties: {
      type: { type: 'string', minLength: 1, maxLength: 40 },
      requestId: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        description:
          'Where an answer is awaited: drawn by the client, the same when the frame is sent again. Cached with what succeeded, for the newest 500 commands of a guest at a server.',
      },
      accessToken: { type: 'string', minLength: 1, maxLength: 500, description: 'Of openSession.' },
      guestId: ref('GuestId'),
      payload: { type: 'object' },
    },
    required: ['type', 'accessToken', 'guestId', 'payload'],
  },
  ServerFrame: {
    type: 'object',
    description:
      'What the server sends. sequence: the number of an update, rising by one, the same on all pages of a guest; messages about the connection have none.',
    properties: {
      type: { type: 'string' },
      sequence: { type: 'integer', minimum: 0 },
      payload: { type: 'object' },
    },
    required: ['type', 'payload'],
  },
}
