import * as fc from 'fast-check'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { configurationOf } from '../../../scripts/contract/configuration'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { settings } from '@/adapters/wire/configuration/settings'
import { parsePendingLoginAction, PENDING_LOGIN_ACTION_KEY } from '@/domain/access/pending-login-action'
import { anyPendingAction } from '#test/support/arbitraries/access'

interface Schema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
}

/** Settings by their paths, each with its description. */
const described = (schema: Schema, path = ''): readonly (readonly [string, string | undefined])[] =>
  [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]): readonly (readonly [string, string | undefined])[] => [
      [`${path}${name}`, property.description],
      ...described(property, `${path}${name}.`),
    ]),
  )

const published = configurationOf()
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(published, 'site')

/** What is chosen among by language or repeated in a list is described by what it is in. */
const isPart = (path: string): boolean => /\.(?:de|en|es)$/u.test(path)

describe('the published schema of the configuration', () => {
  it('describes every setting, and no other [PAY-038]', () => {
    const all = described(published).filter(([path]) => !isPart(path))
    expect(all.filter(([, text]) => text === undefined).map(([path]) => path)).toEqual([])
    expect(Object.keys(settings)).toEqual(all.map(([path]) => path))
  })

  it('accepts what the pages accept, and refuses what they refuse', () => {
    const isAccepted = ajv.getSchema('site')
    const given = [
      {},
      { forceAVSModal: true, redirectAfterLogin: { delayMs: 500 } },
      { forceAVSModal: 'yes' },
      { redirectAfterLogin: { delayMs: -1 } },
      { operator: { name: '' } },
      { checkoutOrigin: 'https://pay.example/path' },
    ]
    const isRead = (value: unknown): boolean => {
      try {
        readConfiguration(value)
        return true
      } catch {
        return false
      }
    }
    expect(given.map((value) => isAccepted?.(value))).toEqual(given.map(isRead))
  })

  it('has the stored login action as the product stores and reads it [AUT-006]', () => {
    const isAccepted = ajv.getSchema('site#/$defs/StoredPendingLoginAction')
    const isValid = (action: unknown): unknown => isAccepted?.({ [PENDING_LOGIN_ACTION_KEY]: action })
    fc.assert(
      fc.property(anyPendingAction, (action) => {
        expect(isValid(action)).toBe(true)
      }),
    )
    for (const broken of [
      { type: 'elsewhere' },
      {},
      ...[
        { targetId: '' },
        { targetUrl: 'https://x.example' },
        { qmDate: '1.1.' },
        { value: true },
        { options: 1 },
      ].map((params) => ({ type: 'like', params })),
    ])
      expect({ broken, isValid: isValid(broken), ok: parsePendingLoginAction(broken).ok }).toEqual({
        broken,
        isValid: false,
        ok: false,
      })
  })
})
