import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '../../e2e/support/names'
import { escaped, pattern } from '../../e2e/support/pattern'
import { describeEngines, setUp, type Bench } from './support/set-up'
import type { Visitor } from './support/visitor'
import { remoteBrowser } from '#test/support/bindings/remote'
import { isFreeRoom, isPaidRoom } from '#test/support/world/needs'
import type { ActorSummary } from '@/domain/actors/actor'
import { path } from '@/domain/routes/path'

/** Firefox reports as an error that a box is measured again in the next frame. */
const NO_ERROR = 'ResizeObserver loop completed with undelivered notifications.'

async function errorsOf(visitor: Visitor): Promise<readonly string[]> {
  const errors = await visitor.tab.run<readonly string[]>('return window.observedErrors')
  return errors.filter((error) => error !== NO_ERROR)
}

/** Fills in the form of the frame and sends it. */
async function signUp(visitor: Visitor, person: Person): Promise<void> {
  await visitor.press('button', visitor.t('shell.account.signUp'))
  await visitor.fill(visitor.t('payments.frame.fields.name'), person.name)
  await visitor.fill(visitor.t('payments.frame.fields.email'), person.email)
  await visitor.fill(visitor.t('payments.frame.fields.password'), person.password)
  const [year = '', month = '', day = ''] = person.birthDate.split('-')
  await visitor.fill(visitor.t('payments.frame.fields.day'), day)
  await visitor.fill(visitor.t('payments.frame.fields.month'), month)
  await visitor.fill(visitor.t('payments.frame.fields.year'), year)
  await visitor.press('choice', /18|terms/u)
  await visitor.press('button', visitor.t('payments.frame.signup.submit'))
}

/** A video or a live picture plays. */
const PLAYS = `return [...document.querySelectorAll('video')].some((video) => video.currentTime > 0.2 && !video.paused)`

const LISTS = `return document.querySelectorAll('main article').length > 3`

/** An engine may want a press for a video that begins by itself in others. */
const PRESS_PLAY = `
  const button = document.querySelector('media-play-button')
  const isPaused = document.querySelector('video')?.paused === true
  if (button !== null && isPaused && !(Date.now() - window.playPressed < 4000)) {
    button.click()
    window.playPressed = Date.now()
  }
`

describeEngines('a visit', (start) => {
  let bench: Bench
  let visitor: Visitor
  const open = (address: string) => visitor.open(bench.front.url + address)
  beforeAll(async () => {
    bench = await setUp(start)
    visitor = await bench.visitor()
  })
  afterAll(() => bench.stop())

  /** The first actor of the sample world to be found like this now. */
  async function actorWho(isWanted: (actor: ActorSummary) => boolean): Promise<string> {
    const browser = remoteBrowser(bench.front.url)
    try {
      await browser.ports.guest.open('en')
      const { items } = await browser.ports.actors.list({ filter: {}, sort: 'name', first: 100, offset: 0 })
      const found = items.find(isWanted)
      if (found === undefined) throw new Error('nobody is live like this')
      return found.name
    } finally {
      browser.leave()
    }
  }

  /** Starts a chat of this kind, chosen first where the actor offers several. */
  async function startChat(mode: 'free' | 'single'): Promise<void> {
    const choice = new RegExp(`^${escaped(visitor.t(`chat.mode.${mode}`))}`, 'u')
    const begin = new RegExp(`^${escaped(visitor.t(`chat.start.${mode}`))}`, 'u')
    await visitor.until('the room is open', async () => {
      return (await visitor.has('choice', choice)) || (await visitor.has('button', begin))
    })
    if (await visitor.has('choice', choice)) await visitor.press('choice', choice)
    await visitor.press('button', begin)
    await visitor.sees('button', visitor.t('chat.end'))
    await acceptRules()
  }

  /** Accepts the rules of an actor who has some: until then they are shown instead of the field. */
  async function acceptRules(): Promise<void> {
    const accept = visitor.t('chat.rules.accept')
    const field = pattern(visitor.texts, 'messenger.write', 'name')
    await visitor.until('the guest can write, or accept the rules', async () => {
      return (await visitor.has('field', field)) || (await visitor.has('button', accept))
    })
    if (await visitor.has('button', accept)) await visitor.press('button', accept)
  }

  async function say(words: string): Promise<void> {
    await visitor.fill(pattern(visitor.texts, 'messenger.write', 'name'), words)
    await visitor.press('button', visitor.t('messenger.send'))
    await visitor.sees('text', words)
  }

  it('passes the gate and signs up in the frame', async () => {
    await open(path('start', {}, 'en'))
    await visitor.press('button', visitor.t('access.gate.enter'))
    await visitor.press('button', visitor.t('consent.necessaryOnly'))
    await signUp(visitor, newPerson())
    await visitor.scrollUp()
    await visitor.sees('button', /VXC/u)
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('pays for coins in the frame', async () => {
    await visitor.scrollUp()
    await visitor.press('button', pattern(visitor.texts, 'shell.account.topUpHint', 'coins'))
    await visitor.press('choice', visitor.t('payments.frame.pay.approve'))
    await visitor.press('button', pattern(visitor.texts, 'payments.frame.pay.submit', 'price'))
    await visitor.scrollUp()
    const someCoins = visitor.t('shell.account.topUpHint', { coins: '[1-9]\\d*' })
    await visitor.sees('button', new RegExp(`^${someCoins}$`, 'u'))
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('buys a video and sees it', async () => {
    const browser = remoteBrowser(bench.front.url)
    await browser.ports.guest.open('en')
    const { items } = await browser.ports.videos.list({ filter: {}, sort: 'newest', first: 60, offset: 0 })
    browser.leave()
    const video = items.find(
      ({ price, vip, ageRating }) => price.value > 0 && price.value < 40 && !vip && ageRating < 18,
    )
    if (video === undefined) throw new Error('no video is for sale')
    await open(path('video', { videoId: video.id }, 'en'))
    await visitor.press('button', pattern(visitor.texts, 'media.offer.buy', 'count'))
    await visitor.sees('text', visitor.t('media.offer.owned'))
    await visitor.holds('the video plays', PRESS_PLAY + PLAYS)
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('writes in a free chat', async () => {
    const name = await actorWho(({ state }) => isFreeRoom(state))
    await open(path('actorChat', { actorName: name }, 'en'))
    await startChat('free')
    await say('Good evening from here')
    await visitor.press('button', visitor.t('chat.end'))
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('writes in a paid chat, and ends it with a bill', async () => {
    const name = await actorWho(({ state }) => isPaidRoom(state))
    await open(path('actorChat', { actorName: name }, 'en'))
    await startChat('single')
    await say('How is your evening?')
    await visitor.press('button', visitor.t('chat.end'))
    await visitor.sees('text', visitor.t('chat.bill.balance'))
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('writes in the messenger, and comes back by Back to the page before', async () => {
    const name = await actorWho(() => true)
    await open(path('actor', { actorName: name }, 'en'))
    await visitor.press('link', visitor.t('actors.profile.write'))
    await say('Until tomorrow')
    await visitor.tab.back()
    await visitor.sees('heading', new RegExp(`^${escaped(name)}`, 'u'))
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('watches a channel live', async () => {
    await open(path('tvLivestream', {}, 'en'))
    await visitor.holds('the channel plays', PLAYS)
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('shows that there is no network, and goes on with one', async () => {
    await open(path('cams', {}, 'en'))
    await visitor.holds('the list is there', LISTS)
    bench.front.setDown(true)
    try {
      await visitor.press('link', 'Storytelling')
      await visitor.sees('text', visitor.t('errors.offline'))
    } finally {
      bench.front.setDown(false)
    }
    await visitor.press('button', visitor.t('shell.states.retry'))
    await visitor.holds('the list is there', LISTS)
    expect(await errorsOf(visitor)).toEqual([])
  })

  it('does not lose a press that comes before the page is alive', async () => {
    await visitor.tab.open(bench.front.url + path('start', {}, 'en'))
    await visitor.press('button', pattern(visitor.texts, 'shell.account.topUpHint', 'coins'))
    await visitor.sees('choice', visitor.t('payments.frame.pay.approve'))
    expect(await errorsOf(visitor)).toEqual([])
  })
})
