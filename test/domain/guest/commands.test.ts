import { expect, it } from 'vitest'
import { accountCommands } from '@/domain/guest/commands'

it('every command that changes an account needs a login', () => {
  for (const [command, { needsLogin }] of Object.entries(accountCommands))
    expect({ command, needsLogin }).toEqual({ command, needsLogin: true })
})
