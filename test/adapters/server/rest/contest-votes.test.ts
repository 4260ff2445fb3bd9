import { afterAll, beforeAll, expect, it } from 'vitest'
import { member } from '#test/support/bindings/accounts'
import { SMALL_WORLD, type Device } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser, type RemoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'

let server: TestServer
let browser: RemoteBrowser
let device: Device

beforeAll(async () => {
  server = await TestServer.start(await TestEnvironment.build(SMALL_WORLD))
  browser = remoteBrowser(server.url)
  device = await member({ device: () => listeningDevice(browser.ports, browser.sandbox) })
})
afterAll(async () => {
  browser.leave()
  await server.app.close()
})

const sent = async (path: string, method: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${browser.token() ?? ''}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

const queried = async (query: string): Promise<unknown> =>
  ((await sent('/query', 'POST', { query })) as { readonly data: unknown }).data

it('are added and removed by the documented calls, over REST and the query endpoint, and are the same votes [CON-012][CON-013][CON-021]', async () => {
  const contestId = 'candlelight'
  const grid = await browser.ports.contests.grid({
    contestId: contestId as never,
    contestSub: 'newest',
    limit: 1,
    offset: 0,
  })
  const mediaId = grid?.entries[0]?.mediaId ?? ''
  const before = grid?.entries[0]?.votes ?? 0
  const votes = (): Promise<unknown> => queried(`{ contestVotes(contestId: "${contestId}") { voteCount votedMedia } }`)
  const none = { contestVotes: { voteCount: 0, votedMedia: [] } }
  expect(await votes()).toEqual(none)

  const voted = await sent('/rest/v1/contests/addContestMediaVoting', 'POST', { contestId, mediaId })
  expect(voted).toEqual({
    success: true,
    reason: null,
    needAvs: false,
    contestId,
    mediaId,
    mediaVotes: before + 1,
    guestId: device.guest.id,
    hideVoteLimitModal: false,
    voteCount: 1,
    votedMedia: [mediaId],
  })
  expect(await votes()).toEqual({ contestVotes: { voteCount: 1, votedMedia: [mediaId] } })

  const address = `/rest/v1/contests/deleteContestMediaVoting?${new URLSearchParams({ contestId, mediaId }).toString()}`
  expect(await sent(address, 'DELETE')).toMatchObject({ success: true, mediaVotes: before, voteCount: 0 })
  expect(await votes()).toEqual(none)

  const named = `contestId: "${contestId}", mediaId: "${mediaId}"`
  expect(await queried(`mutation { addContestVote(${named}) { success mediaVotes } }`)).toEqual({
    addContestVote: { success: true, mediaVotes: before + 1 },
  })
  expect(await queried(`mutation { deleteContestVote(${named}) { success mediaVotes voteCount } }`)).toEqual({
    deleteContestVote: { success: true, mediaVotes: before, voteCount: 0 },
  })
})
