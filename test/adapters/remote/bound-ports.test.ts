import { describe, expect, it } from 'vitest'
import { boundPort, boundPortNames } from '@/adapters/remote/bound-ports'
import { bindingsOf } from '@/adapters/wire/base/port-binding'
import { features } from '@/adapters/wire/contract/features'
import { portNames, type PortName } from '@/application/platform/guest-ports'

const published = features.flatMap(({ ports = {} }) => Object.entries(ports))

/** Loaded at once by the start page, or more at the client than requests: the socket, the session, what is reported. */
const OWN = [
  'actors',
  'oneClick',
  'chat',
  'checkout',
  'emailConfirmation',
  'guest',
  'logger',
  'messenger',
  'notificationSettings',
  'notifications',
  'tracker',
]

const portOf = async (name: string): Promise<Readonly<Record<string, (given: object) => Promise<unknown>>>> =>
  (await boundPort(name as PortName, () => Promise.reject(new Error('requested')), '')) as never

/** A limit without a sum is refused before it is sent. */
const REFUSED = /^(?:requested|invalid-request: coins)$/u

describe('the ports that are no more than their bindings', () => {
  it('are those that the features publish, but for those that are made at once or do more than to send requests', () => {
    const names = published.map(([name]) => name)
    expect([...boundPortNames, ...OWN].toSorted()).toEqual(names.toSorted())
    expect(portNames).toEqual(expect.arrayContaining(names))
  })

  it('send a request for each of their methods', async () => {
    for (const [name, binding] of published.filter(([each]) => !OWN.includes(each))) {
      const port = await portOf(name)
      for (const method of Object.keys(binding)) await expect(port[method]?.({})).rejects.toThrow(REFUSED)
    }
  })

  it('have no operation that is not described in the contract of its feature, and with it published', () => {
    const described = new Set<object>(
      features.flatMap(({ operations }) => operations).map(({ operation }) => operation),
    )
    const bound = published.flatMap(([port, binding]) =>
      bindingsOf(binding).map(({ method, operation }) => ({ name: `${port}.${method}`, operation })),
    )
    expect(bound.length).toBeGreaterThan(100)
    expect(bound.filter(({ operation }) => !described.has(operation)).map(({ name }) => name)).toEqual([])
  })

  it('refuse a name that none of them has as an unknown store [API-030]', async () => {
    await expect(portOf('absent')).rejects.toThrow('Unknown store absent')
  })
})
