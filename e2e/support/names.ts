import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** What a new guest fills in; a name and an address that no other journey has. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly birthDate: string
}

export function newPerson(): Person {
  const name = `Robin ${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`
  return {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.org`,
    password: 'lamplight-evening',
    birthDate: '1990-04-02',
  }
}
