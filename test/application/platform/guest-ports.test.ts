import { describe, expect, it } from 'vitest'
import { portList } from '@/application/platform/guest-ports'

/** Without its kind, and whether it is about one thing or many. */
const bare = (name: string): string =>
  name
    .replace(/Gateway$/u, '')
    .replace(/s$/u, '')
    .toLowerCase()

describe('the ports of a guest', () => {
  it('have the names of their interfaces, so that a port is found by either', () => {
    const differing = Object.entries(portList)
      .filter(([name, { token }]) => bare(name) !== bare(token.description ?? ''))
      .map(([name, { token }]) => `${name}: ${token.description ?? ''}`)
    expect(differing).toEqual([])
  })
})
