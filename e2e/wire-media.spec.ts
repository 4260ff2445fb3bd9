import { expect, test } from './support/fixtures'

test('a video plays for the guest who bought it, and its addresses give a stranger nothing', async ({
  guest,
  browser,
  baseURL,
}) => {
  const requests = new Set<string>()
  guest.page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/media/') && answer.status() < 300) requests.add(answer.url())
  })
  await guest.arrive('start', {}, 'coins')
  await guest.videos.openAffordable(200)
  await guest.videos.playButton.click()
  await guest.videos.expectPlaying()
  const preview = [...requests]
  expect(preview.some((url) => url.includes('-preview-'))).toBe(true)
  expect(preview.every((url) => !url.includes('-full-'))).toBe(true)

  await guest.videos.buy()
  await expect.poll(() => [...requests].some((url) => /-full-[^/]+\/segment\d/u.test(url))).toBe(true)
  await guest.videos.expectPlaying()
  const addresses = [...requests]

  // The guest's own browser is given all of it again.
  const statuses = (urls: readonly string[]) =>
    guest.page.evaluate(
      (all) => Promise.all(all.map((url) => fetch(url, { cache: 'no-store' }).then(({ status }) => status))),
      urls,
    )
  expect(new Set(await statuses(addresses))).toEqual(new Set([200]))
  // The ticket of the preview opens no file of the video, and no server serves one without a ticket.
  const ticket = /\/media\/clips\/(?<ticket>[^/]+)\//u.exec(preview.find((url) => url.includes('/clips/')) ?? '')
  const tricks = [`/media/clips/${ticket?.groups?.['ticket'] ?? ''}/segment0.m4s`, '/art/clips/1/segment0.m4s']
  const answers = await Promise.all(tricks.map((path) => guest.page.request.get(path).then((each) => each.status())))
  expect(answers).toEqual([404, 404])

  // A stranger with a browser and a session of their own, and a stranger without any.
  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  for (const hasSession of [false, true]) {
    if (hasSession) await stranger.request.post('/rest/v1/session/open', { data: { language: 'en' } })
    for (const url of addresses) expect((await stranger.request.get(url)).status()).toBe(404)
  }
  await stranger.close()
})
