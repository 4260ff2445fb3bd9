import { describe, expect, it } from 'vitest'
import { boundPorts } from '@/adapters/remote/bound-ports'
import { features } from '@/adapters/wire/contract/features'
import { portNames } from '@/application/platform/guest-ports'

const published = features.flatMap(({ ports = {} }) => Object.entries(ports))

/** The start page loads this one at once. */
const EAGER = 'videos'

const ports = boundPorts(() => Promise.reject(new Error('requested')), '') as unknown as Readonly<
  Record<string, Readonly<Record<string, () => Promise<unknown>>>>
>

describe('the ports that are no more than their bindings', () => {
  it('are those that the features publish, but for the one that the start page loads at once', () => {
    const names = published.map(([name]) => name)
    expect(Object.keys(ports).toSorted()).toEqual(names.filter((name) => name !== EAGER).toSorted())
    expect(portNames).toEqual(expect.arrayContaining(names))
  })

  it('send a request for each of their methods', async () => {
    for (const [name, binding] of published.filter(([each]) => each !== EAGER))
      for (const method of Object.keys(binding)) await expect(ports[name]?.[method]?.()).rejects.toThrow('requested')
  })
})
