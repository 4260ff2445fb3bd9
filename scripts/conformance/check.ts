import type { Contract } from './contract.ts'
import { checkCommands } from './command-checks.ts'
import { finding, type Finding } from './finding.ts'
import { checkMeanings } from './meaning-checks.ts'
import { PlatformClient } from './platform-client.ts'
import { Player } from './player.ts'
import { checkRefusals } from './refusal-checks.ts'

/** Lets time pass at servers whose clock a test controls, and returns what time it is there. */
export interface Time {
  readonly pass: () => Promise<void>
  readonly now: () => number
}

const realTime: Time = { pass: () => Promise.resolve(), now: () => Date.now() }

/** The example that ends the session of its guest. */
const LAST_OF_SESSION = 'rest logout'

/** Checks an address against the published contract. */
export async function checkConformance(
  contract: Contract,
  url: string,
  time: Time = realTime,
): Promise<readonly Finding[]> {
  // Where nobody answers there is nothing to try: a connection that is refused would pass for one that is closed.
  const reached = await finding('the address answers a request to open a session', async () => {
    await new PlatformClient(url, contract).open()
    return []
  })
  if (reached.errors?.length !== 0) return [reached]
  const player = new Player(contract, url, time.pass, time.now())
  const findings: Finding[] = []
  for (const example of contract.examples) {
    // While its guest still has a session.
    if (example.call === LAST_OF_SESSION) findings.push(...(await checkMeanings(player.client, time)))
    const { errors } = await player.play(example)
    findings.push({ name: `example: ${example.call}: ${example.name}`, errors })
  }
  findings.push({ name: 'every frame of the examples has its published shape', errors: player.frameErrors() })
  player.close()
  const broken = (name: string) => (error: unknown) => [{ name, errors: [String(error)] }]
  return [
    reached,
    ...findings,
    ...(await checkRefusals(contract, url).catch(broken('refusals'))),
    ...(await checkCommands(contract, url, time.pass).catch(broken('commands'))),
  ]
}
