import type { Contract } from './contract.ts'
import { checkCommands } from './command-checks.ts'
import { finding, type Finding } from './finding.ts'
import { checkMeanings } from './meaning-checks.ts'
import { PlatformClient } from './platform-client.ts'
import { Player } from './player.ts'
import { checkRefusals } from './refusal-checks.ts'
import { connectionErrors } from './sequence.ts'
import { realTime, type Time } from './time.ts'

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
  const player = new Player(contract, url, time)
  const findings: Finding[] = []
  for (const example of contract.examples) {
    // While its guest still has a session.
    if (example.call === LAST_OF_SESSION) findings.push(...(await checkMeanings(player.client, time)))
    const { errors } = await player.play(example)
    findings.push({ name: `example: ${example.call}: ${example.name}`, errors })
  }
  player.close()
  const broken = (name: string) => (error: unknown) => [{ name, errors: [String(error)] }]
  const other = new PlatformClient(url, contract)
  findings.push(
    ...(await checkRefusals(contract, url).catch(broken('refusals'))),
    ...(await checkCommands(other, time).catch(broken('commands'))),
  )
  const connections = [...player.client.connections, ...other.connections]
  const errors = connections.flatMap((connection) => connectionErrors(contract, connection))
  return [reached, ...findings, { name: 'every frame has its published shape, and the number that follows', errors }]
}
