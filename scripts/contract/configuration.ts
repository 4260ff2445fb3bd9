import * as z from 'zod'
import type { JsonSchema } from './json-schemas.ts'
import { configurationSchema } from '@/adapters/wire/configuration/read-configuration'
import { settings } from '@/adapters/wire/configuration/settings'
import { PENDING_ACTION_TYPES, PENDING_LOGIN_ACTION_KEY } from '@/domain/access/pending-login-action'
import { LANGUAGES } from '@/domain/navigation/language'
import { checkoutSwitches } from '@/domain/payments/checkout-switches'
import { paymentFlows } from '@/domain/payments/flows'

/** The properties within a schema, those of alternatives too. */
const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  Object.assign({ ...schema.properties }, ...(schema.anyOf ?? []).map(propertiesOf)) as Record<string, JsonSchema>

/** Describes every setting that the list names, so that a setting without a description is seen as such. */
function describe(schema: JsonSchema, path = ''): void {
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const description = settings[`${path}${name}`]
    if (description !== undefined) property.description = description
    describe(property, `${path}${name}.`)
  }
}

const object = (description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  description,
  properties,
})

const either = (one: string, other: string): JsonSchema => ({
  type: ['string', 'number'],
  description: `${one}; ${other}`,
})

const free = (description: string): JsonSchema => ({ type: 'object', description })

/** What a guest wanted before the login [AUT-006]. */
const pendingLoginAction: JsonSchema = {
  ...object('What a guest wanted before they had logged in; performed once, after the login.', {
    type: { type: 'string', enum: PENDING_ACTION_TYPES, description: 'What the guest wanted.' },
    params: object('What it takes; every type uses what it needs, and unknown ones are passed over.', {
      targetId: { type: 'string', minLength: 1, description: 'The actor, or the content as KIND:ID.' },
      targetUrl: {
        type: 'string',
        pattern: '^/',
        description: 'The page it is done on: an address of this site, from the root.',
      },
      storeAutoOpenSetting: { type: 'boolean', description: 'Whether the choice to open by itself is stored.' },
      value: either('The name of the actor', 'for openPayment the flow.'),
      qmDate: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, description: 'The day of a daily offer.' },
      options: free('Options of a checkout.'),
      shouldOpen: { type: 'boolean', description: 'Whether the subject is opened afterwards.' },
      config: free('Settings of what is opened.'),
    }),
  }),
  required: ['type'],
}

/** The storage of the browser, by key. */
const storedPendingLoginAction = object('Stored in the browser until the login, as JSON.', {
  [PENDING_LOGIN_ACTION_KEY]: { $ref: '#/$defs/PendingLoginAction' },
})

/** The switches of the checkout's address with their defaults [PAY-041]..[PAY-049]. */
const defaultCheckoutOptions = object(
  'Parameters of the address of a checkout, 1 or 0. tracking is 1 with the consent to analytics only.',
  Object.fromEntries(
    Object.entries(checkoutSwitches(false)).map(([name, value]) => [
      name,
      { type: 'integer', enum: [0, 1], default: value as unknown },
    ]),
  ),
)

/** What the address of a checkout passes to a payment service, besides the switches. */
const paymentModuleSettings = object('Parameters of the address of a checkout that identify what it is for.', {
  flow: { type: 'string', enum: Object.keys(paymentFlows), description: 'What the checkout is for.' },
  language: { type: 'string', enum: LANGUAGES, description: 'Language of the guest.' },
})

/** The configuration file of a site, and what is stored or passed on beside it, as JSON Schema. */
export function configurationOf(): object {
  const schema = z.toJSONSchema(configurationSchema, { io: 'input' }) as JsonSchema
  describe(schema)
  return {
    ...schema,
    title: 'Vesper: configuration of a site',
    description:
      'The file of WEB_CONFIG, and /config.json of the pages. Everything may be left out. The guide is docs/operators.md.',
    $defs: {
      DefaultCheckoutOptions: defaultCheckoutOptions,
      PaymentModuleSettings: paymentModuleSettings,
      PendingLoginAction: pendingLoginAction,
      StoredPendingLoginAction: storedPendingLoginAction,
    },
  }
}
