import { BackendError } from '@/application/errors/backend-error'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'

/** Whether an actor takes a guest into a free chat at once. */
export const isFreeRoom = (state: ActorState): boolean => state.freeChat && !state.isBusy

/** Whether an actor takes a guest into a paid private chat at once, and offers nothing else first. */
export const isPaidRoom = (state: ActorState): boolean =>
  state.isOnline &&
  !state.isBusy &&
  !state.freeChat &&
  !state.isCurrentlyTicketShow &&
  !state.isActorAvailableForConversionChat

/** As many actors as a list shows first. */
const PAGE = 24

/** The most that the journeys and engines pay for a video, coins. */
const AFFORDABLE = 40

async function listed({ actors }: GuestPorts, filter: ActorFilter): Promise<readonly ActorSummary[]> {
  const { items } = await actors.list({ filter, sort: 'recommended', first: PAGE, offset: 0 })
  return items
}

const isLive = ({ state }: ActorSummary): boolean => state.isOnline && !state.isBusy && !state.isCurrentlyTicketShow

/**
 * What the journeys and the visits in other engines look for in the sample world, by name. Each of them fails at an hour at
 * which its need is not met.
 */
export const needs: Readonly<Record<string, (ports: GuestPorts, now: number) => Promise<boolean>>> = {
  'a free chat on the first page of free chats': async (ports) =>
    (await listed(ports, { online: true, freeChat: true })).some(({ state }) => isFreeRoom(state)),
  'the first free chat is no show, and its actor in no other': async (ports) => {
    const [first] = await listed(ports, { online: true, freeChat: true })
    return first !== undefined && isLive(first)
  },
  'a paid private chat': async (ports) =>
    (await listed(ports, { online: true })).some(({ state }) => isPaidRoom(state)),
  'a video call': async (ports) => (await listed(ports, { online: true, videoCall: true })).some(isLive),
  'a chat that voyeurs may enter': async (ports) => (await listed(ports, { online: true, voyeur: true })).length > 0,
  'live actors who speak each language of the product': async (ports) => {
    const found = await Promise.all(
      ['de', 'en', 'es'].map((language) => listed(ports, { online: true, languages: [language] })),
    )
    return found.every((actors) => actors.some(isLive))
  },
  'a show that runs, with tickets': async ({ shows }, now) =>
    (await shows.list({ endFrom: now, startTo: now, first: PAGE, order: 'soonest' })).items.length > 0,
  'a show to come': async ({ shows }, now) =>
    (await shows.list({ endFrom: now, startTo: now + 7 * 86_400_000, first: PAGE, order: 'soonest' })).items.some(
      ({ start }) => start > now,
    ),
  'something on both channels': async ({ tv }) =>
    (await Promise.all([tv.currentProgram(false), tv.currentProgram(true)])).every((program) => program !== null),
  'a round of the clash': async ({ clash }) => (await clash.current()) !== null,
  'a contest that is open': async ({ contests }) =>
    (await contests.list(PAGE, 0)).items.some(({ phase }) => phase === 'voting'),
  'a video that is for sale, for all ages of guests and at a low price': async ({ videos }) =>
    (await videos.list({ filter: {}, sort: 'newest', first: 60, offset: 0 })).items.some(
      ({ price, vip, ageRating }) => price.value > 0 && price.value < AFFORDABLE && !vip && ageRating < 18,
    ),
}

/** The names of the needs that are not met now; one whose question fails is not met either. */
export async function unmetNeeds(ports: GuestPorts, now: number): Promise<readonly string[]> {
  const met = await Promise.all(
    Object.entries(needs).map(async ([name, isMet]) => {
      try {
        return (await isMet(ports, now)) ? null : name
      } catch (error) {
        return `${name} (${error instanceof BackendError ? error.code : String(error)})`
      }
    }),
  )
  return met.filter((name) => name !== null)
}
